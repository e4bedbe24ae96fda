// For each fact the facts that hold, have the very same tags, and are nearest in meaning, best first.
//   $bankId    STRING
//   $ids       LIST<STRING>
//   $limit     INTEGER       looked at for each, itself included
//   $minScore  FLOAT         (1 + cosine) / 2
//   id         STRING
//   near       LIST<{memoryId: STRING, score: FLOAT}>
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
WHERE memory.embedding IS NOT NULL
CALL (memory) {
  WITH memory.embedding AS vector, memory.tagKey AS tagKey, memory.id AS memoryId
  MATCH (other:Memory)
    SEARCH other IN (
      VECTOR INDEX memory_embedding
      FOR vector
      WHERE other.bankId = $bankId
        AND other.state = 'ACTIVE'
        AND other.type IN ['WORLD', 'EXPERIENCE']
        AND other.tagKey = tagKey
      LIMIT $limit
    ) SCORE AS score
  WHERE score >= $minScore AND other.id <> memoryId
  WITH other, score
  ORDER BY score DESC, other.id
  RETURN collect({memoryId: other.id, score: score}) AS near
}
RETURN id, near
