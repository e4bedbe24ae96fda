// Finds entities by any of their folded aliases, whole: Entity.aliasKeys is a list of strings, each one term.
// Entities carry bankKey as memories do; the query is `+bankKey:"…" +aliasKeys:("…" "…")`.
CYPHER 25
CREATE FULLTEXT INDEX entity_alias IF NOT EXISTS
FOR (e:Entity)
ON EACH [e.bankKey, e.aliasKeys]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'keyword'}}
