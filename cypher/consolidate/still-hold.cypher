// Ids of those observations to be written whose facts, and which themselves, are as they were read: all of their facts
// hold unchanged, have the very tags of the observation, and support no other one than it and those that go into it.
//   $bankId        STRING
//   $observations  LIST<{id: STRING, readAt: DATETIME?, tagKey: STRING, ownIds: LIST<STRING>,
//                  evidence: LIST<{id: STRING, updatedAt: DATETIME}>}>  readAt: its updatedAt; null for a new one
//   id             STRING
CYPHER 25
UNWIND $observations AS row
OPTIONAL MATCH (observation:Memory {bankId: $bankId, id: row.id})
WITH row, observation.updatedAt AS updatedAt
WHERE CASE WHEN row.readAt IS NULL THEN updatedAt IS NULL ELSE coalesce(updatedAt = row.readAt, false) END
CALL (row) {
  UNWIND row.evidence AS one
  MATCH (fact:Memory {bankId: $bankId, id: one.id})
  WHERE fact.state = 'ACTIVE'
    AND fact.type IN ['WORLD', 'EXPERIENCE']
    AND fact.updatedAt = one.updatedAt
    AND fact.tagKey = row.tagKey
    AND NOT EXISTS {
      MATCH (fact)<-[:DERIVED_FROM]-(other:Memory)
      WHERE other.type = 'OBSERVATION' AND NOT other.id IN row.ownIds
    }
  RETURN count(fact) AS standing
}
WITH row, standing
WHERE standing = size(row.evidence)
RETURN row.id AS id
