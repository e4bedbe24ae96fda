// Entities of the bank whose folded name is one of the given.
//   $bankId    STRING
//   $nameKeys  LIST<STRING>
//   id         STRING
//   name       STRING
//   nameKey    STRING
//   type       STRING        an entity type
//   sense      INTEGER       ≥ 0
//   aliasKeys  LIST<STRING>
CYPHER 25
UNWIND $nameKeys AS nameKey
MATCH (entity:Entity {bankId: $bankId, nameKey: nameKey})
RETURN entity.id AS id,
       entity.name AS name,
       entity.nameKey AS nameKey,
       entity.type AS type,
       entity.sense AS sense,
       entity.aliasKeys AS aliasKeys
