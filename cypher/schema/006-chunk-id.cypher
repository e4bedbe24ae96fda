// One chunk an id within its bank.
CYPHER 25
CREATE CONSTRAINT chunk_id IF NOT EXISTS
FOR (n:Chunk)
REQUIRE (n.bankId, n.id) IS UNIQUE
