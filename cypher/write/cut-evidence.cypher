// Unties memories from the opinions that rest on them.
//   $bankId     STRING
//   $memoryIds  LIST<STRING>
CYPHER 25
UNWIND $memoryIds AS id
MATCH (memory:Memory {bankId: $bankId, id: id})<-[link:DERIVED_FROM]-(opinion:Memory)
WHERE opinion.type = 'OPINION'
DELETE link
