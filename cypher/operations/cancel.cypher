// Stops an operation of a bank that is there, when it waits or is being worked on: what its process still tries to write is refused.
// Answers with the state that it was in.
//   $id    STRING
//   found  STRING  PENDING | RUNNING | SUCCEEDED | FAILED | CANCELLED
CYPHER 25
MATCH (operation:Operation {id: $id})
MATCH (bank:Bank {id: operation.bankId})
WHERE bank.state = 'ACTIVE'
SET operation.askedAt = datetime({epochMillis: timestamp()})
WITH operation, operation.state AS found
SET operation.state = CASE WHEN found IN ['PENDING', 'RUNNING'] THEN 'CANCELLED' ELSE found END,
    operation.finishedAt = CASE WHEN found IN ['PENDING', 'RUNNING'] THEN operation.askedAt ELSE operation.finishedAt END,
    operation.dueAt = null
RETURN found
