// Ids of dated facts that mention an entity, or of a window, by their start; what a caller may not see is left out.
//   $bankId       STRING
//   $entityId     STRING?        null for any
//   $windowStart  DATETIME       facts overlapping [windowStart, windowEnd); an open side is a far sentinel
//   $windowEnd    DATETIME
//   $tags         LIST<STRING>?  null for all
//   $tagKey       STRING         key of $tags, for EXACT
//   $tagsMatch    STRING         ANY | ALL | ANY_STRICT | ALL_STRICT | EXACT
//   $asOf         DATETIME?      known by then and still held
//   $limit        INTEGER
//   id            STRING
CYPHER 25
CALL () {
  WHEN $entityId IS NOT NULL THEN {
    MATCH (:Entity {bankId: $bankId, id: $entityId})<-[:MENTIONS]-(memory:Memory)
    RETURN DISTINCT memory
  }
  ELSE {
    MATCH (memory:Memory {bankId: $bankId})
    WHERE memory.occurredStart < $windowEnd
    RETURN memory
  }
}
WITH memory
WHERE memory.occurredStart < $windowEnd
  AND memory.occurredEnd > $windowStart
  AND memory.type IN ['WORLD', 'EXPERIENCE']
  AND memory.state IN ['ACTIVE', 'SUPERSEDED']
  AND ($asOf IS NULL OR (memory.mentionedAt <= $asOf AND memory.validUntil > $asOf))
  AND ($tags IS NULL OR CASE
    WHEN $tagsMatch = 'EXACT' THEN memory.tagKey = $tagKey
    WHEN memory.tagKey = '' THEN $tagsMatch IN ['ANY', 'ALL']
    WHEN size($tags) = 0 THEN false
    WHEN $tagsMatch IN ['ANY', 'ANY_STRICT'] THEN any(tag IN $tags WHERE tag IN memory.tags)
    ELSE all(tag IN $tags WHERE tag IN memory.tags)
  END)
RETURN memory.id AS id
ORDER BY memory.occurredStart, id
LIMIT $limit
