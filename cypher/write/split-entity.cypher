// Makes an entity of some of the memories that mention another one. Both are told apart by their names or, under one
// name, by the next sense, and are never taken for one again.
//   $bankId     STRING
//   $bankKey    STRING
//   $id         STRING        the one that is split
//   $memoryIds  LIST<STRING>
//   $newId      STRING
//   $name       STRING
//   $nameKey    STRING
//   $aliasKeys  LIST<STRING>
//   $blockKeys  LIST<STRING>
//   $left       MAP           what the split one keeps: aliases, aliasKeys, blockKeys
//   $at         DATETIME
//   moved       INTEGER       memories
CYPHER 25
MATCH (entity:Entity {bankId: $bankId, id: $id})
CALL (entity) {
  MATCH (same:Entity {bankId: $bankId, nameKey: $nameKey, type: entity.type})
  RETURN coalesce(max(same.sense) + 1, 0) AS sense
}
CREATE (made:Entity {
  id: $newId,
  bankId: $bankId,
  bankKey: $bankKey,
  name: $name,
  nameKey: $nameKey,
  type: entity.type,
  sense: sense,
  aliases: [],
  aliasKeys: $aliasKeys,
  blockKeys: $blockKeys
})
CREATE (pair:EntityDecision {
  id: randomUUID(),
  bankId: $bankId,
  kind: 'PAIR',
  verdict: 'DISTINCT',
  isSplit: true,
  score: 0.0,
  evidence: ['split by hand'],
  at: $at
})
CREATE (pair)-[:ABOUT]->(entity)
CREATE (pair)-[:ABOUT]->(made)
SET entity.aliases = $left.aliases,
    entity.aliasKeys = $left.aliasKeys,
    entity.blockKeys = $left.blockKeys
WITH entity, made
CALL (entity, made) {
  UNWIND $memoryIds AS memoryId
  MATCH (memory:Memory {bankId: $bankId, id: memoryId})-[mention:MENTIONS]->(entity)
  DELETE mention
  WITH DISTINCT made, memory
  MERGE (memory)-[:MENTIONS]->(made)
  RETURN count(memory) AS moved
}
CALL (entity) {
  MATCH (entity)<-[:MENTIONS]-(memory:Memory)
  WITH entity, min(memory.mentionedAt) AS firstSeen, max(memory.mentionedAt) AS lastSeen
  SET entity.firstSeen = firstSeen,
      entity.lastSeen = lastSeen
}
CALL (made) {
  MATCH (made)<-[:MENTIONS]-(memory:Memory)
  WITH made, min(memory.mentionedAt) AS firstSeen, max(memory.mentionedAt) AS lastSeen
  SET made.firstSeen = firstSeen,
      made.lastSeen = lastSeen
}
RETURN moved
