// How much is in each bank. Links are counted by degree, which reads no relationship.
//   $ids         LIST<STRING>
//   bankId       STRING
//   entities     INTEGER    ≥ 0
//   documents    INTEGER    ≥ 0
//   lastWriteAt  INTEGER?   epoch milliseconds
//   types        LIST<MAP>  type, memories, mentions, nearInTime, similarTo, causes, causedBy, enables, prevents,
//                         supersedes, derivedFrom
CYPHER 25
UNWIND $ids AS bankId
MATCH (bank:Bank {id: bankId})
WHERE bank.state = 'ACTIVE'
CALL (bankId) {
  MATCH (memory:Memory {bankId: bankId})
  WHERE memory.id IS NOT NULL
    AND memory.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
  WITH memory.type AS type,
       count(memory) AS memories,
       sum(COUNT { (memory)-[:MENTIONS]->() }) AS mentions,
       sum(COUNT { (memory)-[:NEAR_IN_TIME]->() }) AS nearInTime,
       sum(COUNT { (memory)-[:SIMILAR_TO]->() }) AS similarTo,
       sum(COUNT { (memory)-[:CAUSES]->() }) AS causes,
       sum(COUNT { (memory)-[:CAUSED_BY]->() }) AS causedBy,
       sum(COUNT { (memory)-[:ENABLES]->() }) AS enables,
       sum(COUNT { (memory)-[:PREVENTS]->() }) AS prevents,
       sum(COUNT { (memory)-[:SUPERSEDES]->() }) AS supersedes,
       sum(COUNT { (memory)-[:DERIVED_FROM]->() }) AS derivedFrom
  RETURN collect({
    type: type,
    memories: memories,
    mentions: mentions,
    nearInTime: nearInTime,
    similarTo: similarTo,
    causes: causes,
    causedBy: causedBy,
    enables: enables,
    prevents: prevents,
    supersedes: supersedes,
    derivedFrom: derivedFrom
  }) AS types
}
RETURN bankId,
       COUNT {
         MATCH (entity:Entity {bankId: bankId})
         WHERE entity.id IS NOT NULL
       } AS entities,
       COUNT {
         MATCH (document:Document {bankId: bankId})
         WHERE document.id IS NOT NULL
       } AS documents,
       bank.lastWriteAt.epochMillis AS lastWriteAt,
       types
