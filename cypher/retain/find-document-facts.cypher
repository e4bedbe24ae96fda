// The memories of documents that are about to be replaced, with what tells whether they stay as they are.
//   $bankId       STRING
//   $documentIds  LIST<STRING>
//   documentId   STRING
//   memoryId     STRING
//   draftKey     STRING
//   mentionedAt  INTEGER  epoch milliseconds
CYPHER 25
UNWIND $documentIds AS documentId
MATCH (document:Document {bankId: $bankId, id: documentId})
CALL (document) {
  MATCH (document)<-[:PART_OF]-(:Chunk)<-[:FROM]-(memory:Memory)
  WHERE memory.draftKey IS NOT NULL
    AND memory.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
  WITH DISTINCT memory
  RETURN memory
  ORDER BY memory.position, memory.id
}
RETURN documentId,
       memory.id AS memoryId,
       memory.draftKey AS draftKey,
       memory.mentionedAt.epochMillis AS mentionedAt
