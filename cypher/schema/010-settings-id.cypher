// One node of what a database was filled with.
CYPHER 25
CREATE CONSTRAINT settings_id IF NOT EXISTS
FOR (n:Settings)
REQUIRE n.id IS UNIQUE
