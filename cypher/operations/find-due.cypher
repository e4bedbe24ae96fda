// Operations that any process may claim now, longest due first: waiting ones, and those whose process let its lease run out.
// The clock is the database's.
//   $kinds  LIST<STRING>
//   $limit  INTEGER
//   id      STRING
CYPHER 25
MATCH (operation:Operation)
WHERE operation.dueAt <= datetime({epochMillis: timestamp()})
  AND operation.kind IN $kinds
  AND operation.request IS NOT NULL
WITH operation
ORDER BY operation.dueAt
LIMIT $limit
RETURN operation.id AS id
