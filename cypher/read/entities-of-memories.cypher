// Ids of the entities that each memory mentions, by folded name.
//   $bankId    STRING
//   $ids       LIST<STRING>
//   $limit     INTEGER       entities a memory
//   id         STRING        the memory's
//   entityIds  LIST<STRING>
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
CALL (memory) {
  MATCH (memory)-[:MENTIONS]->(entity:Entity)
  WITH DISTINCT entity
  ORDER BY entity.nameKey, entity.id
  LIMIT $limit
  RETURN collect(entity.id) AS entityIds
}
RETURN id,
       entityIds
