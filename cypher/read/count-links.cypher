// Number of a bank's stored links of some types.
//   $bankId         STRING
//   $relationships  LIST<STRING>  types of relationships
//   count           INTEGER       ≥ 0
CYPHER 25
MATCH (source:Memory {bankId: $bankId})-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM]->(target:Memory)
WHERE source.id IS NOT NULL
  AND type(link) IN $relationships
  AND source.state <> 'STAGED'
  AND target.state <> 'STAGED'
RETURN count(link) AS count
