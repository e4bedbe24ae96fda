// Banks whose deletion has begun.
//   bankId  STRING
CYPHER 25
MATCH (bank:Bank)
WHERE bank.state = 'DELETING'
RETURN bank.id AS bankId
