// Takes the marks from facts that were looked at and have not changed since.
//   $bankId  STRING
//   $seen    LIST<{id: STRING, updatedAt: DATETIME}>
CYPHER 25
UNWIND $seen AS row
MATCH (memory:Memory {bankId: $bankId, id: row.id})
WHERE memory.updatedAt = row.updatedAt
REMOVE memory.toConsolidate
