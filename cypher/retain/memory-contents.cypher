// One memory as a change of it needs it; no row when there is none.
//   $bankId    STRING
//   $memoryId  STRING
//   text           STRING
//   type           STRING
//   confidence     FLOAT?
//   occurredStart  INTEGER?      epoch milliseconds, as the other times
//   occurredEnd    INTEGER?      the far sentinel when ongoing
//   precision      STRING?
//   mentionedAt    INTEGER
//   updatedAt      INTEGER
//   context        STRING?
//   tags           LIST<STRING>
//   metadata       STRING?       JSON
//   grounded       BOOLEAN
//   position       INTEGER
//   documentId     STRING
//   claimKey       STRING?       of what it claims
//   isKeyed        BOOLEAN       known again when it is told again
//   isDerived      BOOLEAN       rests on other memories
CYPHER 25
MATCH (memory:Memory {bankId: $bankId, id: $memoryId})
WHERE memory.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
RETURN memory.text AS text,
       memory.type AS type,
       memory.confidence AS confidence,
       memory.occurredStart.epochMillis AS occurredStart,
       memory.occurredEnd.epochMillis AS occurredEnd,
       memory.datePrecision AS precision,
       memory.mentionedAt.epochMillis AS mentionedAt,
       memory.updatedAt.epochMillis AS updatedAt,
       memory.context AS context,
       memory.tags AS tags,
       memory.metadata AS metadata,
       memory.grounded AS grounded,
       memory.position AS position,
       memory.documentId AS documentId,
       memory.claimKey AS claimKey,
       memory.repeatKey IS NOT NULL AS isKeyed,
       EXISTS { (memory)-[:DERIVED_FROM]->(:Memory) } AS isDerived
