// The bank as every search needs it, and the entities that names mean in it, by their own name or an alias; no row while
// the bank does not exist or is being deleted. An entity's weight is 1 / (1 + ln(mentions / 2)), at most 1.
//   $bankId    STRING
//   $nameKeys  LIST<STRING>   folded names
//   $aliases   STRING | NULL  the names as a clause of a Lucene query; null without names
//   key       STRING     name of the bank in full-text queries
//   timezone  STRING     IANA name
//   named     LIST<MAP>  entityId STRING, weight FLOAT in ]0, 1]
CYPHER 25
MATCH (b:Bank {id: $bankId})
WHERE b.state = 'ACTIVE'
CALL (b) {
  WHEN $aliases IS NOT NULL THEN {
    CALL (b) {
      UNWIND $nameKeys AS nameKey
      MATCH (entity:Entity {bankId: $bankId, nameKey: nameKey})
      RETURN entity
      UNION
      CALL db.index.fulltext.queryNodes('entity_alias', '+bankKey:"' + b.bankKey + '" ' + $aliases)
      YIELD node
      RETURN node AS entity
    }
    WITH entity, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    WHERE entity.bankId = $bankId
    RETURN collect({
      entityId: entity.id,
      weight: 1.0 / (1.0 + log(CASE WHEN degree > 2 THEN degree ELSE 2 END / 2.0))
    }) AS named
  }
  ELSE {
    RETURN [] AS named
  }
}
RETURN b.bankKey AS key,
       b.timezone AS timezone,
       named
