// Names that each entity is mentioned with, by a bounded look at the memories linked to it last.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   $looked  INTEGER       memories looked at an entity
//   $limit   INTEGER       names an entity
//   id        STRING        the entity's
//   nameKeys  LIST<STRING>
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
CALL (entity) {
  CALL (entity) {
    MATCH (entity)<-[:MENTIONS]-(memory:Memory)
    RETURN memory
    LIMIT $looked
  }
  MATCH (memory)-[:MENTIONS]->(other:Entity)
  WHERE other <> entity
  WITH DISTINCT other
  LIMIT $limit
  UNWIND other.aliasKeys AS nameKey
  RETURN collect(DISTINCT nameKey) AS nameKeys
}
RETURN id,
       nameKeys
