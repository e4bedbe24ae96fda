// The vector index as it stands in the database; no row when there is none.
//   dimensions    INTEGER  floats an embedding
//   quantization  STRING   NONE | SCALAR | BINARY
//   state         STRING   ONLINE | POPULATING | FAILED
CYPHER 25
SHOW VECTOR INDEXES
YIELD name, state, options
WHERE name = 'memory_embedding'
RETURN options.indexConfig['vector.dimensions'] AS dimensions,
       options.indexConfig['vector.quantization.type'] AS quantization,
       state
