// Keeps a large retain from being taken for abandoned; no row when it was, and its staged memories are gone.
//   $id        STRING
//   $lease     DATETIME
//   $progress  FLOAT     in [0, 1]
//   renewed    INTEGER   1
CYPHER 25
MATCH (operation:Operation {id: $id})
WHERE operation.state = 'RUNNING'
SET operation.lease = $lease,
    operation.progress = $progress
RETURN 1 AS renewed
