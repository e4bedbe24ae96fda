// Records a retain that is done: makes its operation, or completes the one that it was carried out for, and writes it
// into the bank's log of changes (as record-change does, but without another round trip). No row, and
// nothing may be committed, when that one was cancelled or claimed by another process: the first SET locks it, so what
// follows reads what was last committed.
//   $id              STRING
//   $bankId          STRING
//   $idempotencyKey  STRING?
//   $requestHash     STRING
//   $createdAt       DATETIME
//   $finishedAt      DATETIME
//   $receipt         STRING        JSON
//   $memoryIds       LIST<STRING>
//   $fence           INTEGER?      of the claim; null for an operation that nobody claimed
//   $updatedIds      LIST<STRING>  memories that were there and are changed
//   $deletedIds      LIST<STRING>  memories that are gone
//   $kept            INTEGER       changes that a log holds
//   finished         INTEGER       1
CYPHER 25
MERGE (operation:Operation {id: $id})
SET operation.finishedAt = $finishedAt
WITH operation
WHERE $fence IS NULL OR (operation.state = 'RUNNING' AND operation.fence = $fence)
SET operation.bankId = $bankId,
    operation.kind = 'RETAIN',
    operation.state = 'SUCCEEDED',
    operation.progress = 1.0,
    operation.idempotencyKey = $idempotencyKey,
    operation.requestHash = $requestHash,
    operation.createdAt = $createdAt,
    operation.receipt = $receipt,
    operation.memoryIds = $memoryIds,
    operation.request = null,
    operation.dueAt = null
WITH operation
MATCH (bank:Bank {id: $bankId})
SET bank.changes = coalesce(bank.changes, 0) + 1
CREATE (:Change {
  bankId: $bankId,
  sequence: bank.changes,
  at: $finishedAt,
  operationId: $id,
  updatedIds: $updatedIds,
  deletedIds: $deletedIds
})
WITH bank
OPTIONAL MATCH (old:Change {bankId: $bankId, sequence: bank.changes - $kept})
DELETE old
RETURN 1 AS finished
