// What opinions still rest on, in the order in which it came.
//   $bankId   STRING
//   $ids      LIST<STRING>
//   id        STRING
//   evidence  LIST<{effect: STRING, strength: STRING}>
CYPHER 25
UNWIND $ids AS id
MATCH (opinion:Memory {bankId: $bankId, id: id})
WHERE opinion.type = 'OPINION'
CALL (opinion) {
  MATCH (opinion)-[link:DERIVED_FROM]->(memory:Memory)
  WITH link, memory
  ORDER BY link.at, memory.id
  RETURN collect({effect: link.effect, strength: link.strength}) AS evidence
}
RETURN id, evidence
