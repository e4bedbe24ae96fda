// Where documents end that are about to be appended to; asked under the bank's lock, so that one append follows another.
//   $bankId       STRING
//   $documentIds  LIST<STRING>
//   id         STRING
//   text       STRING
//   chunks     INTEGER  position after the last chunk's
//   memories   INTEGER  position after the last memory's
CYPHER 25
UNWIND $documentIds AS documentId
MATCH (document:Document {bankId: $bankId, id: documentId})
CALL (document) {
  OPTIONAL MATCH (document)<-[:PART_OF]-(chunk:Chunk)
  OPTIONAL MATCH (chunk)<-[from:FROM]-(memory:Memory)
  RETURN max(chunk.position) AS lastChunk,
         max(coalesce(from.position, memory.position)) AS lastMemory
}
RETURN document.id AS id,
       document.text AS text,
       coalesce(lastChunk + 1, 0) AS chunks,
       coalesce(lastMemory + 1, 0) AS memories
