// The same idempotency key within a bank is one operation; an operation without one leaves the property away and so escapes the rule.
CYPHER 25
CREATE CONSTRAINT operation_idempotency IF NOT EXISTS
FOR (n:Operation)
REQUIRE (n.bankId, n.idempotencyKey) IS UNIQUE
