// Gives opinions the confidence that is left of them.
//   $bankId    STRING
//   $at        DATETIME  now
//   $opinions  LIST<{id: STRING, confidence: FLOAT, evidence: INTEGER}>
CYPHER 25
UNWIND $opinions AS row
MATCH (opinion:Memory {bankId: $bankId, id: row.id})
SET opinion.confidence = row.confidence,
    opinion.proofCount = row.evidence,
    opinion.updatedAt =
      CASE WHEN opinion.updatedAt < $at THEN $at ELSE opinion.updatedAt + duration({milliseconds: 1}) END
