// A bank with all that it carries; no row when there is none, or it is being deleted or imported.
//   $bankId      STRING
//   bankKey      STRING
//   properties   MAP
//   floats       LIST<STRING>  properties that are FLOAT
//   lastWriteAt  INTEGER?      epoch milliseconds
CYPHER 25
MATCH (bank:Bank {id: $bankId})
WHERE bank.state = 'ACTIVE'
RETURN bank.bankKey AS bankKey,
       properties(bank) AS properties,
       [key IN keys(bank) WHERE valueType(bank[key]) STARTS WITH 'FLOAT' | key] AS floats,
       bank.lastWriteAt.epochMillis AS lastWriteAt
