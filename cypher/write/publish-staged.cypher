// Gives staged chunks to their documents and makes their memories visible.
//   $bankId       STRING
//   $operationId  STRING
//   $at           DATETIME
//   memories      INTEGER  made visible
CYPHER 25
MATCH (:Operation {id: $operationId})-[staged:STAGED]->(chunk:Chunk)
MATCH (document:Document {bankId: $bankId, id: staged.documentId})
CREATE (chunk)-[:PART_OF]->(document)
DELETE staged
WITH chunk
MATCH (chunk)<-[:FROM]-(memory:Memory)
WHERE memory.state = 'STAGED'
SET memory.state = 'ACTIVE',
    memory.createdAt = $at,
    memory.updatedAt = $at
RETURN count(memory) AS memories
