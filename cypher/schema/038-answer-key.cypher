// One answer of a language model to a question of an operation; finds those of an operation, and of a bank.
CYPHER 25
CREATE CONSTRAINT answer_key IF NOT EXISTS
FOR (n:Answer)
REQUIRE (n.bankId, n.operationId, n.key) IS UNIQUE
