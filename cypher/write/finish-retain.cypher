// Records a retain that is done: makes its operation, or completes the one that staged its memories.
//   $id              STRING
//   $bankId          STRING
//   $idempotencyKey  STRING?
//   $requestHash     STRING
//   $createdAt       DATETIME
//   $finishedAt      DATETIME
//   $receipt         STRING        JSON
//   $memoryIds       LIST<STRING>
CYPHER 25
MERGE (operation:Operation {id: $id})
SET operation.bankId = $bankId,
    operation.kind = 'RETAIN',
    operation.state = 'SUCCEEDED',
    operation.progress = 1.0,
    operation.idempotencyKey = $idempotencyKey,
    operation.requestHash = $requestHash,
    operation.createdAt = $createdAt,
    operation.finishedAt = $finishedAt,
    operation.receipt = $receipt,
    operation.memoryIds = $memoryIds,
    operation.lease = null
