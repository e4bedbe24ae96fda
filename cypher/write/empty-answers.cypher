// Removes some of the answers that were kept for a bank's operations. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER
CYPHER 25
MATCH (answer:Answer)
WHERE answer.bankId = $bankId AND answer.operationId IS NOT NULL AND answer.key IS NOT NULL
WITH answer
LIMIT $limit
DELETE answer
RETURN count(*) AS removed
