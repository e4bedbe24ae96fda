// Removes some of a bank's documents. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER
CYPHER 25
MATCH (document:Document)
WHERE document.bankId = $bankId AND document.id IS NOT NULL
WITH document
LIMIT $limit
DETACH DELETE document
RETURN count(*) AS removed
