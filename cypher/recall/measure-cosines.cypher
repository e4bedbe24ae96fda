// How near memories are to a vector; those without an embedding are left out.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   $vector  LIST<FLOAT>   not all zero
//   memoryIds  LIST<STRING>
//   cosines    LIST<FLOAT>   in [-1, 1], by position
CYPHER 25
UNWIND $ids AS memoryId
MATCH (m:Memory {bankId: $bankId, id: memoryId})
WHERE m.embedding IS NOT NULL
RETURN collect(memoryId) AS memoryIds,
       collect(2 * vector.similarity.cosine(m.embedding, $vector) - 1) AS cosines
