// Stored links of a bank, by source, relationship type and target. Sources are read in the order of the index on
// (bankId, id), so that a page costs what it holds and not what the bank holds.
//   $bankId         STRING
//   $relationships  LIST<STRING>  types of relationships
//   $afterSource    STRING        last row of the page before; '' for the first page
//   $afterType      STRING        '' for the first page
//   $afterTarget    STRING        '' for the first page
//   $limit          INTEGER
//   sourceId        STRING
//   targetId        STRING
//   relationship    STRING        its type
//   weight          FLOAT         0–1
CYPHER 25
MATCH (source:Memory {bankId: $bankId})
WHERE source.id >= $afterSource
  AND source.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
WITH source
ORDER BY source.bankId, source.id
CALL (source) {
  MATCH (source)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM]->(target:Memory)
  WHERE type(link) IN $relationships
    AND target.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
    AND (source.id > $afterSource
      OR type(link) > $afterType
      OR (type(link) = $afterType AND target.id > $afterTarget))
  RETURN target.id AS targetId,
         type(link) AS relationship,
         coalesce(link.weight, 1.0) AS weight
}
RETURN source.id AS sourceId,
       targetId,
       relationship,
       weight
ORDER BY source.bankId, source.id, relationship, targetId
LIMIT $limit
