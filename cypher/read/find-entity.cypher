// The entity of a name or, when no name fits, of an alias; of several the one that most memories mention.
//   $bankId    STRING
//   $nameKey   STRING        folded name
//   $quoted    STRING        the same, ready to stand between quotes in a Lucene query
//   id         STRING
//   bankId     STRING
//   name       STRING
//   type       STRING        an entity type
//   aliases    LIST<STRING>
//   firstSeen  INTEGER?      epoch milliseconds
//   lastSeen   INTEGER?      epoch milliseconds
CYPHER 25
MATCH (bank:Bank {id: $bankId})
CALL (bank) {
  MATCH (entity:Entity {bankId: $bankId, nameKey: $nameKey})
  RETURN entity, true AS byName
  UNION
  CALL db.index.fulltext.queryNodes('entity_alias', '+bankKey:"' + bank.bankKey + '" +aliasKeys:"' + $quoted + '"')
  YIELD node
  WITH node AS entity
  WHERE entity.bankId = $bankId
    AND $nameKey IN entity.aliasKeys
  RETURN entity, false AS byName
}
WITH entity, byName
ORDER BY byName DESC, COUNT { (entity)<-[:MENTIONS]-() } DESC, entity.id
LIMIT 1
RETURN entity.id AS id,
       entity.bankId AS bankId,
       entity.name AS name,
       entity.type AS type,
       entity.aliases AS aliases,
       entity.firstSeen.epochMillis AS firstSeen,
       entity.lastSeen.epochMillis AS lastSeen
