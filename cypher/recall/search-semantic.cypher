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
//   memoryId  STRING
//   score     FLOAT  cosine in [-1, 1], best first
//   version   INTEGER  moment of the memory's last change in epoch milliseconds
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
WITH m,
     2 * similarity - 1 AS score
WHERE score >= $minCosine
RETURN m.id AS memoryId,
       score,
       m.updatedAt.epochMillis AS version
ORDER BY score DESC,
         memoryId
