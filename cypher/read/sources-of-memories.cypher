// Where each memory was read, by document and place.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   $limit   INTEGER    sources a memory
//   id       STRING     the memory's
//   sources  LIST<MAP>  documentId, chunkId, start, end, quote
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
CALL (memory) {
  MATCH (memory)-[from:FROM]->(chunk:Chunk)-[:PART_OF]->(document:Document)
  WITH from, chunk, document
  ORDER BY document.id, chunk.position, from.start
  LIMIT $limit
  RETURN collect({
    documentId: document.id,
    chunkId: chunk.id,
    start: from.start,
    end: from.end,
    quote: from.quote
  }) AS sources
}
RETURN id,
       sources
