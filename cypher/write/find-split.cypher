// An entity that is to be split, and what a split of these memories finds; no row when there is no such entity.
//   $bankId     STRING
//   $id         STRING
//   $memoryIds  LIST<STRING>
//   name        STRING
//   nameKey     STRING
//   type        STRING        an entity type
//   aliases     LIST<STRING>
//   mentions    INTEGER       memories that mention it, in every state
//   own         LIST<STRING>  those of the memories that mention it
//   splitId     STRING?       the entity that an earlier split of just these memories made
CYPHER 25
MATCH (entity:Entity {bankId: $bankId, id: $id})
CALL (entity) {
  UNWIND $memoryIds AS memoryId
  MATCH (memory:Memory {bankId: $bankId, id: memoryId})
  WHERE EXISTS { (memory)-[:MENTIONS]->(entity) }
  RETURN collect(DISTINCT memory.id) AS own
}
CALL (entity) {
  OPTIONAL MATCH (entity)<-[:ABOUT]-(:EntityDecision {kind: 'PAIR', isSplit: true})-[:ABOUT]->(made:Entity)
  WHERE made <> entity
    AND all(memoryId IN $memoryIds WHERE EXISTS {
      (:Memory {bankId: $bankId, id: memoryId})-[:MENTIONS]->(made)
    })
  WITH made
  ORDER BY made.id
  LIMIT 1
  RETURN made.id AS splitId
}
RETURN entity.name AS name,
       entity.nameKey AS nameKey,
       entity.type AS type,
       entity.aliases AS aliases,
       COUNT { (entity)<-[:MENTIONS]-() } AS mentions,
       own,
       splitId
