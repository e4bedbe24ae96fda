// Nearest memories by cosine, filtered inside the index: a memory that lacks one of the filtered properties is not found when it is filtered by.
// A date that a memory does not have is left away; validUntil is always written, the far sentinel while it holds.
//   $dimensions    INTEGER  floats an embedding
//   $quantization  STRING   NONE | SCALAR | BINARY
//   $m             INTEGER  neighbours a vector keeps in the index's graph
//   $construction  INTEGER  neighbours tried when a vector is put in
CYPHER 25
CREATE VECTOR INDEX memory_embedding IF NOT EXISTS
FOR (m:Memory)
ON m.embedding
WITH [m.bankId, m.state, m.type, m.tagKey, m.occurredStart, m.occurredEnd, m.mentionedAt, m.validUntil]
OPTIONS {
  indexConfig: {
    `vector.dimensions`: $dimensions,
    `vector.similarity_function`: 'cosine',
    `vector.quantization.type`: $quantization,
    `vector.hnsw.m`: $m,
    `vector.hnsw.ef_construction`: $construction
  }
}
