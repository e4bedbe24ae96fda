// A page of a bank's memories in force, for what is read before it is asked for. In the order of the index, bank and id: by
// the id alone, each page would sort the rest of the bank.
//   $bankId  STRING
//   $after   STRING   id of the last memory of the page before, or empty
//   $limit   INTEGER
//   memoryIds  LIST<STRING>   in their order
//   versions   LIST<INTEGER>  moments of their last changes in epoch milliseconds, by position
CYPHER 25
MATCH (m:Memory)
WHERE m.bankId = $bankId
  AND m.id > $after
  AND m.state = 'ACTIVE'
WITH m
ORDER BY m.bankId,
         m.id
LIMIT $limit
RETURN collect(m.id) AS memoryIds,
       collect(m.updatedAt.epochMillis) AS versions
