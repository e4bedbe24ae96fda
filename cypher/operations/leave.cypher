// Ends a claim: the operation is over, or may be claimed again. No row when it is not the claimer's any more.
//   $id        STRING
//   $fence     INTEGER  of the claim
//   $state     STRING   PENDING | SUCCEEDED | FAILED
//   $delayMs   INTEGER  until it may be claimed again, when PENDING
//   $failures  INTEGER  tries that failed so far
//   $receipt   STRING?  JSON
//   $error     STRING?  JSON
//   left       INTEGER  1
CYPHER 25
MATCH (operation:Operation {id: $id})
SET operation.renewedAt = datetime({epochMillis: timestamp()})
WITH operation, $state = 'PENDING' AS isPending
WHERE operation.state = 'RUNNING' AND operation.fence = $fence
SET operation.state = $state,
    operation.failures = $failures,
    operation.receipt = $receipt,
    operation.error = $error,
    operation.progress = CASE $state WHEN 'SUCCEEDED' THEN 1.0 WHEN 'PENDING' THEN 0.0 ELSE operation.progress END,
    operation.dueAt = CASE WHEN isPending THEN operation.renewedAt + duration({milliseconds: $delayMs}) END,
    operation.finishedAt = CASE WHEN isPending THEN null ELSE operation.renewedAt END,
    operation.request = CASE $state WHEN 'SUCCEEDED' THEN null ELSE operation.request END
RETURN 1 AS left
