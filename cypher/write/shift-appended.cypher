// Moves what was appended to documents behind what they held before.
//   $bankId     STRING
//   $documents  LIST<MAP> id STRING, start INTEGER (UTF-16 units), chunks INTEGER, memories INTEGER,
//               chunkIds LIST<STRING>, memoryIds LIST<STRING>
CYPHER 25
UNWIND $documents AS row
CALL (row) {
  UNWIND row.memoryIds AS memoryId
  MATCH (memory:Memory {bankId: $bankId, id: memoryId})
  SET memory.position = memory.position + row.memories
}
CALL (row) {
  UNWIND row.chunkIds AS chunkId
  MATCH (chunk:Chunk {bankId: $bankId, id: chunkId})
  SET chunk.start = chunk.start + row.start,
      chunk.position = chunk.position + row.chunks
  WITH chunk, row
  MATCH (chunk)<-[from:FROM]-(:Memory)
  SET from.position = from.position + row.memories
}
