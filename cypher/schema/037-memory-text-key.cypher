// Finds the memories that have the very words of a text.
CYPHER 25
CREATE RANGE INDEX memory_text_key IF NOT EXISTS
FOR (n:Memory)
ON (n.bankId, n.textKey)
