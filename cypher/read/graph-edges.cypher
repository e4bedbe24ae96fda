// What connects some nodes of a graph with each other, strongest first.
//   $bankId         STRING
//   $memoryIds      LIST<STRING>
//   $entityIds      LIST<STRING>
//   $relationships  LIST<STRING>  types of relationships
//   $limit          INTEGER
//   sourceId        STRING
//   targetId        STRING
//   relationship    STRING        its type
//   weight          FLOAT         0–1; 1 for a mention
CYPHER 25
MATCH (source:Memory {bankId: $bankId})
WHERE source.id IN $memoryIds
MATCH (source)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM|MENTIONS]->(target)
WHERE type(link) IN $relationships
  AND (target.id IN $memoryIds OR target.id IN $entityIds)
RETURN source.id AS sourceId,
       target.id AS targetId,
       type(link) AS relationship,
       coalesce(link.weight, 1.0) AS weight
ORDER BY weight DESC, relationship, sourceId, targetId
LIMIT $limit
