// Removes those of the given entities that no memory mentions any more.
//   $bankId     STRING
//   $entityIds  LIST<STRING>
//   entities    INTEGER  removed
CYPHER 25
UNWIND $entityIds AS entityId
MATCH (entity:Entity {bankId: $bankId, id: entityId})
WHERE NOT EXISTS { (entity)<-[:MENTIONS]-(:Memory) }
DETACH DELETE entity
RETURN count(*) AS entities
