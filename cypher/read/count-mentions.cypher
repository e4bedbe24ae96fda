// How many memories mention each entity, from its degree.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   id       STRING   the entity's
//   count    INTEGER  ≥ 0
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
RETURN id,
       COUNT { (entity)<-[:MENTIONS]-() } AS count
