// One entity for a folded name, a type and a sense: what two retains at once MERGE on.
CYPHER 25
CREATE CONSTRAINT entity_identity IF NOT EXISTS
FOR (n:Entity)
REQUIRE (n.bankId, n.nameKey, n.type, n.sense) IS UNIQUE
