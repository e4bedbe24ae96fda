// Large retains whose process died: their lease has run out.
//   $at           DATETIME
//   operationId   STRING
CYPHER 25
MATCH (operation:Operation)
WHERE operation.state = 'RUNNING'
  AND operation.kind = 'RETAIN'
  AND operation.lease < $at
RETURN operation.id AS operationId
