// Facts that hold, with the observation that rests on each; ids of other things give no row.
//   $bankId        STRING
//   $ids           LIST<STRING>
//   id             STRING
//   text           STRING
//   tags           LIST<STRING>
//   tagKey         STRING
//   occurredStart  INTEGER?      epoch milliseconds, as all dates here
//   occurredEnd    INTEGER?
//   precision      STRING?       YEAR | MONTH | DAY | HOUR | MINUTE
//   mentionedAt    INTEGER
//   updatedAt      INTEGER
//   proofCount     INTEGER       ≥ 1
//   tokens         INTEGER       ≥ 0
//   entityIds      LIST<STRING>
//   observationId  STRING?
//   isMarked       BOOLEAN       to be looked at
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
WHERE memory.state = 'ACTIVE'
  AND memory.type IN ['WORLD', 'EXPERIENCE']
RETURN memory.id AS id,
       memory.text AS text,
       memory.tags AS tags,
       memory.tagKey AS tagKey,
       memory.occurredStart.epochMillis AS occurredStart,
       memory.occurredEnd.epochMillis AS occurredEnd,
       memory.datePrecision AS precision,
       memory.mentionedAt.epochMillis AS mentionedAt,
       memory.updatedAt.epochMillis AS updatedAt,
       memory.proofCount AS proofCount,
       memory.tokens AS tokens,
       COLLECT {
         MATCH (memory)-[:MENTIONS]->(entity:Entity)
         RETURN DISTINCT entity.id
         ORDER BY entity.id
       } AS entityIds,
       head(COLLECT {
         MATCH (memory)<-[:DERIVED_FROM]-(observation:Memory)
         WHERE observation.type = 'OBSERVATION'
         RETURN observation.id
         ORDER BY observation.id
         LIMIT 1
       }) AS observationId,
       coalesce(memory.toConsolidate, false) AS isMarked
