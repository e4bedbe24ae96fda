// One memory with what decides whether a search may see it, and how near it is to a vector; no row when there is none.
//   $bankId    STRING
//   $memoryId  STRING
//   $vector    LIST<FLOAT> | NULL  not all zero
//   type           STRING
//   state          STRING
//   tags           LIST<STRING>
//   tagKey         STRING
//   occurredStart  INTEGER | NULL  epoch milliseconds, as the other times
//   occurredEnd    INTEGER | NULL
//   precision      STRING | NULL
//   mentionedAt    INTEGER
//   validUntil     INTEGER         a far sentinel while it holds
//   cosine         FLOAT | NULL    in [-1, 1]; null without a vector on either side
CYPHER 25
MATCH (m:Memory {bankId: $bankId, id: $memoryId})
WHERE m.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
RETURN m.type AS type,
       m.state AS state,
       m.tags AS tags,
       m.tagKey AS tagKey,
       m.occurredStart.epochMillis AS occurredStart,
       m.occurredEnd.epochMillis AS occurredEnd,
       m.datePrecision AS precision,
       m.mentionedAt.epochMillis AS mentionedAt,
       m.validUntil.epochMillis AS validUntil,
       2 * vector.similarity.cosine(m.embedding, $vector) - 1 AS cosine
