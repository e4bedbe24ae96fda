// Opinions as they stand, with what they rest on; ids that are no opinions give no row.
//   $bankId      STRING
//   $ids         LIST<STRING>
//   id           STRING
//   tagKey       STRING
//   state        STRING        ACTIVE | SUPERSEDED | INVALIDATED
//   isUnfounded  BOOLEAN       withdrawn because what supported it was
//   confidence   FLOAT         0–1
//   evidenceIds  LIST<STRING>
CYPHER 25
UNWIND $ids AS id
MATCH (opinion:Memory {bankId: $bankId, id: id})
WHERE opinion.type = 'OPINION'
RETURN opinion.id AS id,
       opinion.tagKey AS tagKey,
       opinion.state AS state,
       opinion.state = 'INVALIDATED' AND coalesce(opinion.unfounded, false) AS isUnfounded,
       coalesce(opinion.confidence, 0.5) AS confidence,
       COLLECT { MATCH (opinion)-[:DERIVED_FROM]->(evidence:Memory) RETURN evidence.id } AS evidenceIds
