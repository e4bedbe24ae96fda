// Memories with everything that judging, scoring and packing need, and everything that a hit shows; ids that do not exist
// give no row.
//   $bankId         STRING
//   $ids            LIST<STRING>
//   $withTokens     BOOLEAN       the vectors of their tokens as well
//   id              STRING
//   bankId          STRING
//   text            STRING
//   type            STRING        a fact type
//   state           STRING        ACTIVE | SUPERSEDED | INVALIDATED
//   confidence      FLOAT?        0–1
//   occurredStart   INTEGER?      epoch milliseconds, as all dates here
//   occurredEnd     INTEGER?      the far sentinel when ongoing
//   datePrecision   STRING?       YEAR | MONTH | DAY | HOUR | MINUTE
//   mentionedAt     INTEGER
//   validUntil      INTEGER       the far sentinel while it holds
//   createdAt       INTEGER
//   updatedAt       INTEGER
//   context         STRING?
//   tags            LIST<STRING>
//   metadata        STRING?       JSON
//   proofCount      INTEGER       ≥ 1
//   position        INTEGER       ≥ 0
//   tokens          INTEGER       ≥ 0
//   grounded        BOOLEAN
//   documentId      STRING
//   tokenVectors    STRING?       base64
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
RETURN memory.id AS id,
       memory.bankId AS bankId,
       memory.text AS text,
       memory.type AS type,
       memory.state AS state,
       memory.confidence AS confidence,
       memory.occurredStart.epochMillis AS occurredStart,
       memory.occurredEnd.epochMillis AS occurredEnd,
       memory.datePrecision AS datePrecision,
       memory.mentionedAt.epochMillis AS mentionedAt,
       memory.validUntil.epochMillis AS validUntil,
       memory.createdAt.epochMillis AS createdAt,
       memory.updatedAt.epochMillis AS updatedAt,
       memory.context AS context,
       memory.tags AS tags,
       memory.metadata AS metadata,
       memory.proofCount AS proofCount,
       memory.position AS position,
       memory.tokens AS tokens,
       memory.grounded AS grounded,
       memory.documentId AS documentId,
       CASE WHEN $withTokens THEN memory.tokenVectors END AS tokenVectors
