// Memories nearest to a vector, with everything filtered inside the index. A predicate there drops what lacks its property
// and costs time, so only what the scope needs is asked; undated memories stay in unless there is a window.
//   $bankId          STRING
//   $states          LIST<STRING>         visible states
//   $types           LIST<STRING>         visible types
//   $tagKeys         LIST<STRING> | NULL  visible tag sets; null when tags do not matter
//   $isPlain         BOOLEAN              no tags, no window, no moment, every type: the common recall
//   $mentionedUntil  DATETIME             known by then
//   $validAfter      DATETIME             still valid then
//   $windowStart     DATETIME | NULL      both sides or neither; an open side is a far sentinel
//   $windowEnd       DATETIME | NULL
//   $vector          LIST<FLOAT>          not all zero
//   $minCosine       FLOAT                in [-1, 1]
//   $limit           INTEGER
//   memoryIds  LIST<STRING>   best first
//   scores     LIST<FLOAT>    cosines in [-1, 1], by position
//   versions   LIST<INTEGER>  moments of their last changes in epoch milliseconds, by position
CYPHER 25
CALL () {
  WHEN $isPlain THEN {
    MATCH (m:Memory)
    SEARCH m IN (
      VECTOR INDEX memory_embedding
      FOR $vector
      WHERE m.bankId = $bankId
        AND m.state IN $states
      LIMIT $limit
    ) SCORE AS similarity
    RETURN m, similarity
  }
  WHEN $tagKeys IS NULL AND $windowStart IS NULL THEN {
    MATCH (m:Memory)
    SEARCH m IN (
      VECTOR INDEX memory_embedding
      FOR $vector
      WHERE m.bankId = $bankId
        AND m.state IN $states
        AND m.type IN $types
        AND m.mentionedAt <= $mentionedUntil
        AND m.validUntil > $validAfter
      LIMIT $limit
    ) SCORE AS similarity
    RETURN m, similarity
  }
  WHEN $tagKeys IS NULL THEN {
    MATCH (m:Memory)
    SEARCH m IN (
      VECTOR INDEX memory_embedding
      FOR $vector
      WHERE m.bankId = $bankId
        AND m.state IN $states
        AND m.type IN $types
        AND m.mentionedAt <= $mentionedUntil
        AND m.validUntil > $validAfter
        AND m.occurredStart < $windowEnd
        AND m.occurredEnd > $windowStart
      LIMIT $limit
    ) SCORE AS similarity
    RETURN m, similarity
  }
  WHEN $windowStart IS NULL THEN {
    MATCH (m:Memory)
    SEARCH m IN (
      VECTOR INDEX memory_embedding
      FOR $vector
      WHERE m.bankId = $bankId
        AND m.state IN $states
        AND m.type IN $types
        AND m.tagKey IN $tagKeys
        AND m.mentionedAt <= $mentionedUntil
        AND m.validUntil > $validAfter
      LIMIT $limit
    ) SCORE AS similarity
    RETURN m, similarity
  }
  ELSE {
    MATCH (m:Memory)
    SEARCH m IN (
      VECTOR INDEX memory_embedding
      FOR $vector
      WHERE m.bankId = $bankId
        AND m.state IN $states
        AND m.type IN $types
        AND m.tagKey IN $tagKeys
        AND m.mentionedAt <= $mentionedUntil
        AND m.validUntil > $validAfter
        AND m.occurredStart < $windowEnd
        AND m.occurredEnd > $windowStart
      LIMIT $limit
    ) SCORE AS similarity
    RETURN m, similarity
  }
}
WITH m.id AS memoryId,
     2 * similarity - 1 AS score,
     m.updatedAt.epochMillis AS version
WHERE score >= $minCosine
ORDER BY score DESC,
         memoryId
RETURN collect(memoryId) AS memoryIds,
       collect(score) AS scores,
       collect(version) AS versions
