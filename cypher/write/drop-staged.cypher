// Removes staged memories that proved to be no new ones.
//   $bankId  STRING
//   $ids     LIST<STRING>
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
WHERE memory.state = 'STAGED'
DETACH DELETE memory
