// Ids of a bank's memories, last mentioned first; rows of one moment by id. Read in the order of the index on
// (bankId, mentionedAt), so that a page costs what it holds and not what the bank holds: ordered by bankId as well, and
// with a CASE, because the planner would make two seeks and a sort of an OR.
//   $bankId       STRING
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
MATCH (memory:Memory {bankId: $bankId})
WHERE memory.mentionedAt <= $afterAt
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
ORDER BY memory.bankId DESC, memory.mentionedAt DESC, id
LIMIT $limit
