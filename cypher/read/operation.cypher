// An operation of a bank that is there.
//   $id         STRING
//   id          STRING
//   bankId      STRING
//   kind        STRING
//   state       STRING    PENDING | RUNNING | SUCCEEDED | FAILED | CANCELLED
//   progress    FLOAT     0–1
//   createdAt   INTEGER   epoch milliseconds
//   finishedAt  INTEGER?  epoch milliseconds
//   receipt     STRING?   JSON
//   error       STRING?   JSON
CYPHER 25
MATCH (operation:Operation {id: $id})
MATCH (bank:Bank {id: operation.bankId})
WHERE bank.state = 'ACTIVE'
RETURN operation.id AS id,
       operation.bankId AS bankId,
       operation.kind AS kind,
       operation.state AS state,
       operation.progress AS progress,
       operation.createdAt.epochMillis AS createdAt,
       operation.finishedAt.epochMillis AS finishedAt,
       operation.receipt AS receipt,
       operation.error AS error
