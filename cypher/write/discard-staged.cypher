// Removes some of the staged chunks of a retain, with their memories. Repeat until nothing is left.
//   $operationId  STRING
//   $limit        INTEGER  chunks
//   chunks        INTEGER  removed
//   memories      INTEGER  removed
CYPHER 25
MATCH (:Operation {id: $operationId})-[:STAGED]->(chunk:Chunk)
WITH chunk
LIMIT $limit
OPTIONAL MATCH (chunk)<-[:FROM]-(memory:Memory)
WITH collect(DISTINCT chunk) AS chunks,
     collect(DISTINCT memory) AS memories
WITH chunks, memories, size(chunks) AS chunkCount, size(memories) AS memoryCount
FOREACH (memory IN memories | DETACH DELETE memory)
FOREACH (chunk IN chunks | DETACH DELETE chunk)
RETURN chunkCount AS chunks,
       memoryCount AS memories
