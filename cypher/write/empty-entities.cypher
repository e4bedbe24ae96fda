// Removes some of a bank's entities. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER
CYPHER 25
MATCH (entity:Entity)
WHERE entity.bankId = $bankId AND entity.id IS NOT NULL
WITH entity
LIMIT $limit
DETACH DELETE entity
RETURN count(*) AS removed
