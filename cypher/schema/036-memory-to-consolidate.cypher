// Finds the facts that were made or changed since observations were last drawn from them, in the order of their ids.
CYPHER 25
CREATE RANGE INDEX memory_to_consolidate IF NOT EXISTS
FOR (n:Memory)
ON (n.bankId, n.toConsolidate, n.id)
