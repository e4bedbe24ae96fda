// What stands in the bank for each entity that is about to be written: itself, what it was merged into, and whoever
// has its name.
//   $bankId    STRING
//   $entities  LIST<MAP>  id STRING, nameKey STRING
//   id         STRING     as in $entities
//   standing   LIST<MAP>  how (ID, MERGED, NAME), id, name, nameKey, type, sense
CYPHER 25
UNWIND $entities AS row
CALL (row) {
  MATCH (entity:Entity {bankId: $bankId, id: row.id})
  RETURN entity, 'ID' AS how
  UNION
  MATCH (decision:EntityDecision {bankId: $bankId, fromId: row.id})-[:ABOUT]->(entity:Entity)
  RETURN entity, 'MERGED' AS how
  UNION
  MATCH (entity:Entity {bankId: $bankId, nameKey: row.nameKey})
  RETURN entity, 'NAME' AS how
}
RETURN row.id AS id,
       collect({
         how: how,
         id: entity.id,
         name: entity.name,
         nameKey: entity.nameKey,
         type: entity.type,
         sense: entity.sense
       }) AS standing
