// Ids of what was drawn from a memory, or from the memories of documents, and is not itself among them.
//   $bankId       STRING
//   $memoryIds    LIST<STRING>
//   $documentIds  LIST<STRING>
//   id            STRING
//   type          STRING        OPINION | OBSERVATION
CYPHER 25
CALL () {
  UNWIND $memoryIds AS memoryId
  MATCH (memory:Memory {bankId: $bankId, id: memoryId})
  RETURN memory
  UNION
  UNWIND $documentIds AS documentId
  MATCH (:Document {bankId: $bankId, id: documentId})<-[:PART_OF]-(:Chunk)<-[:FROM]-(memory:Memory)
  RETURN memory
}
MATCH (memory)<-[:DERIVED_FROM]-(derived:Memory)
RETURN DISTINCT derived.id AS id,
                derived.type AS type
