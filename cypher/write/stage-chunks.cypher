// Makes chunks that belong to no document yet: readers reach chunks through documents, so nobody sees them.
//   $bankId       STRING
//   $operationId  STRING
//   $chunks       LIST<{documentId: STRING, id: STRING, text: STRING, contentHash: STRING, position: INTEGER, start: INTEGER, tokens: INTEGER}>
CYPHER 25
MATCH (operation:Operation {id: $operationId})
UNWIND $chunks AS row
CREATE (operation)-[:STAGED {documentId: row.documentId}]->(:Chunk {
  id: row.id,
  bankId: $bankId,
  text: row.text,
  contentHash: row.contentHash,
  position: row.position,
  start: row.start,
  tokens: row.tokens
})
