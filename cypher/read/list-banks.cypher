// Ids of banks, in their order.
//   $afterId  STRING   last id of the page before, '' for the first page
//   $limit    INTEGER
//   id        STRING
CYPHER 25
MATCH (bank:Bank)
WHERE bank.id > $afterId
  AND bank.state = 'ACTIVE'
RETURN bank.id AS id
ORDER BY id
LIMIT $limit
