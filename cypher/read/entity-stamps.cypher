// What a summary of each entity was made from, as a few numbers: when one of its memories comes, goes or changes, or is
// tied to another entity, so do they. Of somebody mentioned very often the memories linked last count, and how many there are.
//   $bankId     STRING
//   $ids        LIST<STRING>
//   $tags       LIST<STRING>?  null for all
//   $tagKey     STRING         key of $tags, for EXACT
//   $tagsMatch  STRING         ANY | ALL | ANY_STRICT | ALL_STRICT | EXACT
//   $looked     INTEGER        memories looked at an entity
//   id          STRING
//   name        STRING
//   type        STRING
//   degree      INTEGER        mentions
//   count       INTEGER        memories looked at
//   newest      INTEGER?       greatest updatedAt, epoch milliseconds
//   total       INTEGER        sum of their updatedAt
//   others      LIST<STRING>   other entities that they mention: id and name
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
CALL (entity) {
  CALL (entity) {
    MATCH (entity)<-[:MENTIONS]-(memory:Memory)
    WHERE memory.state = 'ACTIVE'
      AND ($tags IS NULL OR CASE
      WHEN $tagsMatch = 'EXACT' THEN memory.tagKey = $tagKey
      WHEN memory.tagKey = '' THEN $tagsMatch IN ['ANY', 'ALL']
      WHEN size($tags) = 0 THEN false
      WHEN $tagsMatch IN ['ANY', 'ANY_STRICT'] THEN any(tag IN $tags WHERE tag IN memory.tags)
      ELSE all(tag IN $tags WHERE tag IN memory.tags)
    END)
    WITH DISTINCT memory
    LIMIT $looked
    RETURN memory
  }
  RETURN count(memory) AS count,
         max(memory.updatedAt.epochMillis) AS newest,
         sum(memory.updatedAt.epochMillis) AS total,
         collect(memory) AS memories
}
CALL (entity, memories) {
  UNWIND memories AS memory
  MATCH (memory)-[:MENTIONS]->(other:Entity)
  WHERE other <> entity
  WITH other, count(DISTINCT memory) AS shared
  ORDER BY other.id
  RETURN collect(other.id + ' ' + shared + ' ' + other.name) AS others
}
RETURN id,
       entity.name AS name,
       entity.type AS type,
       COUNT { (entity)<-[:MENTIONS]-() } AS degree,
       count,
       newest,
       total,
       others
