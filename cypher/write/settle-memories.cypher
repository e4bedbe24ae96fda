// Brings memories in line with what is left around them: their sources are counted, one that lost its own document moves
// to the first of those that it still stands in, and one that nothing replaces any more holds again.
//   $bankId     STRING
//   $ids        LIST<STRING>
//   $at         DATETIME      now
//   $farFuture  DATETIME      validUntil of what holds
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
CALL (memory) {
  OPTIONAL MATCH (memory)-[from:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
  WITH memory, from, document, coalesce(from.mentionedAt, memory.mentionedAt) AS mentionedAt
  ORDER BY document.id <> memory.documentId, mentionedAt, document.id, from.position
  RETURN count(from) AS sources,
         min(mentionedAt) AS mentionedAt,
         collect({documentId: document.id, position: from.position})[0] AS home
}
CALL (memory) {
  OPTIONAL MATCH (memory)<-[:SUPERSEDES]-(winner:Memory)
  WHERE winner.state IN ['ACTIVE', 'SUPERSEDED']
  RETURN min(winner.mentionedAt) AS replacedAt
}
SET memory.toConsolidate = true,
    memory.proofCount = CASE WHEN sources > 0 THEN sources ELSE memory.proofCount END,
    memory.mentionedAt = coalesce(mentionedAt, memory.mentionedAt),
    memory.documentId = coalesce(home.documentId, memory.documentId),
    memory.position = coalesce(home.position, memory.position),
    memory.state =
      CASE WHEN memory.state = 'SUPERSEDED' AND replacedAt IS NULL THEN 'ACTIVE' ELSE memory.state END,
    memory.validUntil = coalesce(replacedAt, $farFuture),
    memory.updatedAt =
      CASE WHEN $at > memory.updatedAt THEN $at ELSE memory.updatedAt + duration({milliseconds: 1}) END
