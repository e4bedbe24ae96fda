// Notes why a name was taken for an entity, once a name.
//   $bankId  STRING
//   $at      DATETIME
//   $most    INTEGER    decisions kept about an entity
//   $joined  LIST<MAP>  entityId, name, nameKey, score, evidence
CYPHER 25
UNWIND $joined AS row
MATCH (entity:Entity {bankId: $bankId, id: row.entityId})
WHERE COUNT { (entity)<-[:ABOUT]-() } < $most
  AND NOT EXISTS { (entity)<-[:ABOUT]-(:EntityDecision {kind: 'JOINED', nameKey: row.nameKey}) }
CREATE (:EntityDecision {
  id: randomUUID(),
  bankId: $bankId,
  kind: 'JOINED',
  verdict: 'SAME',
  score: row.score,
  evidence: row.evidence,
  name: row.name,
  nameKey: row.nameKey,
  at: $at
})-[:ABOUT]->(entity)
