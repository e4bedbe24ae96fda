// How far an import into a bank has come, and whether there is anything in the bank.
//   $bankId      STRING
//   bankKey      STRING
//   state        STRING    ACTIVE | DELETING | IMPORTING
//   importId     STRING?   the copy that is being imported, or was last
//   lines        INTEGER?  of it that are written; null when none is being imported
//   hash         STRING?   of those lines
//   isEmpty      BOOLEAN
CYPHER 25
MATCH (bank:Bank {id: $bankId})
RETURN bank.bankKey AS bankKey,
       bank.state AS state,
       bank.importId AS importId,
       bank.importLines AS lines,
       bank.importHash AS hash,
       NOT EXISTS { MATCH (memory:Memory) WHERE memory.bankId = $bankId AND memory.id IS NOT NULL }
         AND NOT EXISTS { MATCH (document:Document) WHERE document.bankId = $bankId AND document.id IS NOT NULL }
         AS isEmpty
