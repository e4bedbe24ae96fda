// Finds the operations that wait for a process: a finished one has no dueAt, so the index holds nothing else.
CYPHER 25
CREATE RANGE INDEX operation_due IF NOT EXISTS
FOR (n:Operation)
ON (n.dueAt)
