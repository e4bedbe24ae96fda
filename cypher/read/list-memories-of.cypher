// Ids of the memories that mention an entity, come from a document, or both, last mentioned first; rows of one moment by id.
//   $bankId       STRING
//   $entityId     STRING?        null for any
//   $documentId   STRING?        null for any; one of the two is given
//   $types        LIST<STRING>?  null for all
//   $states       LIST<STRING>
//   $windowStart  DATETIME?      memories overlapping [windowStart, windowEnd)
//   $windowEnd    DATETIME?
//   $asOf         DATETIME?
//   $tags         LIST<STRING>?  null for all
//   $tagKey       STRING         key of $tags, for EXACT
//   $tagsMatch    STRING         ANY | ALL | ANY_STRICT | ALL_STRICT | EXACT
//   $afterAt      DATETIME       last row of the page before; the far sentinel for the first page
//   $afterId      STRING         '' for the first page
//   $limit        INTEGER
//   id            STRING
//   mentionedAt   INTEGER        epoch milliseconds
CYPHER 25
CALL () {
  WHEN $documentId IS NOT NULL THEN {
    MATCH (:Document {bankId: $bankId, id: $documentId})<-[:PART_OF]-(:Chunk)<-[:FROM]-(memory:Memory)
    RETURN DISTINCT memory
  }
  ELSE {
    MATCH (:Entity {bankId: $bankId, id: $entityId})<-[:MENTIONS]-(memory:Memory)
    RETURN memory
  }
}
WITH memory
WHERE ($entityId IS NULL OR $documentId IS NULL
    OR EXISTS { (memory)-[:MENTIONS]->(:Entity {bankId: $bankId, id: $entityId}) })
  AND memory.mentionedAt <= $afterAt
  AND CASE WHEN memory.mentionedAt = $afterAt THEN memory.id > $afterId ELSE true END
  AND memory.state IN $states
  AND ($types IS NULL OR memory.type IN $types)
  AND ($windowStart IS NULL OR memory.occurredEnd > $windowStart)
  AND ($windowEnd IS NULL OR memory.occurredStart < $windowEnd)
  AND ($asOf IS NULL OR (memory.mentionedAt <= $asOf AND memory.validUntil > $asOf))
  AND ($tags IS NULL OR CASE
    WHEN $tagsMatch = 'EXACT' THEN memory.tagKey = $tagKey
    WHEN memory.tagKey = '' THEN $tagsMatch IN ['ANY', 'ALL']
    WHEN size($tags) = 0 THEN false
    WHEN $tagsMatch IN ['ANY', 'ANY_STRICT'] THEN any(tag IN $tags WHERE tag IN memory.tags)
    ELSE all(tag IN $tags WHERE tag IN memory.tags)
  END)
RETURN memory.id AS id,
       memory.mentionedAt.epochMillis AS mentionedAt
ORDER BY memory.mentionedAt DESC, id
LIMIT $limit
