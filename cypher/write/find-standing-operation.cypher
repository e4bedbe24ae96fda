// The operation that a retain finds in its place: itself, when a commit's answer was lost, or that of its idempotency key.
// Asked under the bank's lock, so the answer cannot change before the transaction ends.
//   $bankId          STRING
//   $operationId     STRING
//   $idempotencyKey  STRING?
//   id              STRING
//   bankId          STRING
//   idempotencyKey  STRING?
//   requestHash     STRING
//   state           STRING        PENDING | RUNNING | SUCCEEDED | FAILED | CANCELLED
//   createdAt       INTEGER       epoch milliseconds
//   finishedAt      INTEGER?      epoch milliseconds
//   receipt         STRING?       JSON
//   memoryIds       LIST<STRING>
CYPHER 25
CALL () {
  MATCH (operation:Operation {id: $operationId})
  WHERE operation.state = 'SUCCEEDED'
  RETURN operation
  UNION
  MATCH (operation:Operation {bankId: $bankId, idempotencyKey: $idempotencyKey})
  WHERE operation.id <> $operationId
  RETURN operation
}
RETURN operation.id AS id,
       operation.bankId AS bankId,
       operation.idempotencyKey AS idempotencyKey,
       operation.requestHash AS requestHash,
       operation.state AS state,
       operation.createdAt.epochMillis AS createdAt,
       operation.finishedAt.epochMillis AS finishedAt,
       operation.receipt AS receipt,
       operation.memoryIds AS memoryIds
