// Number of a bank's memories that pass a filter.
//   $bankId       STRING
//   $entityId     STRING?        null for any
//   $documentId   STRING?        null for any
//   $types        LIST<STRING>?  null for all
//   $states       LIST<STRING>
//   $windowStart  DATETIME?      memories overlapping [windowStart, windowEnd)
//   $windowEnd    DATETIME?
//   $asOf         DATETIME?
//   $tags         LIST<STRING>?  null for all
//   $tagKey       STRING         key of $tags, for EXACT
//   $tagsMatch    STRING         ANY | ALL | ANY_STRICT | ALL_STRICT | EXACT
//   count         INTEGER        ≥ 0
CYPHER 25
CALL () {
  WHEN $documentId IS NOT NULL THEN {
    MATCH (:Document {bankId: $bankId, id: $documentId})<-[:PART_OF]-(:Chunk)<-[:FROM]-(memory:Memory)
    RETURN DISTINCT memory
  }
  WHEN $entityId IS NOT NULL THEN {
    MATCH (:Entity {bankId: $bankId, id: $entityId})<-[:MENTIONS]-(memory:Memory)
    RETURN memory
  }
  ELSE {
    MATCH (memory:Memory {bankId: $bankId})
    WHERE memory.id IS NOT NULL
    RETURN memory
  }
}
WITH memory
WHERE ($entityId IS NULL OR $documentId IS NULL
    OR EXISTS { (memory)-[:MENTIONS]->(:Entity {bankId: $bankId, id: $entityId}) })
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
RETURN count(memory) AS count
