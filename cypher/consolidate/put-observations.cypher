// Makes observations, or brings them up to date, and ties them to their facts and to what these mention. An observation
// stands in no document: its own id in the place of one keeps it from being anybody's neighbour.
//   $bankId        STRING
//   $bankKey       STRING
//   $at            DATETIME  now
//   $farFuture     DATETIME  validUntil of what holds
//   $observations  LIST<MAP> id, tags, tagKey, factId? (whose words it takes), words? {text, textKey, exactTerms, tokens, grounded,
//                  embedding?, tokenVectors?}, occurredStart?, occurredEnd?, datePrecision?, mentionedAt, proofCount, evidenceIds
//   id             STRING
//   isNew          BOOLEAN
CYPHER 25
UNWIND $observations AS row
OPTIONAL MATCH (fact:Memory {bankId: $bankId, id: row.factId})
MERGE (observation:Memory {bankId: $bankId, id: row.id})
  ON CREATE SET
    observation.bankKey = $bankKey,
    observation.documentId = row.id,
    observation.type = 'OBSERVATION',
    observation.state = 'ACTIVE',
    observation.validUntil = $farFuture,
    observation.createdAt = $at,
    observation.tags = row.tags,
    observation.tagKey = row.tagKey,
    observation.position = 0
WITH row, observation, observation.updatedAt IS NULL AS isNew,
     CASE
       WHEN row.words IS NOT NULL THEN row.words
       WHEN fact IS NOT NULL THEN fact {.text, .textKey, .exactTerms, .tokens, .embedding, .tokenVectors, .grounded}
       ELSE observation {.text, .textKey, .exactTerms, .tokens, .embedding, .tokenVectors, .grounded}
     END AS words
SET observation.text = words.text,
    observation.textKey = words.textKey,
    observation.exactTerms = words.exactTerms,
    observation.tokens = words.tokens,
    observation.embedding = words.embedding,
    observation.tokenVectors = words.tokenVectors,
    observation.grounded = words.grounded,
    observation.occurredStart = row.occurredStart,
    observation.occurredEnd = row.occurredEnd,
    observation.datePrecision = row.datePrecision,
    observation.mentionedAt = row.mentionedAt,
    observation.proofCount = row.proofCount,
    observation.updatedAt =
      CASE
        WHEN isNew OR $at > observation.updatedAt THEN $at
        ELSE observation.updatedAt + duration({milliseconds: 1})
      END
WITH row, observation, isNew
CALL (row, observation) {
  MATCH (observation)-[link:DERIVED_FROM]->(fact:Memory)
  WHERE NOT fact.id IN row.evidenceIds
  DELETE link
}
CALL (row, observation) {
  UNWIND row.evidenceIds AS factId
  MATCH (fact:Memory {bankId: $bankId, id: factId})
  MERGE (observation)-[link:DERIVED_FROM]->(fact)
    ON CREATE SET
      link.at = $at,
      link.weight = 1.0
}
CALL (observation) {
  MATCH (observation)-[mention:MENTIONS]->(entity:Entity)
  WHERE NOT EXISTS { (observation)-[:DERIVED_FROM]->(:Memory)-[:MENTIONS]->(entity) }
  DELETE mention
}
CALL (observation) {
  MATCH (observation)-[:DERIVED_FROM]->(:Memory)-[:MENTIONS]->(entity:Entity)
  WITH DISTINCT observation, entity
  MERGE (observation)-[:MENTIONS]->(entity)
}
RETURN row.id AS id,
       isNew
