// Removes some of a bank's chunks. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER
CYPHER 25
MATCH (chunk:Chunk)
WHERE chunk.bankId = $bankId AND chunk.id IS NOT NULL
WITH chunk
LIMIT $limit
DETACH DELETE chunk
RETURN count(*) AS removed
