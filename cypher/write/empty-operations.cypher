// Removes some of a bank's operations. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER
CYPHER 25
MATCH (operation:Operation)
WHERE operation.bankId = $bankId AND operation.createdAt IS NOT NULL
WITH operation
LIMIT $limit
DETACH DELETE operation
RETURN count(*) AS removed
