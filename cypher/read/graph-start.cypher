// Which of the given ids are active memories or entities of the bank.
//   $bankId   STRING
//   $ids      LIST<STRING>
//   id        STRING
//   isMemory  BOOLEAN
CYPHER 25
UNWIND $ids AS id
CALL (id) {
  MATCH (memory:Memory {bankId: $bankId, id: id})
  WHERE memory.state = 'ACTIVE'
  RETURN true AS isMemory
  UNION ALL
  MATCH (:Entity {bankId: $bankId, id: id})
  RETURN false AS isMemory
}
RETURN id,
       isMemory
