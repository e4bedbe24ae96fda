// Number of banks.
//   count  INTEGER  ≥ 0
CYPHER 25
MATCH (bank:Bank)
WHERE bank.state = 'ACTIVE'
RETURN count(bank) AS count
