// Locks a bank until the transaction ends, so that its writes come one after the other: no deadlocks, no entity that
// one write removes while another links to it, no write into a bank whose deletion has begun.
//   $bankId   STRING
//   $at       DATETIME  moment of the write
//   bankKey   STRING
//   state     STRING    ACTIVE | DELETING
CYPHER 25
MATCH (bank:Bank {id: $bankId})
SET bank.lastWriteAt = $at
WITH bank
RETURN bank.bankKey AS bankKey,
       bank.state AS state
