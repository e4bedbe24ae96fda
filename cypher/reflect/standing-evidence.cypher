// Which of some memories hold, with the key of their tags; opinions are no evidence.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   id       STRING
//   tagKey   STRING
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
WHERE memory.state = 'ACTIVE'
  AND memory.type <> 'OPINION'
RETURN memory.id AS id,
       memory.tagKey AS tagKey
