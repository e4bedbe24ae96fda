// Lets a memory hold again that was withdrawn or replaced; no row when there is none. A withdrawn one that had been
// replaced is replaced again, as long as what replaced it stands; a replaced one is freed from that.
//   $bankId     STRING
//   $memoryId   STRING
//   $at         DATETIME  now
//   $farFuture  DATETIME  validUntil of what holds
//   earlierIds  LIST<STRING>  what it had replaced, and replaces again
CYPHER 25
MATCH (memory:Memory {bankId: $bankId, id: $memoryId})
WHERE memory.state IN ['SUPERSEDED', 'INVALIDATED']
CREATE (:MemoryVersion {
  bankId: $bankId,
  at: $at,
  change: 'RESTORED',
  text: memory.text,
  type: memory.type,
  state: memory.state,
  confidence: memory.confidence,
  occurredStart: memory.occurredStart,
  occurredEnd: memory.occurredEnd,
  datePrecision: memory.datePrecision,
  validUntil: memory.validUntil,
  context: memory.context,
  tags: memory.tags,
  metadata: memory.metadata
})-[:VERSION_OF]->(memory)
WITH memory, memory.state AS was
CALL (memory, was) {
  OPTIONAL MATCH (memory)<-[given:SUPERSEDES]-(winner:Memory)
  WHERE winner.state IN ['ACTIVE', 'SUPERSEDED']
  WITH was, collect(given) AS replacing, min(winner.mentionedAt) AS replacedAt
  FOREACH (one IN CASE was WHEN 'SUPERSEDED' THEN replacing ELSE [] END | DELETE one)
  RETURN CASE was WHEN 'SUPERSEDED' THEN NULL ELSE replacedAt END AS replacedAt
}
SET memory.state = CASE WHEN replacedAt IS NULL THEN 'ACTIVE' ELSE 'SUPERSEDED' END,
    memory.validUntil = coalesce(replacedAt, $farFuture),
    memory.toConsolidate = true,
    memory.updatedAt =
      CASE WHEN $at > memory.updatedAt THEN $at ELSE memory.updatedAt + duration({milliseconds: 1}) END
RETURN COLLECT { MATCH (memory)-[:SUPERSEDES]->(earlier:Memory) RETURN earlier.id } AS earlierIds
