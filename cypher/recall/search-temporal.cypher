// Memories inside a window: the nearest to a vector and, where the window holds more than those, what links from the best
// of them reach without leaving it.
//   $bankId          STRING
//   $states          LIST<STRING>         visible states
//   $types           LIST<STRING>         visible types
//   $tagKeys         LIST<STRING> | NULL  visible tag sets; null when tags do not matter
//   $mentionedUntil  DATETIME             known by then
//   $validAfter      DATETIME             still valid then
//   $windowStart     DATETIME             an open side is a far sentinel
//   $windowEnd       DATETIME
//   $vector          LIST<FLOAT>          not all zero
//   $nearestLimit    INTEGER
//   $sources         INTEGER              of the nearest, how many are followed
//   $linksPerMemory  INTEGER              links touched a memory
//   $linkedLimit     INTEGER              most memories that links add
//   memoryId       STRING
//   score          FLOAT    cosine in [-1, 1], best first
//   version        INTEGER  moment of the memory's last change in epoch milliseconds
//   occurredStart  INTEGER  epoch milliseconds
CYPHER 25
CALL () {
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
      LIMIT $nearestLimit
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
      LIMIT $nearestLimit
    ) SCORE AS similarity
    RETURN m, similarity
  }
}
WITH m, similarity
ORDER BY similarity DESC, m.id
WITH collect({memory: m, score: 2 * similarity - 1}) AS nearest
CALL (nearest) {
  WHEN size(nearest) = $nearestLimit THEN {
    UNWIND nearest[..$sources] AS hit
    WITH hit.memory AS source, hit.score AS strength
    CALL (source) {
      MATCH (source)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(m:Memory)
      RETURN m, link.weight AS weight
      LIMIT $linksPerMemory
    }
    WITH m, max(strength * weight) AS pull
    WHERE m.bankId = $bankId
      AND m.state IN $states
      AND m.type IN $types
      AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
      AND m.mentionedAt <= $mentionedUntil
      AND m.validUntil > $validAfter
      AND m.occurredStart < $windowEnd
      AND m.occurredEnd > $windowStart
      AND NOT m IN [hit IN nearest | hit.memory]
    WITH m
    ORDER BY pull DESC, m.id
    LIMIT $linkedLimit
    RETURN collect({memory: m, score: 2 * vector.similarity.cosine(m.embedding, $vector) - 1}) AS linked
  }
  ELSE {
    RETURN [] AS linked
  }
}
UNWIND nearest + linked AS hit
WITH hit.memory AS m,
     hit.score AS score
RETURN m.id AS memoryId,
       score,
       m.updatedAt.epochMillis AS version,
       m.occurredStart.epochMillis AS occurredStart
ORDER BY score DESC,
         memoryId
