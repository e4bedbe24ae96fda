// Withdraws a memory that holds, or held; no row when there is none that does.
//   $bankId    STRING
//   $memoryId  STRING
//   $at        DATETIME  now
//   $reason    STRING?
//   earlierIds  LIST<STRING>  what it had replaced: to be settled
CYPHER 25
MATCH (memory:Memory {bankId: $bankId, id: $memoryId})
WHERE memory.state IN ['ACTIVE', 'SUPERSEDED']
CREATE (:MemoryVersion {
  bankId: $bankId,
  at: $at,
  change: 'INVALIDATED',
  reason: $reason,
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
SET memory.state = 'INVALIDATED',
    memory.updatedAt =
      CASE WHEN $at > memory.updatedAt THEN $at ELSE memory.updatedAt + duration({milliseconds: 1}) END
RETURN COLLECT { MATCH (memory)-[:SUPERSEDES]->(earlier:Memory) RETURN earlier.id } AS earlierIds
