// What ties some of a bank's memories to other ones, in the order of their ids, and what they were before their changes.
//   $bankId   STRING
//   $after    STRING     the id behind which to go on
//   $limit    INTEGER    memories
//   id        STRING     the memory's
//   ties      LIST<MAP>  tie, to, properties, floats
//   versions  LIST<MAP>  properties, floats; oldest first
CYPHER 25
MATCH (node:Memory)
WHERE node.bankId = $bankId
  AND node.id > $after
  AND node.state <> 'STAGED'
WITH node
ORDER BY node.bankId, node.id
LIMIT $limit
RETURN node.id AS id,
       COLLECT {
         MATCH (node)-[tie:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM]->(other:Memory)
         WHERE other.state <> 'STAGED'
         RETURN {
           tie: type(tie),
           to: other.id,
           properties: properties(tie),
           floats: [key IN keys(tie) WHERE valueType(tie[key]) STARTS WITH 'FLOAT' | key]
         }
         ORDER BY type(tie), other.id
       } AS ties,
       COLLECT {
         MATCH (version:MemoryVersion)-[:VERSION_OF]->(node)
         RETURN {
           properties: properties(version),
           floats: [key IN keys(version) WHERE valueType(version[key]) STARTS WITH 'FLOAT' | key]
         }
         ORDER BY version.at, elementId(version)
       } AS versions
