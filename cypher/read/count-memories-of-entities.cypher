// Number of the active memories that mention each entity.
//   $bankId       STRING
//   $ids          LIST<STRING>
//   $windowStart  DATETIME?  memories overlapping [windowStart, windowEnd)
//   $windowEnd    DATETIME?
//   id            STRING     the entity's
//   count         INTEGER    ≥ 0
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
RETURN id,
       COUNT {
         MATCH (entity)<-[:MENTIONS]-(memory:Memory)
         WHERE memory.state = 'ACTIVE'
           AND ($windowStart IS NULL OR memory.occurredEnd > $windowStart)
           AND ($windowEnd IS NULL OR memory.occurredStart < $windowEnd)
       } AS count
