// Lets everybody see a bank whose import is complete; its facts are still to be looked at by consolidation. No row when
// that import is not under way.
//   $bankId    STRING
//   $importId  STRING
//   $at        DATETIME
//   finished   INTEGER  1
CYPHER 25
MATCH (bank:Bank {id: $bankId})
WHERE bank.importId = $importId AND bank.state IN ['IMPORTING', 'ACTIVE']
SET bank.state = 'ACTIVE',
    bank.lastWriteAt = $at
REMOVE bank.importLines, bank.importHash, bank.hasMarks
RETURN 1 AS finished
