// Records a large retain that somebody waits for while it is under way: nobody else may claim it, for its request is not
// kept. Its idempotency key comes with the last transaction: half a retain answers nobody.
//   $id           STRING
//   $bankId       STRING
//   $requestHash  STRING
//   $at           DATETIME
//   $fence        INTEGER
//   $leaseMs      INTEGER   for so long nobody takes it for abandoned
CYPHER 25
MERGE (operation:Operation {id: $id})
SET operation.bankId = $bankId,
    operation.kind = 'RETAIN',
    operation.state = 'RUNNING',
    operation.progress = 0.0,
    operation.requestHash = $requestHash,
    operation.createdAt = $at,
    operation.fence = $fence,
    operation.dueAt = datetime({epochMillis: timestamp()}) + duration({milliseconds: $leaseMs}),
    operation.memoryIds = []
