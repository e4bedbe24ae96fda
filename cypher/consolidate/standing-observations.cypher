// Observations as they stand; ids of other things give no row.
//   $bankId        STRING
//   $ids           LIST<STRING>
//   id             STRING
//   text           STRING
//   occurredStart  INTEGER?      epoch milliseconds, as all dates here
//   occurredEnd    INTEGER?
//   precision      STRING?       YEAR | MONTH | DAY | HOUR | MINUTE
//   mentionedAt    INTEGER
//   updatedAt      INTEGER
//   proofCount     INTEGER       ≥ 1
//   evidenceIds    LIST<STRING>
CYPHER 25
UNWIND $ids AS id
MATCH (observation:Memory {bankId: $bankId, id: id})
WHERE observation.type = 'OBSERVATION'
RETURN observation.id AS id,
       observation.text AS text,
       observation.occurredStart.epochMillis AS occurredStart,
       observation.occurredEnd.epochMillis AS occurredEnd,
       observation.datePrecision AS precision,
       observation.mentionedAt.epochMillis AS mentionedAt,
       observation.updatedAt.epochMillis AS updatedAt,
       observation.proofCount AS proofCount,
       COLLECT {
         MATCH (observation)-[:DERIVED_FROM]->(fact:Memory)
         RETURN fact.id
         ORDER BY fact.id
       } AS evidenceIds
