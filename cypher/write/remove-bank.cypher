// Removes a bank that has been emptied.
//   $bankId  STRING
CYPHER 25
MATCH (bank:Bank {id: $bankId})
WHERE bank.state = 'DELETING'
DETACH DELETE bank
