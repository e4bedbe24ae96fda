// Banks overview: what each bank holds, newest first.
CYPHER 25
MATCH (b:Bank)
RETURN b.id AS bank,
       b.name AS name,
       b.state AS state,
       COUNT { (m:Memory) WHERE m.bankId = b.id AND m.id IS NOT NULL } AS memories,
       COUNT { (e:Entity) WHERE e.bankId = b.id AND e.id IS NOT NULL } AS entities,
       COUNT { (d:Document) WHERE d.bankId = b.id AND d.id IS NOT NULL } AS documents,
       b.createdAt AS createdAt
ORDER BY createdAt DESC
LIMIT 100
