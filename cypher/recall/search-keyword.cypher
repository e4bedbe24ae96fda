// Memories that hold words of a text, by BM25. The scores of the indexes are added, the exact one weighted: what holds a
// word as it was written ranks above what holds another form of it. The procedure gives its best first and is slow beyond
// the first thousands, so $fetch limits it; the answer says when that cut hits off, and the caller then asks for more.
//   $bankId          STRING
//   $states          LIST<STRING>         visible states
//   $types           LIST<STRING>         visible types
//   $tagKeys         LIST<STRING> | NULL  visible tag sets; null when tags do not matter
//   $isPlain         BOOLEAN              no tags, no window, no moment, every type: the common recall
//   $mentionedUntil  DATETIME             known by then
//   $validAfter      DATETIME             still valid then
//   $windowStart     DATETIME | NULL      both sides or neither; an open side is a far sentinel
//   $windowEnd       DATETIME | NULL
//   $text            STRING | NULL        Lucene query for memory_text; null leaves the index out, as below
//   $exact           STRING | NULL        for memory_exact
//   $cjk             STRING | NULL        for memory_cjk
//   $exactWeight     FLOAT                what one point of the exact index counts
//   $fetch           INTEGER              most hits read of each index
//   $limit           INTEGER
//   memoryIds  LIST<STRING>  best first
//   scores     LIST<FLOAT>   > 0, by position
//   versions   LIST<INTEGER> moments of their last changes in epoch milliseconds, by position
//   isCut      BOOLEAN       an index had more hits than were read
CYPHER 25
CALL () {
  WHEN $text IS NOT NULL THEN {
    CALL db.index.fulltext.queryNodes('memory_text', $text, {limit: $fetch})
    YIELD node, score
    RETURN collect({memory: node, score: score}) AS textHits
  }
  ELSE {
    RETURN [] AS textHits
  }
}
CALL () {
  WHEN $exact IS NOT NULL THEN {
    CALL db.index.fulltext.queryNodes('memory_exact', $exact, {limit: $fetch})
    YIELD node, score
    RETURN collect({memory: node, score: score * $exactWeight}) AS exactHits
  }
  ELSE {
    RETURN [] AS exactHits
  }
}
CALL () {
  WHEN $cjk IS NOT NULL THEN {
    CALL db.index.fulltext.queryNodes('memory_cjk', $cjk, {limit: $fetch})
    YIELD node, score
    RETURN collect({memory: node, score: score}) AS cjkHits
  }
  ELSE {
    RETURN [] AS cjkHits
  }
}
WITH textHits + exactHits + cjkHits AS hits,
     size(textHits) = $fetch OR size(exactHits) = $fetch OR size(cjkHits) = $fetch AS isCut
CALL (hits) {
  UNWIND hits AS hit
  WITH hit.memory AS m,
       sum(hit.score) AS score
  ORDER BY score DESC
  WHERE m.bankId = $bankId
    AND m.state IN $states
    AND ($isPlain OR (
      m.type IN $types
      AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
      AND m.mentionedAt <= $mentionedUntil
      AND m.validUntil > $validAfter
      AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))))
  LIMIT $limit
  WITH m.id AS memoryId,
       score,
       m.updatedAt.epochMillis AS version
  ORDER BY score DESC,
           memoryId
  RETURN collect(memoryId) AS memoryIds,
         collect(score) AS scores,
         collect(version) AS versions
}
RETURN memoryIds,
       scores,
       versions,
       isCut
