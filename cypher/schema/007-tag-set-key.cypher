// One node for each distinct set of tags in a bank; untagged memories have the key '' and a node as well.
CYPHER 25
CREATE CONSTRAINT tag_set_key IF NOT EXISTS
FOR (n:TagSet)
REQUIRE (n.bankId, n.key) IS UNIQUE
