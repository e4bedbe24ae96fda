// Waits for whoever writes into a bank. What a transaction writes becomes readable piece by piece while it is committed, in
// a large one over seconds; its locks fall when all of it is.
//   $bankId  STRING
CYPHER 25
MATCH (bank:Bank {id: $bankId})
SET bank.lastWriteAt = bank.lastWriteAt
FINISH
