// Orders a bank's memories by when they were mentioned: its list of memories, last mentioned first.
CYPHER 25
CREATE RANGE INDEX memory_mentioned IF NOT EXISTS
FOR (n:Memory)
ON (n.bankId, n.mentionedAt)
