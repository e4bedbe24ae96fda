// Whether every fact of a bank has been marked once; no row when there is no such bank.
//   $bankId   STRING
//   hasMarks  BOOLEAN
CYPHER 25
MATCH (bank:Bank {id: $bankId})
RETURN coalesce(bank.hasMarks, false) AS hasMarks
