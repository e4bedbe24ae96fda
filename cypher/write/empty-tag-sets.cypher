// Removes some of a bank's tag sets. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER
CYPHER 25
MATCH (tagSet:TagSet)
WHERE tagSet.bankId = $bankId AND tagSet.key IS NOT NULL
WITH tagSet
LIMIT $limit
DETACH DELETE tagSet
RETURN count(*) AS removed
