// Finds the decisions of a bank that are doubtful.
CYPHER 25
CREATE RANGE INDEX entity_decision_verdict IF NOT EXISTS
FOR (n:EntityDecision)
ON (n.bankId, n.verdict)
