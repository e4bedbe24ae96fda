// Notes that every fact of a bank has been marked once.
//   $bankId  STRING
CYPHER 25
MATCH (bank:Bank {id: $bankId})
SET bank.hasMarks = true
