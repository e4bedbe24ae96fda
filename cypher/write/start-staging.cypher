// Records a large retain that is under way. Its idempotency key comes with the last transaction: half a retain answers nobody.
//   $id           STRING
//   $bankId       STRING
//   $requestHash  STRING
//   $at           DATETIME
//   $lease        DATETIME  until when nobody else may take it for abandoned
CYPHER 25
MERGE (operation:Operation {id: $id})
SET operation.bankId = $bankId,
    operation.kind = 'RETAIN',
    operation.state = 'RUNNING',
    operation.progress = 0.0,
    operation.requestHash = $requestHash,
    operation.createdAt = $at,
    operation.lease = $lease,
    operation.memoryIds = []
