// The active memories that mention each entity, as far as a reader may see them, with the other entities that they mention.
//   $bankId     STRING
//   $ids        LIST<STRING>
//   $tags       LIST<STRING>?  null for all
//   $tagKey     STRING         key of $tags, for EXACT
//   $tagsMatch  STRING         ANY | ALL | ANY_STRICT | ALL_STRICT | EXACT
//   $looked     INTEGER        memories looked at an entity: those linked last
//   id          STRING         the entity's
//   memories    LIST<MAP>      id, type, proofCount, mentionedAt, start?, others: LIST<{id, nameKey, name}>; times in epoch milliseconds
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
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
  WITH DISTINCT entity, memory
  LIMIT $looked
  RETURN collect({
    id: memory.id,
    type: memory.type,
    proofCount: memory.proofCount,
    mentionedAt: memory.mentionedAt.epochMillis,
    start: memory.occurredStart.epochMillis,
    others: COLLECT {
      MATCH (memory)-[:MENTIONS]->(other:Entity)
      WHERE other <> entity
      WITH DISTINCT other
      ORDER BY other.id
      RETURN {id: other.id, nameKey: other.nameKey, name: other.name}
    }
  }) AS memories
}
RETURN id,
       memories
