// Marks some of the facts that were written before there were marks, by id. Repeat from the last id until there is none.
//   $bankId  STRING
//   $after   STRING   last id before; '' for the first
//   $limit   INTEGER
//   last     STRING?  null when nothing is left
CYPHER 25
MATCH (memory:Memory)
WHERE memory.bankId = $bankId AND memory.id > $after
WITH memory
ORDER BY memory.bankId, memory.id
LIMIT $limit
WITH collect(memory) AS memories
FOREACH (memory IN [one IN memories WHERE one.type IN ['WORLD', 'EXPERIENCE']] | SET memory.toConsolidate = true)
RETURN memories[-1].id AS last
