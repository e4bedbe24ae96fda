// Large retains that left staged memories behind: those that somebody waited for and whose process died, and those that
// are over. What is waiting to be tried again tidies up by itself. The clock is the database's.
//   operationId   STRING
CYPHER 25
CALL () {
  MATCH (operation:Operation)
  WHERE operation.dueAt < datetime({epochMillis: timestamp()})
    AND operation.state = 'RUNNING'
    AND operation.request IS NULL
  RETURN operation
  UNION
  MATCH (operation:Operation)-[:STAGED]->(:Chunk)
  WHERE NOT operation.state IN ['PENDING', 'RUNNING']
  RETURN operation
}
RETURN operation.id AS operationId
