// A bank by its id, also while it is being deleted.
//   $bankId      STRING
//   id           STRING
//   bankKey      STRING    letters and digits, ends in a digit; what full-text filters compare
//   name         STRING
//   mission      STRING?
//   timezone     STRING    IANA name
//   skepticism   INTEGER   1–5; likewise literalism, empathy
//   directives   STRING?   JSON
//   createdAt    FLOAT     epoch milliseconds
//   state        STRING    ACTIVE | DELETING
CYPHER 25
MATCH (bank:Bank {id: $bankId})
RETURN bank.id AS id,
       bank.bankKey AS bankKey,
       bank.name AS name,
       bank.mission AS mission,
       bank.timezone AS timezone,
       bank.skepticism AS skepticism,
       bank.literalism AS literalism,
       bank.empathy AS empathy,
       bank.directives AS directives,
       bank.createdAt.epochMillis AS createdAt,
       bank.state AS state
