// Cuts memories in two that were told again after others had taken their place: what was told from then on is a memory of
// its own, which holds as long as the first one did, and takes the place of the one that came between.
//   $bankId  STRING
//   $at      DATETIME   now
//   $pairs   LIST<{winnerId: STRING, loserId: STRING}>  that are about to take a place, and whose it is
//   winnerId  STRING    what was made
//   loserId   STRING    what came between, the last one first
CYPHER 25
UNWIND $pairs AS pair
MATCH (between:Memory {bankId: $bankId, id: pair.winnerId})
MATCH (memory:Memory {bankId: $bankId, id: pair.loserId})
WHERE between.state IN ['ACTIVE', 'SUPERSEDED']
  AND memory.state IN ['ACTIVE', 'SUPERSEDED']
  AND memory.mentionedAt <= between.mentionedAt
  AND between.mentionedAt < memory.validUntil
WITH memory, between
ORDER BY between.mentionedAt
WITH memory, collect(between)[0] AS between
CALL (memory, between) {
  MATCH (memory)-[from:FROM]->(chunk:Chunk)-[:PART_OF]->(document:Document)
  WHERE between.mentionedAt < from.mentionedAt AND from.mentionedAt < memory.validUntil
  WITH from, chunk, document
  ORDER BY from.mentionedAt, document.id, from.position
  RETURN collect({from: from, chunk: chunk, documentId: document.id}) AS tellings
}
WITH memory, between, tellings, tellings[0] AS first
WHERE first IS NOT NULL
CREATE (again:Memory)
SET again = memory {
  .*,
  id: randomUUID(),
  documentId: first.documentId,
  position: first.from.position,
  mentionedAt: first.from.mentionedAt,
  createdAt: $at,
  updatedAt: $at,
  proofCount: size(tellings),
  toConsolidate: true
}
WITH memory,
     between,
     again,
     tellings,
     memory.occurredStart IN
       ([memory.mentionedAt] + [telling IN tellings | telling.from.mentionedAt]) AS isDatedByTelling,
     duration({
       milliseconds: memory.occurredEnd.epochMillis - memory.occurredStart.epochMillis
     }) AS length
// What names no date is dated by the moment at which it was told.
FOREACH (one IN CASE WHEN isDatedByTelling THEN [memory, again] ELSE [] END |
  SET one.occurredStart = one.mentionedAt,
      one.occurredEnd = one.mentionedAt + length
)
WITH memory, between, again, tellings
CALL (memory, again, tellings) {
  UNWIND tellings AS telling
  WITH again, telling.from AS from, telling.chunk AS chunk
  CREATE (again)-[moved:FROM]->(chunk)
  SET moved = properties(from)
  DELETE from
}
CALL (memory, again) {
  MATCH (memory)-[mention:MENTIONS]->(entity)
  CREATE (again)-[copy:MENTIONS]->(entity)
  SET copy = properties(mention)
}
CALL (memory, again) {
  MATCH (memory)-[alike:SIMILAR_TO]->(other:Memory)
  CREATE (again)-[:SIMILAR_TO {weight: alike.weight}]->(other)
}
CALL (memory, again) {
  MATCH (memory)<-[:SUPERSEDES]-(later:Memory)
  WHERE again.mentionedAt < later.mentionedAt
  CREATE (later)-[:SUPERSEDES {weight: 1.0}]->(again)
}
SET memory.proofCount = COUNT { (memory)-[:FROM]->() }
RETURN again.id AS winnerId, between.id AS loserId
ORDER BY again.mentionedAt DESC
