// An entity's timeline: what is remembered of it, by the time at which it happened; undated memories by when they were told.
// First: :param bankId => 'my-bank'; :param name => 'alice'   (the name in lower case, or one of its other names)
CYPHER 25
MATCH (e:Entity)
WHERE e.bankId = $bankId
  AND e.nameKey IS NOT NULL
  AND (e.nameKey = toLower($name) OR toLower($name) IN e.aliasKeys)
MATCH (e)<-[:MENTIONS]-(m:Memory)
RETURN coalesce(m.occurredStart, m.mentionedAt) AS at,
       m.datePrecision AS precision,
       m.text AS text,
       m.type AS type,
       m.state AS state,
       m.id AS memoryId
ORDER BY at,
         memoryId
LIMIT 500
