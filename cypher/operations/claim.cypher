// Takes an operation that is due, for a while: nobody else has it until the lease runs out. No row when another process was faster.
// The first SET locks it, so what follows reads what was last committed. Each claim has a higher fence than all before it.
//   $id          STRING
//   $leaseMs     INTEGER
//   id           STRING
//   bankId       STRING
//   kind         STRING
//   request      STRING   JSON
//   requestHash  STRING
//   createdAt    INTEGER  epoch milliseconds
//   fence        INTEGER  ≥ 1
//   failures     INTEGER  tries that failed so far
//   crashes      INTEGER  claims so far whose lease ran out
CYPHER 25
MATCH (operation:Operation {id: $id})
SET operation.claimedAt = datetime({epochMillis: timestamp()})
WITH operation, operation.state AS found
WHERE found IN ['PENDING', 'RUNNING']
  AND operation.dueAt <= operation.claimedAt
  AND operation.request IS NOT NULL
SET operation.state = 'RUNNING',
    operation.progress = 0.0,
    operation.fence = operation.fence + 1,
    operation.crashes = operation.crashes + CASE found WHEN 'RUNNING' THEN 1 ELSE 0 END,
    operation.dueAt = operation.claimedAt + duration({milliseconds: $leaseMs})
RETURN operation.id AS id,
       operation.bankId AS bankId,
       operation.kind AS kind,
       operation.request AS request,
       operation.requestHash AS requestHash,
       operation.createdAt.epochMillis AS createdAt,
       operation.fence AS fence,
       operation.failures AS failures,
       operation.crashes AS crashes
