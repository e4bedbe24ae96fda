// Entities by their ids.
//   $bankId    STRING
//   $ids       LIST<STRING>
//   id         STRING
//   bankId     STRING
//   name       STRING
//   type       STRING        an entity type
//   aliases    LIST<STRING>
//   firstSeen  INTEGER?      epoch milliseconds
//   lastSeen   INTEGER?      epoch milliseconds
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
RETURN entity.id AS id,
       entity.bankId AS bankId,
       entity.name AS name,
       entity.type AS type,
       entity.aliases AS aliases,
       entity.firstSeen.epochMillis AS firstSeen,
       entity.lastSeen.epochMillis AS lastSeen
