// The bank with the given values in place of its own; null leaves a value as it is, an empty mission clears it.
//   $bankId       STRING
//   $name         STRING?
//   $mission      STRING?
//   $timezone     STRING?
//   $skepticism   INTEGER?  1–5; likewise $literalism, $empathy
//   id           STRING
//   bankKey      STRING    letters and digits, ends in a digit; what full-text filters compare
//   name         STRING
//   mission      STRING?
//   timezone     STRING    IANA name
//   skepticism   INTEGER   1–5; likewise literalism, empathy
//   directives   STRING?   JSON
//   createdAt    FLOAT     epoch milliseconds
//   state        STRING    ACTIVE
CYPHER 25
MATCH (bank:Bank {id: $bankId})
WHERE bank.state = 'ACTIVE'
SET bank.name = coalesce($name, bank.name),
    bank.mission = nullIf(coalesce($mission, bank.mission), ''),
    bank.timezone = coalesce($timezone, bank.timezone),
    bank.skepticism = coalesce($skepticism, bank.skepticism),
    bank.literalism = coalesce($literalism, bank.literalism),
    bank.empathy = coalesce($empathy, bank.empathy)
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
