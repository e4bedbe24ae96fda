// Notes that two entities are two, in the place of what was thought of the pair before. No row when one is missing.
//   $bankId    STRING
//   $a         STRING
//   $b         STRING
//   $evidence  LIST<STRING>
//   $at        DATETIME
//   pinned     INTEGER  1
CYPHER 25
MATCH (a:Entity {bankId: $bankId, id: $a})
MATCH (b:Entity {bankId: $bankId, id: $b})
CALL (a, b) {
  MATCH (a)<-[:ABOUT]-(pair:EntityDecision {kind: 'PAIR'})-[:ABOUT]->(b)
  WITH collect(DISTINCT pair) AS pairs
  FOREACH (pair IN pairs | DETACH DELETE pair)
}
CREATE (pin:EntityDecision {
  id: randomUUID(),
  bankId: $bankId,
  kind: 'PAIR',
  verdict: 'DISTINCT',
  score: 0.0,
  evidence: $evidence,
  at: $at
})
CREATE (pin)-[:ABOUT]->(a)
CREATE (pin)-[:ABOUT]->(b)
RETURN 1 AS pinned
