// Finds or makes entities, widens when they were seen, adds spellings, and ties the memories that mention them.
//   $bankId    STRING
//   $bankKey   STRING
//   $entities  LIST<MAP> id, name, nameKey, type, sense, aliases, aliasKeys, firstSeen, lastSeen, memoryIds;
//              in the order of their identities
CYPHER 25
UNWIND $entities AS row
MERGE (entity:Entity {bankId: $bankId, nameKey: row.nameKey, type: row.type, sense: row.sense})
  ON CREATE SET
    entity.id = row.id,
    entity.bankKey = $bankKey,
    entity.name = row.name,
    entity.aliases = row.aliases,
    entity.aliasKeys = row.aliasKeys,
    entity.firstSeen = row.firstSeen,
    entity.lastSeen = row.lastSeen
  ON MATCH SET
    entity.aliases = entity.aliases
      + [alias IN row.aliases + row.name WHERE alias <> entity.name AND NOT alias IN entity.aliases],
    entity.aliasKeys = entity.aliasKeys
      + [key IN row.aliasKeys WHERE NOT key IN entity.aliasKeys],
    entity.firstSeen = CASE WHEN row.firstSeen < entity.firstSeen THEN row.firstSeen ELSE entity.firstSeen END,
    entity.lastSeen = CASE WHEN row.lastSeen > entity.lastSeen THEN row.lastSeen ELSE entity.lastSeen END
WITH entity, row
UNWIND row.memoryIds AS memoryId
MATCH (memory:Memory {bankId: $bankId, id: memoryId})
CREATE (memory)-[:MENTIONS]->(entity)
