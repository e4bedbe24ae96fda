// Ids of a bank's operations, newest first; those of one moment by id.
//   $bankId    STRING
//   $states    LIST<STRING>
//   $afterAt   DATETIME      last row of the page before; the far sentinel for the first page
//   $afterId   STRING        '' for the first page
//   $limit     INTEGER
//   id         STRING
//   createdAt  INTEGER       epoch milliseconds
CYPHER 25
MATCH (operation:Operation)
WHERE operation.bankId = $bankId
  AND operation.createdAt <= $afterAt
  AND operation.state IN $states
  AND CASE WHEN operation.createdAt = $afterAt THEN operation.id > $afterId ELSE true END
RETURN operation.id AS id,
       operation.createdAt.epochMillis AS createdAt
ORDER BY operation.createdAt DESC, id
LIMIT $limit
