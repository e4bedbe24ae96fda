// The first moment at which anything active of a bank occurred; no row when nothing is dated.
//   $bankId  STRING
//   start  INTEGER  epoch milliseconds
CYPHER 25
MATCH (m:Memory)
WHERE m.bankId = $bankId
  AND m.occurredStart IS NOT NULL
  AND m.state = 'ACTIVE'
RETURN m.occurredStart.epochMillis AS start
ORDER BY m.occurredStart
LIMIT 1
