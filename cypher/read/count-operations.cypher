// Number of a bank's operations in the given states.
//   $bankId  STRING
//   $states  LIST<STRING>
//   count    INTEGER  ≥ 0
CYPHER 25
MATCH (operation:Operation)
WHERE operation.bankId = $bankId
  AND operation.createdAt IS NOT NULL
  AND operation.state IN $states
RETURN count(operation) AS count
