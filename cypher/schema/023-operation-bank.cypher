// Finds the operations of a bank, newest first or all of them when it is deleted.
CYPHER 25
CREATE RANGE INDEX operation_bank IF NOT EXISTS
FOR (n:Operation)
ON (n.bankId, n.createdAt)
