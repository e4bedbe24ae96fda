// What opinions still rest on, in the order in which it came. What was withdrawn counts no more; what a newer memory
// replaced held once, and counts as weak.
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
  WHERE memory.state IN ['ACTIVE', 'SUPERSEDED']
  WITH link, memory
  ORDER BY link.at, memory.id
  RETURN collect({
    effect: link.effect,
    strength: CASE memory.state WHEN 'SUPERSEDED' THEN 'WEAK' ELSE link.strength END
  }) AS evidence
}
RETURN id, evidence
