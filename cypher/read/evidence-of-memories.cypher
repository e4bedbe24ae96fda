// Ids of the memories that each memory was drawn from, those that hold first.
//   $bankId      STRING
//   $ids         LIST<STRING>
//   $limit       INTEGER       memories a memory
//   id           STRING        the memory's
//   evidenceIds  LIST<STRING>
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
CALL (memory) {
  MATCH (memory)-[:DERIVED_FROM]->(evidence:Memory)
  WITH DISTINCT evidence
  ORDER BY evidence.state, evidence.id
  LIMIT $limit
  RETURN collect(evidence.id) AS evidenceIds
}
RETURN id,
       evidenceIds
