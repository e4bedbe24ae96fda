// Facts of a bank that were made or changed since observations were last drawn from them, by id.
//   $bankId    STRING
//   $after     STRING   last id before; '' for the first
//   $skip      INTEGER  passed over before the first
//   $limit     INTEGER
//   id         STRING
//   updatedAt  INTEGER  epoch milliseconds
//   holds      BOOLEAN  false for what was replaced, withdrawn, or is no fact any more
CYPHER 25
MATCH (memory:Memory)
WHERE memory.bankId = $bankId
  AND memory.toConsolidate = true
  AND memory.id > $after
  AND memory.state <> 'STAGED'
WITH memory
ORDER BY memory.bankId, memory.toConsolidate, memory.id
SKIP $skip
LIMIT $limit
RETURN memory.id AS id,
       memory.updatedAt.epochMillis AS updatedAt,
       memory.state = 'ACTIVE' AND memory.type IN ['WORLD', 'EXPERIENCE'] AS holds
