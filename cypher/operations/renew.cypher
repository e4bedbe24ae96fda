// Keeps a claimed operation for a while longer; no row when it is not the claimer's any more.
//   $id        STRING
//   $fence     INTEGER  of the claim
//   $leaseMs   INTEGER
//   $progress  FLOAT    in [0, 1]; less than is known is not written
//   renewed    INTEGER  1
CYPHER 25
MATCH (operation:Operation {id: $id})
SET operation.renewedAt = datetime({epochMillis: timestamp()})
WITH operation
WHERE operation.state = 'RUNNING' AND operation.fence = $fence
SET operation.dueAt = operation.renewedAt + duration({milliseconds: $leaseMs}),
    operation.progress = CASE WHEN $progress > operation.progress THEN $progress ELSE operation.progress END
RETURN 1 AS renewed
