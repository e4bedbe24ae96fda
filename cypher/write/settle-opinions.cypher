// Gives opinions the confidence that is left of them, and keeps what they were as a version. One that nothing supports
// any more is withdrawn, and one that was withdrawn for that holds again when something does. No row for what stays as it is.
//   $bankId    STRING
//   $at        DATETIME  now
//   $reason    STRING
//   $opinions  LIST<{id: STRING, confidence: FLOAT, evidence: INTEGER, isFounded: BOOLEAN}>
//   id         STRING
CYPHER 25
UNWIND $opinions AS row
MATCH (opinion:Memory {bankId: $bankId, id: row.id})
WITH row, opinion, opinion.state AS was,
     CASE
       WHEN opinion.state = 'ACTIVE' AND NOT row.isFounded THEN 'INVALIDATED'
       WHEN opinion.state = 'INVALIDATED' AND opinion.unfounded = true AND row.isFounded THEN 'ACTIVE'
       ELSE opinion.state
     END AS state
WHERE state <> was
  OR opinion.proofCount <> row.evidence
  OR abs(coalesce(opinion.confidence, 0.5) - row.confidence) > 0.000000001
CREATE (:MemoryVersion {
  bankId: $bankId,
  at: $at,
  change: CASE WHEN state = was THEN 'REVISED' WHEN state = 'ACTIVE' THEN 'RESTORED' ELSE 'INVALIDATED' END,
  reason: $reason,
  text: opinion.text,
  type: opinion.type,
  state: was,
  confidence: opinion.confidence,
  validUntil: opinion.validUntil,
  tags: opinion.tags
})-[:VERSION_OF]->(opinion)
SET opinion.confidence = row.confidence,
    opinion.proofCount = row.evidence,
    opinion.state = state,
    opinion.unfounded =
      CASE
        WHEN state = 'INVALIDATED' AND was = 'ACTIVE' THEN true
        WHEN state = 'ACTIVE' THEN NULL
        ELSE opinion.unfounded
      END,
    opinion.updatedAt =
      CASE WHEN $at > opinion.updatedAt THEN $at ELSE opinion.updatedAt + duration({milliseconds: 1}) END
RETURN opinion.id AS id
