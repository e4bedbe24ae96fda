// Those of some memories that hold, and what they say.
//   $bankId     STRING
//   $memoryIds  LIST<STRING>
//   id    STRING
//   text  STRING
CYPHER 25
UNWIND $memoryIds AS memoryId
MATCH (memory:Memory {bankId: $bankId, id: memoryId})
WHERE memory.state = 'ACTIVE'
RETURN memory.id AS id, memory.text AS text
