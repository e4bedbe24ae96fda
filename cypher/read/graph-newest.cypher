// Ids of the bank's active memories mentioned last: where a graph without a starting point begins.
//   $bankId  STRING
//   $before  DATETIME  the far sentinel: a bound lets the index on (bankId, mentionedAt) give the order
//   $limit   INTEGER
//   id       STRING
CYPHER 25
MATCH (memory:Memory {bankId: $bankId})
WHERE memory.mentionedAt <= $before
  AND memory.state = 'ACTIVE'
RETURN memory.id AS id
ORDER BY memory.bankId DESC, memory.mentionedAt DESC, id
LIMIT $limit
