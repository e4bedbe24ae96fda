// For each fact the facts that hold, have the very same tags, and are nearest in meaning, best first. The vector index
// finds most of them and may miss some; those that share an entity which few memories mention are all looked at.
//   $bankId     STRING
//   $ids        LIST<STRING>
//   $limit      INTEGER       looked at for each, itself included
//   $minScore   FLOAT         (1 + cosine) / 2
//   $entityCap  INTEGER       most mentions of an entity whose memories are all looked at
//   id          STRING
//   near        LIST<{memoryId: STRING, score: FLOAT}>
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
WHERE memory.embedding IS NOT NULL
CALL (memory) {
  CALL (memory) {
    WITH memory.embedding AS vector, memory.tagKey AS tagKey
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
    RETURN other.id AS otherId, score
    UNION
    MATCH (memory)-[:MENTIONS]->(entity:Entity)
    WHERE COUNT { (entity)<-[:MENTIONS]-() } <= $entityCap
    MATCH (entity)<-[:MENTIONS]-(other:Memory)
    WHERE other.state = 'ACTIVE'
      AND other.type IN ['WORLD', 'EXPERIENCE']
      AND other.tagKey = memory.tagKey
      AND other.embedding IS NOT NULL
    WITH DISTINCT memory, other
    RETURN other.id AS otherId,
           vector.similarity.cosine(memory.embedding, other.embedding) AS score
  }
  WITH memory, otherId, max(score) AS score
  WHERE score >= $minScore AND otherId <> memory.id
  WITH otherId, score
  ORDER BY score DESC, otherId
  LIMIT $limit
  RETURN collect({memoryId: otherId, score: score}) AS near
}
RETURN id, near
