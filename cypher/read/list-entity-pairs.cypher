// Pairs of entities that may be one, the likeliest first; pairs of one score by their ids.
//   $bankId      STRING
//   $afterScore  FLOAT         last row of the page before; more than 1 for the first page
//   $afterId     STRING        '' for the first page
//   $limit       INTEGER
//   id         STRING
//   score      FLOAT         in [0, 1]
//   evidence   LIST<STRING>
//   decidedAt  INTEGER       epoch milliseconds
//   entityIds  LIST<STRING>  of both, sorted
CYPHER 25
MATCH (pair:EntityDecision {bankId: $bankId, verdict: 'DOUBTFUL'})
WHERE pair.score < $afterScore OR (pair.score = $afterScore AND pair.id > $afterId)
WITH pair
ORDER BY pair.score DESC, pair.id
LIMIT $limit
CALL (pair) {
  MATCH (pair)-[:ABOUT]->(entity:Entity)
  WITH entity
  ORDER BY entity.id
  RETURN collect(entity.id) AS entityIds
}
RETURN pair.id AS id,
       pair.score AS score,
       pair.evidence AS evidence,
       pair.at.epochMillis AS decidedAt,
       entityIds
ORDER BY score DESC, id
