// Gives an empty bank the settings of a copy and hides it until the copy is in it.
//   $bankId      STRING
//   $properties  MAP
//   $importId    STRING
//   $hash        STRING  of the first line
CYPHER 25
MATCH (bank:Bank {id: $bankId})
SET bank += $properties,
    bank.state = 'IMPORTING',
    bank.importId = $importId,
    bank.importLines = 1,
    bank.importHash = $hash
