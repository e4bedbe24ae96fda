// Some of a bank's documents, in the order of their ids.
//   $bankId     STRING
//   $after      STRING     the id behind which to go on
//   $limit      INTEGER
//   id          STRING
//   properties  MAP
//   floats      LIST<STRING>  properties that are FLOAT
//   ties        LIST<MAP>     tie, to, properties, floats
CYPHER 25
MATCH (node:Document)
WHERE node.bankId = $bankId
  AND node.id > $after
WITH node
ORDER BY node.bankId, node.id
LIMIT $limit
RETURN node.id AS id,
       properties(node) AS properties,
       [key IN keys(node) WHERE valueType(node[key]) STARTS WITH 'FLOAT' | key] AS floats,
       [] AS ties
