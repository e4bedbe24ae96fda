// Finds what an entity that is gone was merged into.
CYPHER 25
CREATE RANGE INDEX entity_decision_from IF NOT EXISTS
FOR (n:EntityDecision)
ON (n.bankId, n.fromId)
