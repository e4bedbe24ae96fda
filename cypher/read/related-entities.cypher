// Entities that are mentioned together with each entity, most often first, then by folded name. Looks at the memories
// linked last, so that somebody mentioned 20,000 times costs a bounded time.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   $looked  INTEGER    memories looked at an entity
//   $limit   INTEGER    related entities an entity
//   id       STRING     the entity's
//   related  LIST<MAP>  entityId, sharedMemories
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
CALL (entity) {
  CALL (entity) {
    MATCH (entity)<-[:MENTIONS]-(memory:Memory)
    WHERE memory.state = 'ACTIVE'
    RETURN memory
    LIMIT $looked
  }
  MATCH (memory)-[:MENTIONS]->(other:Entity)
  WHERE other <> entity
  WITH other, count(DISTINCT memory) AS sharedMemories
  ORDER BY sharedMemories DESC, other.nameKey, other.id
  LIMIT $limit
  RETURN collect({entityId: other.id, sharedMemories: sharedMemories}) AS related
}
RETURN id,
       related
