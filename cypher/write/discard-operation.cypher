// Removes the record of a retain that came to nothing, unless its request is kept to be tried again, or it was cancelled.
//   $operationId  STRING
CYPHER 25
MATCH (operation:Operation {id: $operationId})
WHERE operation.state = 'RUNNING' AND operation.request IS NULL
DETACH DELETE operation
