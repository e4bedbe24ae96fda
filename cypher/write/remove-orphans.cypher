// Removes those of the given entities that no memory mentions any more, with the decisions about them.
//   $bankId     STRING
//   $entityIds  LIST<STRING>
//   entities    INTEGER  removed
CYPHER 25
UNWIND $entityIds AS entityId
MATCH (entity:Entity {bankId: $bankId, id: entityId})
WHERE NOT EXISTS { (entity)<-[:MENTIONS]-(:Memory) }
CALL (entity) {
  MATCH (entity)<-[:ABOUT]-(decision:EntityDecision)
  WITH collect(DISTINCT decision) AS decisions
  FOREACH (decision IN decisions | DETACH DELETE decision)
}
DETACH DELETE entity
RETURN count(*) AS entities
