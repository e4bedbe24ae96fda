// Notes pairs of entities that may be one, or only seem to be, once a pair; what somebody decided about a pair stays.
//   $bankId  STRING
//   $at      DATETIME
//   $most    INTEGER    decisions kept about an entity
//   $doubts  LIST<MAP>  a, b, verdict (DOUBTFUL, or DISTINCT where it is known that they are two), score, evidence
CYPHER 25
UNWIND $doubts AS row
MATCH (a:Entity {bankId: $bankId, id: row.a})
MATCH (b:Entity {bankId: $bankId, id: row.b})
WHERE a <> b
  AND COUNT { (a)<-[:ABOUT]-() } < $most
  AND COUNT { (b)<-[:ABOUT]-() } < $most
  AND NOT EXISTS { (a)<-[:ABOUT]-(:EntityDecision {kind: 'PAIR'})-[:ABOUT]->(b) }
CREATE (pair:EntityDecision {
  id: randomUUID(),
  bankId: $bankId,
  kind: 'PAIR',
  verdict: row.verdict,
  score: row.score,
  evidence: row.evidence,
  at: $at
})
CREATE (pair)-[:ABOUT]->(a)
CREATE (pair)-[:ABOUT]->(b)
