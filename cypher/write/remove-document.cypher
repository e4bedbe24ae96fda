// Removes a document that has no chunks any more; no row when there was none.
//   $bankId      STRING
//   $documentId  STRING
//   removed      INTEGER  1
CYPHER 25
MATCH (document:Document {bankId: $bankId, id: $documentId})
DETACH DELETE document
RETURN 1 AS removed
