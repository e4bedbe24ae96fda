// Some of a bank's chunks, in the order of their ids, each tied to its document; those that a retain has only staged are left out.
//   $bankId     STRING
//   $after      STRING     the id behind which to go on
//   $limit      INTEGER
//   id          STRING
//   properties  MAP
//   floats      LIST<STRING>  properties that are FLOAT
//   ties        LIST<MAP>     tie, to, properties, floats
CYPHER 25
MATCH (node:Chunk)
WHERE node.bankId = $bankId
  AND node.id > $after
  AND EXISTS { (node)-[:PART_OF]->(:Document) }
WITH node
ORDER BY node.bankId, node.id
LIMIT $limit
RETURN node.id AS id,
       properties(node) AS properties,
       [key IN keys(node) WHERE valueType(node[key]) STARTS WITH 'FLOAT' | key] AS floats,
       COLLECT {
         MATCH (node)-[tie:PART_OF]->(other:Document)
         RETURN {
           tie: type(tie),
           to: other.id,
           properties: properties(tie),
           floats: [key IN keys(tie) WHERE valueType(tie[key]) STARTS WITH 'FLOAT' | key]
         }
         ORDER BY type(tie), other.id
       } AS ties
