// Texts of memories; ids that do not exist give no row.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   memoryId  STRING
//   text      STRING
CYPHER 25
UNWIND $ids AS id
MATCH (m:Memory {bankId: $bankId, id: id})
RETURN m.id AS memoryId,
       m.text AS text
