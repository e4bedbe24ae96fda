// The bank as every search needs it; no row while it does not exist or is being deleted.
//   $bankId  STRING
//   key       STRING  name of the bank in full-text queries
//   timezone  STRING  IANA name
CYPHER 25
MATCH (b:Bank {id: $bankId})
WHERE b.state = 'ACTIVE'
RETURN b.bankKey AS key,
       b.timezone AS timezone
