// Memories with everything that judging, scoring and packing need; ids that do not exist give no row.
//   $bankId      STRING
//   $ids         LIST<STRING>
//   $withTokens  BOOLEAN       the vectors of their tokens as well
//   memoryId      STRING
//   version       INTEGER          moment of the last change, epoch milliseconds, as the other times
//   text          STRING
//   type          STRING
//   occurredStart INTEGER | NULL
//   occurredEnd   INTEGER | NULL
//   precision     STRING | NULL
//   mentionedAt   INTEGER
//   proofCount    INTEGER          ≥ 1
//   tokens        INTEGER          length of the text
//   documentId    STRING
//   position      INTEGER          ≥ 0
//   tokenVectors  STRING | NULL    base64
CYPHER 25
UNWIND $ids AS memoryId
MATCH (m:Memory {bankId: $bankId, id: memoryId})
RETURN memoryId,
       m.updatedAt.epochMillis AS version,
       m.text AS text,
       m.type AS type,
       m.occurredStart.epochMillis AS occurredStart,
       m.occurredEnd.epochMillis AS occurredEnd,
       m.datePrecision AS precision,
       m.mentionedAt.epochMillis AS mentionedAt,
       m.proofCount AS proofCount,
       m.tokens AS tokens,
       m.documentId AS documentId,
       m.position AS position,
       CASE WHEN $withTokens THEN m.tokenVectors END AS tokenVectors
