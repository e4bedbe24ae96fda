// How many facts of a bank were made or changed since observations were last drawn from them.
//   $bankId  STRING
//   count    INTEGER
CYPHER 25
MATCH (memory:Memory)
WHERE memory.bankId = $bankId AND memory.toConsolidate = true AND memory.id IS NOT NULL
RETURN count(*) AS count
