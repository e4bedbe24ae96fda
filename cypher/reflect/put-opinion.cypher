// Makes an opinion, or keeps what it was as a version and moves it. It stands in no document: its own id in the place of
// one keeps it from being anybody's neighbour.
//   $bankId        STRING
//   $bankKey       STRING
//   $id            STRING
//   $at            DATETIME      now
//   $farFuture     DATETIME      validUntil of what holds
//   $text          STRING
//   $textKey       STRING
//   $exactTerms    STRING
//   $confidence    FLOAT         0–1
//   $embedding     LIST<FLOAT>?
//   $tokenVectors  STRING?       base64
//   $tags          LIST<STRING>
//   $tagKey        STRING
//   $tokens        INTEGER
//   $evidence      INTEGER       memories that it rests on
CYPHER 25
MERGE (opinion:Memory {bankId: $bankId, id: $id})
  ON CREATE SET
    opinion.bankKey = $bankKey,
    opinion.documentId = $id,
    opinion.type = 'OPINION',
    opinion.mentionedAt = $at,
    opinion.validUntil = $farFuture,
    opinion.createdAt = $at,
    opinion.tags = $tags,
    opinion.tagKey = $tagKey,
    opinion.position = 0,
    opinion.grounded = false
WITH opinion
CALL (opinion) {
  WITH opinion
  WHERE opinion.updatedAt IS NOT NULL
  CREATE (:MemoryVersion {
    bankId: $bankId,
    at: $at,
    change: 'REVISED',
    text: opinion.text,
    type: opinion.type,
    state: opinion.state,
    confidence: opinion.confidence,
    validUntil: opinion.validUntil,
    tags: opinion.tags
  })-[:VERSION_OF]->(opinion)
}
SET opinion.state = 'ACTIVE',
    opinion.unfounded = NULL,
    opinion.text = $text,
    opinion.textKey = $textKey,
    opinion.exactTerms = $exactTerms,
    opinion.confidence = $confidence,
    opinion.embedding = $embedding,
    opinion.tokenVectors = $tokenVectors,
    opinion.tokens = $tokens,
    opinion.proofCount = $evidence,
    opinion.updatedAt =
      CASE WHEN coalesce(opinion.updatedAt < $at, true) THEN $at ELSE opinion.updatedAt + duration({milliseconds: 1}) END
