// One node for each distinct set of tags in a bank. Untagged memories need none: their key is ''.
CYPHER 25
CREATE CONSTRAINT tag_set_key IF NOT EXISTS
FOR (n:TagSet)
REQUIRE (n.bankId, n.key) IS UNIQUE
