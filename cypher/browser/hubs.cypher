// The entities that most memories of a bank mention.
// First: :param bankId => 'my-bank'
CYPHER 25
MATCH (e:Entity)
WHERE e.bankId = $bankId
  AND e.nameKey IS NOT NULL
RETURN e.name AS name,
       e.type AS type,
       e.aliases AS aliases,
       COUNT { (e)<-[:MENTIONS]-() } AS memories,
       e.firstSeen AS firstSeen,
       e.lastSeen AS lastSeen
ORDER BY memories DESC,
         name
LIMIT 50
