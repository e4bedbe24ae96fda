// Makes entities or teaches them what is new: a name, a type, spellings, when they were seen; and ties the memories
// that mention them.
//   $bankId     STRING
//   $bankKey    STRING
//   $mostNames  INTEGER    spellings and keys kept of an entity
//   $entities   LIST<MAP>  id, name, nameKey, type, sense, aliases, aliasKeys, blockKeys, firstSeen, lastSeen, memoryIds;
//               in the order of their identities
CYPHER 25
UNWIND $entities AS row
MERGE (entity:Entity {bankId: $bankId, id: row.id})
  ON CREATE SET
    entity.bankKey = $bankKey,
    entity.name = row.name,
    entity.nameKey = row.nameKey,
    entity.type = row.type,
    entity.sense = row.sense,
    entity.aliases = row.aliases,
    entity.aliasKeys = row.aliasKeys,
    entity.blockKeys = row.blockKeys,
    entity.firstSeen = row.firstSeen,
    entity.lastSeen = row.lastSeen
  ON MATCH SET
    entity.aliases = ([alias IN entity.aliases WHERE alias <> row.name]
      + [alias IN row.aliases + entity.name WHERE alias <> row.name AND NOT alias IN entity.aliases])[..$mostNames],
    entity.aliasKeys = (entity.aliasKeys
      + [key IN row.aliasKeys WHERE NOT key IN entity.aliasKeys])[..$mostNames],
    entity.blockKeys = (coalesce(entity.blockKeys, [])
      + [key IN row.blockKeys WHERE NOT key IN coalesce(entity.blockKeys, [])])[..$mostNames],
    entity.name = row.name,
    entity.nameKey = row.nameKey,
    entity.type = row.type,
    entity.sense = row.sense,
    entity.firstSeen = CASE WHEN row.firstSeen < entity.firstSeen THEN row.firstSeen ELSE entity.firstSeen END,
    entity.lastSeen = CASE WHEN row.lastSeen > entity.lastSeen THEN row.lastSeen ELSE entity.lastSeen END
WITH entity, row
UNWIND row.memoryIds AS memoryId
MATCH (memory:Memory {bankId: $bankId, id: memoryId})
CREATE (memory)-[:MENTIONS]->(entity)
