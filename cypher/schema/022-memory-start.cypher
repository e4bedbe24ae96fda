// Orders a bank's dated memories by their start: its first date, and what is nearest in time.
CYPHER 25
CREATE RANGE INDEX memory_start IF NOT EXISTS
FOR (n:Memory)
ON (n.bankId, n.occurredStart)
