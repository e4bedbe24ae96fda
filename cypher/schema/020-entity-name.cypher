// Finds the entities of a folded name, whatever their type and sense.
CYPHER 25
CREATE RANGE INDEX entity_name IF NOT EXISTS
FOR (n:Entity)
ON (n.bankId, n.nameKey)
