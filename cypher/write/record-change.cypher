// Writes what a transaction changed into the log of its bank, which is locked, and drops what has become old.
//   $bankId      STRING
//   $at          DATETIME
//   $createdIds  LIST<STRING>  memories
//   $updatedIds  LIST<STRING>
//   $deletedIds  LIST<STRING>
//   $kept        INTEGER       changes that a log holds
CYPHER 25
MATCH (bank:Bank {id: $bankId})
SET bank.changes = coalesce(bank.changes, 0) + 1
CREATE (:Change {
  bankId: $bankId,
  sequence: bank.changes,
  at: $at,
  createdIds: $createdIds,
  updatedIds: $updatedIds,
  deletedIds: $deletedIds
})
WITH bank
MATCH (old:Change {bankId: $bankId, sequence: bank.changes - $kept})
DELETE old
