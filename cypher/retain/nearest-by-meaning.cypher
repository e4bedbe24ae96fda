// For each vector the active memories of the bank nearest to it, best first.
//   $bankId             STRING
//   $vectors            LIST<LIST<FLOAT>>
//   $limit              INTEGER       neighbours looked at for each vector, before the two filters below
//   $minScore           FLOAT         (1 + cosine) / 2
//   $exceptDocumentIds  LIST<STRING>  documents about to be replaced
//   index               INTEGER       place of the vector in $vectors
//   near                LIST<{memoryId: STRING, score: FLOAT}>
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
    AND NOT EXISTS {
      MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
      WHERE document.id IN $exceptDocumentIds
    }
  WITH memory, score
  ORDER BY score DESC, memory.id
  RETURN collect({memoryId: memory.id, score: score}) AS near
}
RETURN index, near
