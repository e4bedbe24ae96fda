// Links of each memory with active ones, and with those that it replaced, in either direction, strongest first. Links without a direction lead away from the
// memory, causal ones as they were given. ENTITY links are computed through shared
// entities: the weight is 1 / (1 + ln(mentions / 2)), and of an entity's memories only the first $entityCap count, so
// that somebody mentioned 20,000 times costs no more than anybody else.
//   $bankId         STRING
//   $ids            LIST<STRING>
//   $relationships  LIST<STRING>  types of relationships; MENTIONS for ENTITY links
//   $entityCap      INTEGER       memories looked at a shared entity
//   $after          MAP?          weight, relationship, sourceId, targetId, viaId: last row of the page before
//   $limit          INTEGER       links a memory
//   id              STRING        the memory's
//   links           LIST<MAP>     relationship, weight, sourceId, targetId, viaId ('' for none)
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
CALL (memory) {
  CALL (memory) {
    MATCH (memory)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM]-(other:Memory)
    WHERE type(link) IN $relationships
      AND (other.state = 'ACTIVE' OR type(link) = 'SUPERSEDES' AND other.state = 'SUPERSEDED')
    WITH DISTINCT memory, other, type(link) AS relationship, coalesce(link.weight, 1.0) AS weight,
         startNode(link) = memory OR type(link) IN ['NEAR_IN_TIME', 'SIMILAR_TO'] AS leadsAway
    RETURN relationship,
           weight,
           CASE WHEN leadsAway THEN memory.id ELSE other.id END AS sourceId,
           CASE WHEN leadsAway THEN other.id ELSE memory.id END AS targetId,
           '' AS viaId
    UNION ALL
    MATCH (memory)-[:MENTIONS]->(entity:Entity)
    WHERE 'MENTIONS' IN $relationships
    WITH DISTINCT memory, entity, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    CALL (memory, entity) {
      MATCH (entity)<-[:MENTIONS]-(other:Memory)
      WHERE other <> memory
        AND other.state = 'ACTIVE'
      WITH DISTINCT other
      LIMIT $entityCap
      RETURN other
    }
    RETURN 'MENTIONS' AS relationship,
           1.0 / (1.0 + log(degree / 2.0)) AS weight,
           memory.id AS sourceId,
           other.id AS targetId,
           entity.id AS viaId
  }
  WITH relationship, weight, sourceId, targetId, viaId
  WHERE $after IS NULL
    OR weight < $after.weight
    OR (weight = $after.weight
      AND [relationship, sourceId, targetId, viaId]
        > [$after.relationship, $after.sourceId, $after.targetId, $after.viaId])
  ORDER BY weight DESC, relationship, sourceId, targetId, viaId
  LIMIT $limit
  RETURN collect({
    relationship: relationship,
    weight: weight,
    sourceId: sourceId,
    targetId: targetId,
    viaId: viaId
  }) AS links
}
RETURN id,
       links
