// Marks a bank as being deleted: from here on no reader and no writer sees it. Waits for the write under way. No row when there is none.
//   $bankId  STRING
//   marked   INTEGER  1
CYPHER 25
MATCH (bank:Bank {id: $bankId})
SET bank.state = 'DELETING'
RETURN 1 AS marked
