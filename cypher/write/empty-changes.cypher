// Removes some of a bank's log of changes. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER
CYPHER 25
MATCH (change:Change)
WHERE change.bankId = $bankId AND change.sequence IS NOT NULL
WITH change
LIMIT $limit
DETACH DELETE change
RETURN count(*) AS removed
