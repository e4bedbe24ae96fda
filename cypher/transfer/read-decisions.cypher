// Some of a bank's decisions about entities, in the order of their ids, each tied to those entities.
//   $bankId     STRING
//   $after      STRING     the id behind which to go on
//   $limit      INTEGER
//   id          STRING
//   properties  MAP
//   floats      LIST<STRING>  properties that are FLOAT
//   ties        LIST<MAP>     tie, to, properties, floats
CYPHER 25
MATCH (node:EntityDecision)
WHERE node.bankId = $bankId
  AND node.id > $after
WITH node
ORDER BY node.bankId, node.id
LIMIT $limit
RETURN node.id AS id,
       properties(node) AS properties,
       [key IN keys(node) WHERE valueType(node[key]) STARTS WITH 'FLOAT' | key] AS floats,
       COLLECT {
         MATCH (node)-[tie:ABOUT]->(other:Entity)
         RETURN {
           tie: type(tie),
           to: other.id,
           properties: properties(tie),
           floats: [key IN keys(tie) WHERE valueType(tie[key]) STARTS WITH 'FLOAT' | key]
         }
         ORDER BY type(tie), other.id
       } AS ties
