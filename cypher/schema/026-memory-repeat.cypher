// Finds the memory that a fact repeats.
CYPHER 25
CREATE RANGE INDEX memory_repeat IF NOT EXISTS
FOR (n:Memory)
ON (n.bankId, n.repeatKey)
