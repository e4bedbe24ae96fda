// Takes the marks from facts that were looked at, have not changed since, and stand in the observation that they were seen in.
//   $bankId  STRING
//   $seen    LIST<{id: STRING, updatedAt: DATETIME, observationId: STRING?}>
//   settled  INTEGER  marks taken
CYPHER 25
UNWIND $seen AS row
MATCH (memory:Memory {bankId: $bankId, id: row.id})
WHERE memory.updatedAt = row.updatedAt
  AND memory.toConsolidate = true
  AND (row.observationId IS NULL
    OR EXISTS {
      MATCH (memory)<-[:DERIVED_FROM]-(observation:Memory)
      WHERE observation.id = row.observationId
    })
REMOVE memory.toConsolidate
RETURN count(memory) AS settled
