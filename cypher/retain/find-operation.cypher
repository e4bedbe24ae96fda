// The operation of an idempotency key: keys are written with the last transaction of a retain, so it is a finished one.
//   $bankId          STRING
//   $idempotencyKey  STRING
//   id              STRING
//   bankId          STRING
//   idempotencyKey  STRING?
//   requestHash     STRING
//   state           STRING        SUCCEEDED
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
