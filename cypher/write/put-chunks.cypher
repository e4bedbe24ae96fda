// Makes the chunks of documents that are there.
//   $bankId  STRING
//   $chunks  LIST<{documentId: STRING, id: STRING, text: STRING, contentHash: STRING, position: INTEGER, start: INTEGER, tokens: INTEGER}>
CYPHER 25
UNWIND $chunks AS row
MATCH (document:Document {bankId: $bankId, id: row.documentId})
CREATE (:Chunk {
  id: row.id,
  bankId: $bankId,
  text: row.text,
  contentHash: row.contentHash,
  position: row.position,
  start: row.start,
  tokens: row.tokens
})-[:PART_OF]->(document)
