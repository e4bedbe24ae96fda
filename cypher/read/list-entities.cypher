// Ids of a bank's entities by folded name; rows of one name by id. Read in the order of the index: see list-memories.
//   $bankId    STRING
//   $type      STRING?  an entity type; null for all
//   $search    STRING?  folded part of a name or alias; null for all
//   $afterKey  STRING   last row of the page before; '' for the first page
//   $afterId   STRING   '' for the first page
//   $limit     INTEGER
//   id         STRING
//   nameKey    STRING
CYPHER 25
MATCH (entity:Entity {bankId: $bankId})
WHERE entity.nameKey >= $afterKey
  AND CASE WHEN entity.nameKey = $afterKey THEN entity.id > $afterId ELSE true END
  AND ($type IS NULL OR entity.type = $type)
  AND ($search IS NULL
    OR entity.nameKey CONTAINS $search
    OR any(aliasKey IN entity.aliasKeys WHERE aliasKey CONTAINS $search))
RETURN entity.id AS id,
       entity.nameKey AS nameKey
ORDER BY entity.bankId, nameKey, id
LIMIT $limit
