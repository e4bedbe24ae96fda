// Finds the memories of few tag sets, where an exact cosine replaces the vector index.
CYPHER 25
CREATE RANGE INDEX memory_tags IF NOT EXISTS
FOR (n:Memory)
ON (n.bankId, n.tagKey)
