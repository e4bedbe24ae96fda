// Finds the memories before and after another one in its document.
CYPHER 25
CREATE RANGE INDEX memory_place IF NOT EXISTS
FOR (n:Memory)
ON (n.bankId, n.documentId, n.position)
