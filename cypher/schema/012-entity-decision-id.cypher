// One decision about entities an id within its bank.
CYPHER 25
CREATE CONSTRAINT entity_decision_id IF NOT EXISTS
FOR (n:EntityDecision)
REQUIRE (n.bankId, n.id) IS UNIQUE
