// Removes the record of a retain that came to nothing.
//   $operationId  STRING
CYPHER 25
MATCH (operation:Operation {id: $operationId})
WHERE operation.state = 'RUNNING'
DETACH DELETE operation
