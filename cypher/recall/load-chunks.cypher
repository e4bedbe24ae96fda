// The chunk that each memory came from, the first of several; a memory without one gives no row.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   memoryId    STRING
//   id          STRING
//   documentId  STRING
//   text        STRING
//   position    INTEGER  place of the chunk in its document, from 0
//   tokens      INTEGER  length of the text
CYPHER 25
UNWIND $ids AS memoryId
MATCH (m:Memory {bankId: $bankId, id: memoryId})
CALL (m) {
  MATCH (m)-[:FROM]->(c:Chunk)-[:PART_OF]->(d:Document)
  RETURN c, d
  ORDER BY d.id, c.position
  LIMIT 1
}
RETURN memoryId,
       c.id AS id,
       d.id AS documentId,
       c.text AS text,
       c.position AS position,
       c.tokens AS tokens
