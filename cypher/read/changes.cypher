// The logs of banks that are there, each from a place onwards. A retain's new memories stand with its operation.
//   $cursors  LIST<{bankId: STRING, after: INTEGER}>
//   $limit    INTEGER  changes of one bank
//   bankId    STRING
//   bankKey   STRING   another one for a bank of the same id that was made anew
//   last      INTEGER  place of the newest change; 0 before the first
//   changes   LIST<{sequence: INTEGER, at: INTEGER, createdIds: LIST<STRING>, updatedIds: LIST<STRING>, deletedIds: LIST<STRING>}>
//             in order; at in epoch milliseconds
CYPHER 25
UNWIND $cursors AS cursor
MATCH (bank:Bank {id: cursor.bankId})
WHERE bank.state = 'ACTIVE'
CALL (bank, cursor) {
  MATCH (change:Change)
  WHERE change.bankId = cursor.bankId AND change.sequence > cursor.after
  WITH change
  ORDER BY change.sequence
  LIMIT $limit
  OPTIONAL MATCH (operation:Operation {id: change.operationId})
  RETURN collect({
    sequence: change.sequence,
    at: change.at.epochMillis,
    createdIds: coalesce(change.createdIds, operation.memoryIds, []),
    updatedIds: change.updatedIds,
    deletedIds: change.deletedIds
  }) AS changes
}
RETURN bank.id AS bankId,
       bank.bankKey AS bankKey,
       coalesce(bank.changes, 0) AS last,
       changes
