// Gives memories the sources of facts that were told again. A memory keeps its first mention, and the first date that
// it is given. The caller compares the count: a memory that is gone by now leaves its row out.
//   $bankId   STRING
//   $at       DATETIME  now
//   $sources  LIST<MAP> memoryId, chunkId, start, end, quote, position, mentionedAt, occurredStart?, occurredEnd?, datePrecision?
//   added     INTEGER
CYPHER 25
UNWIND $sources AS row
MATCH (memory:Memory {bankId: $bankId, id: row.memoryId})
WHERE memory.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
MATCH (chunk:Chunk {bankId: $bankId, id: row.chunkId})
CREATE (memory)-[:FROM {
  start: row.start,
  end: row.end,
  quote: row.quote,
  position: row.position,
  mentionedAt: row.mentionedAt
}]->(chunk)
WITH memory, row
ORDER BY row.mentionedAt
WITH memory, collect(row) AS rows
WITH memory, rows, head([row IN rows WHERE row.occurredStart IS NOT NULL]) AS dated
SET memory.toConsolidate = true,
    memory.proofCount = COUNT { (memory)-[:FROM]->() },
    memory.mentionedAt =
      CASE WHEN rows[0].mentionedAt < memory.mentionedAt THEN rows[0].mentionedAt ELSE memory.mentionedAt END,
    memory.datePrecision =
      CASE WHEN memory.occurredStart IS NULL THEN dated.datePrecision ELSE memory.datePrecision END,
    memory.occurredEnd = coalesce(memory.occurredEnd, dated.occurredEnd),
    memory.occurredStart = coalesce(memory.occurredStart, dated.occurredStart),
    memory.updatedAt =
      CASE WHEN $at > memory.updatedAt THEN $at ELSE memory.updatedAt + duration({milliseconds: 1}) END
RETURN sum(size(rows)) AS added
