// Entities of the bank that a name may mean: those of just this name, and the best of those that share a block key.
//   $bankId   STRING
//   $names    LIST<MAP>     nameKey STRING, query STRING: Lucene, the bank's key and the block keys
//   $limit    INTEGER       entities found by their block keys, a name
//   $aliases  INTEGER       spellings of an entity
//   foundFor   STRING        the name's key
//   id         STRING
//   name       STRING
//   nameKey    STRING
//   type       STRING        an entity type
//   sense      INTEGER       ≥ 0
//   aliases    LIST<STRING>
//   aliasKeys  LIST<STRING>
//   mentions   INTEGER       ≥ 0
//   doubts     INTEGER       doubtful pairs that it is one of, ≥ 0
CYPHER 25
UNWIND $names AS name
CALL (name) {
  MATCH (entity:Entity {bankId: $bankId, nameKey: name.nameKey})
  RETURN entity
  UNION
  CALL db.index.fulltext.queryNodes('entity_block', name.query, {limit: $limit})
  YIELD node
  WITH node AS entity
  WHERE entity.bankId = $bankId
  RETURN entity
}
RETURN name.nameKey AS foundFor,
       entity.id AS id,
       entity.name AS name,
       entity.nameKey AS nameKey,
       entity.type AS type,
       entity.sense AS sense,
       entity.aliases[..$aliases] AS aliases,
       entity.aliasKeys AS aliasKeys,
       COUNT { (entity)<-[:MENTIONS]-() } AS mentions,
       COUNT { (entity)<-[:ABOUT]-(:EntityDecision {verdict: 'DOUBTFUL'}) } AS doubts
