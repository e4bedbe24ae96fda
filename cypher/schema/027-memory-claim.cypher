// Finds the memories that claim a value of one property of one thing.
CYPHER 25
CREATE RANGE INDEX memory_claim IF NOT EXISTS
FOR (n:Memory)
ON (n.bankId, n.claimKey)
