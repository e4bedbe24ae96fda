// Memories one step from the seeds, with the signals of the link score: how many of the seeds' and the query's entities a
// memory mentions, its strongest semantic and its strongest causal link to a seed. A seed counts its own activation as a
// semantic link. Bounded as spreading activation is, and nothing outside the scope is reached.
//   $bankId          STRING
//   $states          LIST<STRING>         visible states
//   $types           LIST<STRING>         visible types
//   $tagKeys         LIST<STRING> | NULL  visible tag sets; null when tags do not matter
//   $mentionedUntil  DATETIME             known by then
//   $validAfter      DATETIME             still valid then
//   $windowStart     DATETIME | NULL      both sides or neither; an open side is a far sentinel
//   $windowEnd       DATETIME | NULL
//   $seeds              LIST<MAP>       memoryId STRING, activation FLOAT in [0, 1]
//   $nameKeys           LIST<STRING>    folded names
//   $aliasQuery         STRING | NULL   Lucene query: the bank's key and the names
//   $linksPerMemory     INTEGER         links touched a memory
//   $mentionsPerEntity  INTEGER         memories touched an entity
//   memoryId        STRING
//   sharedEntities  INTEGER         ≥ 0
//   semantic        FLOAT           in [0, 1], 0 without a link
//   causal          FLOAT           in [0, 1], 0 without a link
//   relationship    STRING | NULL   the strongest link, MENTIONS through an entity; null for a seed, as what follows
//   weight          FLOAT | NULL
//   sourceId        STRING | NULL
//   targetId        STRING | NULL
//   viaId           STRING | NULL
CYPHER 25
CALL () {
  UNWIND $seeds AS seed
  MATCH (m:Memory {bankId: $bankId, id: seed.memoryId})
  WHERE m.bankId = $bankId
    AND m.state IN $states
    AND m.type IN $types
    AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
    AND m.mentionedAt <= $mentionedUntil
    AND m.validUntil > $validAfter
    AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))
  RETURN collect({memory: m, activation: seed.activation}) AS seeds
}
CALL (seeds) {
  CALL (seeds) {
    UNWIND seeds AS seed
    WITH seed.memory AS m, seed.activation AS activation
    RETURN m,
           NULL AS entity,
           activation AS semantic,
           0.0 AS causal,
           NULL AS via
    UNION ALL
    UNWIND seeds AS seed
    WITH seed.memory AS source
    CALL (source) {
      MATCH (source)-[link:SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(m:Memory)
      RETURN m, link
      LIMIT $linksPerMemory
    }
    WITH m, link, type(link) = 'SIMILAR_TO' AS isSemantic
    RETURN m,
           NULL AS entity,
           CASE WHEN isSemantic THEN link.weight ELSE 0.0 END AS semantic,
           CASE WHEN isSemantic THEN 0.0 ELSE link.weight END AS causal,
           {
             relationship: type(link),
             weight: link.weight,
             sourceId: startNode(link).id,
             targetId: endNode(link).id,
             viaId: NULL
           } AS via
    UNION ALL
    CALL (seeds) {
      UNWIND seeds AS seed
      WITH seed.memory AS source
      MATCH (source)-[:MENTIONS]->(entity:Entity)
      RETURN source, entity
      UNION
      CALL () {
        UNWIND $nameKeys AS nameKey
        MATCH (entity:Entity {bankId: $bankId, nameKey: nameKey})
        RETURN entity
        UNION
        CALL () {
          WHEN $aliasQuery IS NOT NULL THEN {
            CALL db.index.fulltext.queryNodes('entity_alias', $aliasQuery)
            YIELD node
            RETURN node AS entity
          }
        }
        WITH entity
        WHERE entity.bankId = $bankId
        RETURN entity
      }
      RETURN NULL AS source, entity
    }
    WITH entity, min(source.id) AS sourceId, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    CALL (entity) {
      MATCH (entity)<-[:MENTIONS]-(m:Memory)
      WITH DISTINCT m
      LIMIT $mentionsPerEntity
      RETURN m
    }
    RETURN m,
           entity,
           0.0 AS semantic,
           0.0 AS causal,
           CASE
             WHEN sourceId <> m.id THEN {
               relationship: 'MENTIONS',
               weight: 1.0 / (1.0 + log(degree / 2.0)),
               sourceId: sourceId,
               targetId: m.id,
               viaId: entity.id
             }
           END AS via
  }
  WITH m, entity, semantic, causal, via
  WHERE m.bankId = $bankId
    AND m.state IN $states
    AND m.type IN $types
    AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
    AND m.mentionedAt <= $mentionedUntil
    AND m.validUntil > $validAfter
    AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))
  ORDER BY via.weight DESC, via.relationship, via.sourceId, via.viaId
  WITH m,
       count(DISTINCT entity) AS sharedEntities,
       max(semantic) AS semantic,
       max(causal) AS causal,
       collect(via)[0] AS strongest
  RETURN m.id AS memoryId,
         sharedEntities,
         semantic,
         causal,
         CASE WHEN NOT m IN [seed IN seeds | seed.memory] THEN strongest END AS via
}
RETURN memoryId,
       sharedEntities,
       semantic,
       causal,
       via.relationship AS relationship,
       via.weight AS weight,
       via.sourceId AS sourceId,
       via.targetId AS targetId,
       via.viaId AS viaId
