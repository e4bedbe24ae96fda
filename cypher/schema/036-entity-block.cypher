// Finds entities by names that are like theirs: Entity.blockKeys is a list of strings, each one term.
// Entities carry bankKey as memories do; the query is `+bankKey:"…"^0 +blockKeys:("…"^4 "…"^1)`.
CYPHER 25
CREATE FULLTEXT INDEX entity_block IF NOT EXISTS
FOR (e:Entity)
ON EACH [e.bankKey, e.blockKeys]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'keyword'}}
