// What stands next to some memories, as far as a caller may see it: of each the causes, what replaced it or was replaced by
// it, and evidence first, then the strongest. ENTITY neighbours share an entity; the weight is 1 / (1 + ln(mentions / 2)).
//   $bankId         STRING
//   $ids            LIST<STRING>
//   $relationships  LIST<STRING>  types of relationships; MENTIONS for shared entities
//   $tags           LIST<STRING>?  null for all
//   $tagKey         STRING         key of $tags, for EXACT
//   $tagsMatch      STRING         ANY | ALL | ANY_STRICT | ALL_STRICT | EXACT
//   $asOf           DATETIME?      known by then and still held
//   $entityCap      INTEGER       memories looked at a shared entity
//   $limit          INTEGER       neighbours a memory
//   ofId            STRING
//   memoryId        STRING
//   relationship    STRING        its type
//   weight          FLOAT         0–1
//   leadsAway       BOOLEAN       from the memory asked about
//   via             STRING?       name of the shared entity
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
CALL (memory) {
  CALL (memory) {
    MATCH (memory)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM]-(other:Memory)
    WHERE type(link) IN $relationships
    RETURN DISTINCT other,
           type(link) AS relationship,
           coalesce(link.weight, 1.0) AS weight,
           startNode(link) = memory AS leadsAway,
           null AS via
    UNION ALL
    MATCH (memory)-[:MENTIONS]->(entity:Entity)
    WHERE 'MENTIONS' IN $relationships
    WITH DISTINCT memory, entity, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    CALL (memory, entity) {
      MATCH (entity)<-[:MENTIONS]-(other:Memory)
      WHERE other <> memory
        AND other.state = 'ACTIVE'
        AND ($asOf IS NULL OR (other.mentionedAt <= $asOf AND other.validUntil > $asOf))
        AND ($tags IS NULL OR CASE
          WHEN $tagsMatch = 'EXACT' THEN other.tagKey = $tagKey
          WHEN other.tagKey = '' THEN $tagsMatch IN ['ANY', 'ALL']
          WHEN size($tags) = 0 THEN false
          WHEN $tagsMatch IN ['ANY', 'ANY_STRICT'] THEN any(tag IN $tags WHERE tag IN other.tags)
          ELSE all(tag IN $tags WHERE tag IN other.tags)
        END)
      WITH DISTINCT other
      LIMIT $entityCap
      RETURN other
    }
    RETURN other,
           'MENTIONS' AS relationship,
           1.0 / (1.0 + log(degree / 2.0)) AS weight,
           true AS leadsAway,
           entity.name AS via
  }
  WITH memory, other, relationship, weight, leadsAway, via
  WHERE other.state IN ['ACTIVE', 'SUPERSEDED']
    AND ($asOf IS NULL OR (other.mentionedAt <= $asOf AND other.validUntil > $asOf))
    AND ($tags IS NULL OR CASE
      WHEN $tagsMatch = 'EXACT' THEN other.tagKey = $tagKey
      WHEN other.tagKey = '' THEN $tagsMatch IN ['ANY', 'ALL']
      WHEN size($tags) = 0 THEN false
      WHEN $tagsMatch IN ['ANY', 'ANY_STRICT'] THEN any(tag IN $tags WHERE tag IN other.tags)
      ELSE all(tag IN $tags WHERE tag IN other.tags)
    END)
  WITH other, relationship, weight, leadsAway, via,
       CASE WHEN relationship IN ['NEAR_IN_TIME', 'SIMILAR_TO', 'MENTIONS'] THEN 1 ELSE 0 END AS order
  ORDER BY order, weight DESC, relationship, other.id, via
  LIMIT $limit
  RETURN other, relationship, weight, leadsAway, via
}
RETURN id AS ofId,
       other.id AS memoryId,
       relationship,
       weight,
       leadsAway,
       via
