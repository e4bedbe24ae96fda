// Chunks by their ids; those that no document has yet are left out.
//   $bankId     STRING
//   $ids        LIST<STRING>
//   id          STRING
//   bankId      STRING
//   documentId  STRING
//   text        STRING
//   position    INTEGER  ≥ 0
CYPHER 25
UNWIND $ids AS id
MATCH (chunk:Chunk {bankId: $bankId, id: id})-[:PART_OF]->(document:Document)
RETURN chunk.id AS id,
       chunk.bankId AS bankId,
       document.id AS documentId,
       chunk.text AS text,
       chunk.position AS position
