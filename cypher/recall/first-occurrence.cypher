// The first moment at which anything active of a bank occurred; no row when nothing is dated. The order names the bank
// although it is one: only so does the index give its entries in order, and the first is enough.
//   $bankId    STRING
//   $earliest  DATETIME  before every date that is stored
//   start  INTEGER  epoch milliseconds
CYPHER 25
MATCH (m:Memory)
WHERE m.bankId = $bankId
  AND m.occurredStart >= $earliest
WITH m
ORDER BY m.bankId,
         m.occurredStart
WHERE m.state = 'ACTIVE'
RETURN m.occurredStart.epochMillis AS start
LIMIT 1
