// What a language model answered about documents when they were retained.
//   $bankId       STRING
//   $documentIds  LIST<STRING>
//   answers  STRING  JSON
CYPHER 25
UNWIND $documentIds AS documentId
MATCH (document:Document {bankId: $bankId, id: documentId})
WHERE document.answers IS NOT NULL
RETURN document.answers AS answers
