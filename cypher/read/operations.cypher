// Operations by their ids, of banks that are there.
//   $ids        LIST<STRING>
//   id          STRING
//   bankId      STRING
//   kind        STRING
//   state       STRING    PENDING | RUNNING | SUCCEEDED | FAILED | CANCELLED
//   progress    FLOAT     0–1
//   createdAt   INTEGER   epoch milliseconds
//   finishedAt  INTEGER?  epoch milliseconds
//   isFresh     BOOLEAN   finished within the last minute
//   receipt     STRING?   JSON
//   error       STRING?   JSON
CYPHER 25
UNWIND $ids AS operationId
MATCH (operation:Operation {id: operationId})
MATCH (bank:Bank {id: operation.bankId})
WHERE bank.state = 'ACTIVE'
RETURN operation.id AS id,
       operation.bankId AS bankId,
       operation.kind AS kind,
       operation.state AS state,
       operation.progress AS progress,
       operation.createdAt.epochMillis AS createdAt,
       operation.finishedAt.epochMillis AS finishedAt,
       coalesce(operation.finishedAt > datetime() - duration('PT1M'), false) AS isFresh,
       operation.receipt AS receipt,
       operation.error AS error
