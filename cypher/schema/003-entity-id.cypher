// One entity an id within its bank.
CYPHER 25
CREATE CONSTRAINT entity_id IF NOT EXISTS
FOR (n:Entity)
REQUIRE (n.bankId, n.id) IS UNIQUE
