// What is one step away from some nodes of a graph, strongest first. Of each node only the $limit strongest new
// neighbours count, of an entity's memories the first $limit.
//   $bankId         STRING
//   $memoryIds      LIST<STRING>
//   $entityIds      LIST<STRING>
//   $relationships  LIST<STRING>  types of relationships to walk along
//   $limit          INTEGER
//   id              STRING
//   isMemory        BOOLEAN
CYPHER 25
CALL () {
  UNWIND $memoryIds AS memoryId
  MATCH (memory:Memory {bankId: $bankId, id: memoryId})
  CALL (memory) {
    MATCH (memory)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM|MENTIONS]-(other)
    WHERE type(link) IN $relationships
      AND (other:Entity OR other.state = 'ACTIVE')
      AND NOT other.id IN $memoryIds
      AND NOT other.id IN $entityIds
    RETURN other, max(coalesce(link.weight, 1.0)) AS weight
    ORDER BY weight DESC, other.id
    LIMIT $limit
  }
  RETURN other, weight
  UNION ALL
  UNWIND $entityIds AS entityId
  MATCH (entity:Entity {bankId: $bankId, id: entityId})
  CALL (entity) {
    MATCH (entity)<-[link:MENTIONS]-(other:Memory)
    WHERE 'MENTIONS' IN $relationships
      AND other.state = 'ACTIVE'
      AND NOT other.id IN $memoryIds
    RETURN other
    LIMIT $limit
  }
  RETURN other, 1.0 AS weight
}
WITH other, max(weight) AS weight
RETURN other.id AS id,
       other:Memory AS isMemory
ORDER BY weight DESC, isMemory, id
LIMIT $limit
