// Removes some of a bank's decisions about entities. Repeat until nothing is left.
//   $bankId   STRING
//   $limit    INTEGER
//   removed   INTEGER
CYPHER 25
MATCH (decision:EntityDecision)
WHERE decision.bankId = $bankId AND decision.id IS NOT NULL
WITH decision
LIMIT $limit
DETACH DELETE decision
RETURN count(*) AS removed
