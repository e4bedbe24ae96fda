// Some of a bank's memories, in the order of their ids, each tied to its sources and its entities; those that a retain has only staged are left out.
//   $bankId     STRING
//   $after      STRING     the id behind which to go on
//   $limit      INTEGER
//   id          STRING
//   properties  MAP
//   floats      LIST<STRING>  properties that are FLOAT
//   ties        LIST<MAP>     tie, to, properties, floats
CYPHER 25
MATCH (node:Memory)
WHERE node.bankId = $bankId
  AND node.id > $after
  AND node.state <> 'STAGED'
WITH node
ORDER BY node.bankId, node.id
LIMIT $limit
RETURN node.id AS id,
       properties(node) AS properties,
       [key IN keys(node) WHERE valueType(node[key]) STARTS WITH 'FLOAT' | key] AS floats,
       COLLECT {
         MATCH (node)-[tie:FROM|MENTIONS]->(other:Chunk|Entity)
         RETURN {
           tie: type(tie),
           to: other.id,
           properties: properties(tie),
           floats: [key IN keys(tie) WHERE valueType(tie[key]) STARTS WITH 'FLOAT' | key]
         }
         ORDER BY type(tie), other.id
       } AS ties
