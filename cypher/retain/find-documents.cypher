// Those of the given documents that the bank has, with the number of their memories.
//   $bankId       STRING
//   $documentIds  LIST<STRING>
//   id            STRING
//   memories      INTEGER  ≥ 0
CYPHER 25
UNWIND $documentIds AS documentId
MATCH (document:Document {bankId: $bankId, id: documentId})
RETURN document.id AS id,
       COUNT { (document)<-[:PART_OF]-(:Chunk)<-[:FROM]-(:Memory) } AS memories
