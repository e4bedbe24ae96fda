// For each vector the active memories of the bank nearest to it, best first.
//   $bankId             STRING
//   $vectors            LIST<LIST<FLOAT>>
//   $limit              INTEGER       neighbours looked at for each vector, before the two filters below
//   $minScore           FLOAT         (1 + cosine) / 2
//   $twinScore          FLOAT         from here on a neighbour comes with what tells whether it is the same fact
//   $exceptDocumentIds  LIST<STRING>  documents about to be replaced
//   $keptIds            LIST<STRING>  memories of theirs that stay
//   index               INTEGER       place of the vector in $vectors
//   near                LIST<{memoryId: STRING, score: FLOAT, twin: MAP?}>
//                       twin: gistKey STRING?, documentIds LIST<STRING>, text STRING, tagKey STRING,
//                       mentionedAt INTEGER in epoch milliseconds, entityKeys LIST<STRING>
CYPHER 25
UNWIND range(0, size($vectors) - 1) AS index
CALL (index) {
  WITH $vectors[index] AS vector
  MATCH (memory:Memory)
    SEARCH memory IN (
      VECTOR INDEX memory_embedding
      FOR vector
      WHERE memory.bankId = $bankId AND memory.state = 'ACTIVE'
      LIMIT $limit
    ) SCORE AS score
  WHERE score >= $minScore
    AND (memory.id IN $keptIds OR NOT EXISTS {
      MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
      WHERE document.id IN $exceptDocumentIds
    })
  WITH memory, score
  ORDER BY score DESC, memory.id
  RETURN collect({
    memoryId: memory.id,
    score: score,
    twin: CASE WHEN score >= $twinScore THEN {
      gistKey: memory.gistKey,
      text: memory.text,
      tagKey: memory.tagKey,
      mentionedAt: memory.mentionedAt.epochMillis,
      entityKeys: COLLECT {
        MATCH (memory)-[:MENTIONS]->(entity:Entity)
        RETURN DISTINCT entity.nameKey
      },
      documentIds: COLLECT {
        MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
        RETURN DISTINCT document.id
      }
    } END
  }) AS near
}
RETURN index, near
