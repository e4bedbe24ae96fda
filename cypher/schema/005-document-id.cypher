// One document an id within its bank.
CYPHER 25
CREATE CONSTRAINT document_id IF NOT EXISTS
FOR (n:Document)
REQUIRE (n.bankId, n.id) IS UNIQUE
