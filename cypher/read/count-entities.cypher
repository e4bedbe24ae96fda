// Number of a bank's entities that pass a filter.
//   $bankId  STRING
//   $type    STRING?  an entity type; null for all
//   $search  STRING?  folded part of a name or alias; null for all
//   count    INTEGER  ≥ 0
CYPHER 25
MATCH (entity:Entity {bankId: $bankId})
WHERE entity.nameKey IS NOT NULL
  AND ($type IS NULL OR entity.type = $type)
  AND ($search IS NULL
    OR entity.nameKey CONTAINS $search
    OR any(aliasKey IN entity.aliasKeys WHERE aliasKey CONTAINS $search))
RETURN count(entity) AS count
