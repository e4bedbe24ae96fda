// Ids of the active memories that mention each entity, last mentioned first; rows of one moment by id.
//   $bankId       STRING
//   $ids          LIST<STRING>
//   $windowStart  DATETIME?  memories overlapping [windowStart, windowEnd)
//   $windowEnd    DATETIME?
//   $afterAt      DATETIME   last row of the page before; the far sentinel for the first page
//   $afterId      STRING     '' for the first page
//   $limit        INTEGER    memories an entity
//   id            STRING     the entity's
//   memories      LIST<MAP>  id, mentionedAt in epoch milliseconds
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
CALL (entity) {
  MATCH (entity)<-[:MENTIONS]-(memory:Memory)
  WHERE memory.state = 'ACTIVE'
    AND memory.mentionedAt <= $afterAt
    AND CASE WHEN memory.mentionedAt = $afterAt THEN memory.id > $afterId ELSE true END
    AND ($windowStart IS NULL OR memory.occurredEnd > $windowStart)
    AND ($windowEnd IS NULL OR memory.occurredStart < $windowEnd)
  WITH DISTINCT memory
  ORDER BY memory.mentionedAt DESC, memory.id
  LIMIT $limit
  RETURN collect({id: memory.id, mentionedAt: memory.mentionedAt.epochMillis}) AS memories
}
RETURN id,
       memories
