// One change a place in its bank's log; also the way the log is read onwards, and shortened.
CYPHER 25
CREATE CONSTRAINT change_sequence IF NOT EXISTS
FOR (n:Change)
REQUIRE (n.bankId, n.sequence) IS UNIQUE
