// Removes what was kept for later tries of an operation that is done.
//   $bankId       STRING
//   $operationId  STRING
//   forgotten     INTEGER
CYPHER 25
MATCH (answer:Answer {bankId: $bankId, operationId: $operationId})
WHERE answer.key IS NOT NULL
DELETE answer
RETURN count(*) AS forgotten
