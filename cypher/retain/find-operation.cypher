// The operation of an idempotency key: a retain that is done, or one in the background, however far it has come.
//   $bankId          STRING
//   $idempotencyKey  STRING
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
MATCH (operation:Operation {bankId: $bankId, idempotencyKey: $idempotencyKey})
RETURN operation.id AS id,
       operation.bankId AS bankId,
       operation.idempotencyKey AS idempotencyKey,
       operation.requestHash AS requestHash,
       operation.state AS state,
       operation.createdAt.epochMillis AS createdAt,
       operation.finishedAt.epochMillis AS finishedAt,
       operation.receipt AS receipt,
       operation.memoryIds AS memoryIds
