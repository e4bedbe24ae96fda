// Keeps what a language model answered to an operation, for a later try. No row when the operation is not the claimer's
// any more, or its bank is gone or going: the SET locks it, so what follows reads what was last committed.
//   $id      STRING
//   $fence   INTEGER  of the claim
//   $key     STRING   of the question
//   $answer  STRING   JSON
//   kept     INTEGER  1
CYPHER 25
MATCH (operation:Operation {id: $id})
SET operation.renewedAt = datetime({epochMillis: timestamp()})
WITH operation
MATCH (bank:Bank {id: operation.bankId})
WHERE bank.state = 'ACTIVE' AND operation.state = 'RUNNING' AND operation.fence = $fence
MERGE (answer:Answer {bankId: operation.bankId, operationId: $id, key: $key})
SET answer.answer = $answer
RETURN 1 AS kept
