// The signals of memories that scoring and packing need; ids that do not exist give no row.
//   $bankId      STRING
//   $ids         LIST<STRING>
//   $cosineIds   LIST<STRING>         of $ids, those whose cosine is wanted
//   $vector      LIST<FLOAT> | NULL   what it is the cosine to
//   memoryId         STRING
//   type             STRING
//   occurredStart    INTEGER | NULL  epoch milliseconds, as the other times
//   occurredEnd      INTEGER | NULL
//   precision        STRING | NULL
//   mentionedAt      INTEGER
//   proofCount       INTEGER         ≥ 1
//   tokens           INTEGER         length of the text
//   cosine           FLOAT | NULL    in [-1, 1]
CYPHER 25
UNWIND $ids AS memoryId
MATCH (m:Memory {bankId: $bankId, id: memoryId})
RETURN memoryId,
       m.type AS type,
       m.occurredStart.epochMillis AS occurredStart,
       m.occurredEnd.epochMillis AS occurredEnd,
       m.datePrecision AS precision,
       m.mentionedAt.epochMillis AS mentionedAt,
       m.proofCount AS proofCount,
       m.tokens AS tokens,
       CASE
         WHEN memoryId IN $cosineIds THEN 2 * vector.similarity.cosine(m.embedding, $vector) - 1
       END AS cosine
