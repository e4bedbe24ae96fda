// Notes how far an import has come.
//   $bankId  STRING
//   $lines   INTEGER
//   $hash    STRING  of those lines
CYPHER 25
MATCH (bank:Bank {id: $bankId})
SET bank.importLines = $lines,
    bank.importHash = $hash
