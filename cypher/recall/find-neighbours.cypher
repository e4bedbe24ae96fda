// Memories that stand near given ones in their documents, without themselves.
//   $bankId          STRING
//   $states          LIST<STRING>         visible states
//   $types           LIST<STRING>         visible types
//   $tagKeys         LIST<STRING> | NULL  visible tag sets; null when tags do not matter
//   $isPlain         BOOLEAN              no tags, no window, no moment, every type: the common recall
//   $mentionedUntil  DATETIME             known by then
//   $validAfter      DATETIME             still valid then
//   $windowStart     DATETIME | NULL      both sides or neither; an open side is a far sentinel
//   $windowEnd       DATETIME | NULL
//   $ids             LIST<STRING>
//   $before          INTEGER              places before
//   $after           INTEGER              places after
//   memoryIds  LIST<STRING>
//   versions   LIST<INTEGER>  moments of their last changes in epoch milliseconds, by position
CYPHER 25
UNWIND $ids AS id
MATCH (near:Memory {bankId: $bankId, id: id})
WITH near.documentId AS documentId,
     near.position AS position
MATCH (m:Memory)
WHERE m.bankId = $bankId
  AND m.documentId = documentId
  AND m.position >= position - $before
  AND m.position <= position + $after
WITH DISTINCT m
WHERE NOT m.id IN $ids
  AND m.state IN $states
  AND ($isPlain OR (
    m.type IN $types
    AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
    AND m.mentionedAt <= $mentionedUntil
    AND m.validUntil > $validAfter
    AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))))
RETURN collect(m.id) AS memoryIds,
       collect(m.updatedAt.epochMillis) AS versions
