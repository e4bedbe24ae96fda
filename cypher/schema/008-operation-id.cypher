// One operation an id, everywhere.
CYPHER 25
CREATE CONSTRAINT operation_id IF NOT EXISTS
FOR (n:Operation)
REQUIRE n.id IS UNIQUE
