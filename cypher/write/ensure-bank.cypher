// The bank of an id, made with the given values when it is missing. Two at once make one.
//   $bankId       STRING
//   $bankKey      STRING
//   $name         STRING
//   $mission      STRING?
//   $timezone     STRING
//   $skepticism   INTEGER  1–5; likewise $literalism, $empathy
//   $at           DATETIME
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
MERGE (bank:Bank {id: $bankId})
  ON CREATE SET
    bank.bankKey = $bankKey,
    bank.name = $name,
    bank.mission = $mission,
    bank.timezone = $timezone,
    bank.skepticism = $skepticism,
    bank.literalism = $literalism,
    bank.empathy = $empathy,
    bank.createdAt = $at,
    bank.state = 'ACTIVE'
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
