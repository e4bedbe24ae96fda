// Lets an operation of a bank that is there be tried anew, when it failed or was cancelled and its request is known.
// Answers with the state that it was in.
//   $id         STRING
//   found       STRING   PENDING | RUNNING | SUCCEEDED | FAILED | CANCELLED
//   isRetried   BOOLEAN
CYPHER 25
MATCH (operation:Operation {id: $id})
MATCH (bank:Bank {id: operation.bankId})
WHERE bank.state = 'ACTIVE'
SET operation.askedAt = datetime({epochMillis: timestamp()})
WITH operation,
     operation.state AS found,
     operation.state IN ['FAILED', 'CANCELLED'] AND operation.request IS NOT NULL AS isRetried
FOREACH (again IN CASE WHEN isRetried THEN [operation] ELSE [] END |
  SET again.state = 'PENDING',
      again.dueAt = again.askedAt,
      again.finishedAt = null,
      again.progress = 0.0,
      again.failures = 0,
      again.crashes = 0,
      again.error = null
)
RETURN found, isRetried
