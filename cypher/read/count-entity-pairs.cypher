// Number of pairs of entities that may be one.
//   $bankId   STRING
//   count     INTEGER  ≥ 0
CYPHER 25
MATCH (pair:EntityDecision {bankId: $bankId, verdict: 'DOUBTFUL'})
RETURN count(pair) AS count
