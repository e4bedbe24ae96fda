// Removes some of a bank's memories with their history, whatever their state. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER  memories
//   links     INTEGER  removed, between memories
CYPHER 25
MATCH (memory:Memory)
WHERE memory.bankId = $bankId AND memory.id IS NOT NULL
WITH memory
LIMIT $limit
OPTIONAL MATCH (memory)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM]-(:Memory)
WITH collect(DISTINCT memory) AS memories,
     count(DISTINCT link) AS links
CALL (memories) {
  UNWIND memories AS memory
  MATCH (version:MemoryVersion)-[:VERSION_OF]->(memory)
  DETACH DELETE version
}
WITH memories, links, size(memories) AS removed
FOREACH (memory IN memories | DETACH DELETE memory)
RETURN removed, links
