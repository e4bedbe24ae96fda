// One memory an id within its bank; also the way every read finds memories by id.
CYPHER 25
CREATE CONSTRAINT memory_id IF NOT EXISTS
FOR (n:Memory)
REQUIRE (n.bankId, n.id) IS UNIQUE
