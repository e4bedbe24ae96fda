// Lets memories take the place of others, from the moment they were mentioned. What had taken that place later gives it
// up: a fact is replaced by the first that says so. What was replaced earlier, or withdrawn, stays as it is.
//   $bankId  STRING
//   $at      DATETIME   now
//   $pairs   LIST<{winnerId: STRING, loserId: STRING}>
CYPHER 25
UNWIND $pairs AS pair
MATCH (winner:Memory {bankId: $bankId, id: pair.winnerId})
MATCH (loser:Memory {bankId: $bankId, id: pair.loserId})
WHERE winner.state IN ['ACTIVE', 'SUPERSEDED']
  AND loser.state IN ['ACTIVE', 'SUPERSEDED']
  AND winner.mentionedAt < loser.validUntil
CREATE (:MemoryVersion {
  bankId: $bankId,
  at: $at,
  change: 'SUPERSEDED',
  text: loser.text,
  type: loser.type,
  state: loser.state,
  confidence: loser.confidence,
  occurredStart: loser.occurredStart,
  occurredEnd: loser.occurredEnd,
  datePrecision: loser.datePrecision,
  validUntil: loser.validUntil,
  context: loser.context,
  tags: loser.tags,
  metadata: loser.metadata
})-[:VERSION_OF]->(loser)
WITH winner, loser
CALL (winner, loser) {
  MATCH (loser)<-[given:SUPERSEDES]-(later:Memory)
  WHERE later.mentionedAt > winner.mentionedAt
  DELETE given
}
MERGE (winner)-[replacing:SUPERSEDES]->(loser)
SET replacing.weight = 1.0,
    loser.state = 'SUPERSEDED',
    loser.validUntil = winner.mentionedAt,
    loser.updatedAt =
      CASE WHEN $at > loser.updatedAt THEN $at ELSE loser.updatedAt + duration({milliseconds: 1}) END
