// Accepts an operation that some process will carry out; nothing new when it was accepted before. No row when its bank is gone or going.
//   $id              STRING
//   $bankId          STRING
//   $kind            STRING
//   $idempotencyKey  STRING?
//   $requestHash     STRING
//   $request         STRING    JSON
//   $createdAt       DATETIME
//   accepted         INTEGER   1
CYPHER 25
MATCH (bank:Bank {id: $bankId})
WHERE bank.state = 'ACTIVE'
MERGE (operation:Operation {id: $id})
  ON CREATE SET
    operation.bankId = $bankId,
    operation.kind = $kind,
    operation.state = 'PENDING',
    operation.progress = 0.0,
    operation.idempotencyKey = $idempotencyKey,
    operation.requestHash = $requestHash,
    operation.request = $request,
    operation.createdAt = $createdAt,
    operation.dueAt = datetime({epochMillis: timestamp()}),
    operation.fence = 0,
    operation.failures = 0,
    operation.crashes = 0,
    operation.memoryIds = []
RETURN 1 AS accepted
