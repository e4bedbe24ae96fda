// Memories one step from the seeds, with the signals of the link score: how many of the seeds' and the query's entities a
// memory mentions, its strongest semantic and its strongest causal link to a seed. A seed counts its own activation as a
// semantic link. Bounded as spreading activation is, and nothing outside the scope is reached.
// Lists compare by their first element: max() of lists finds the strongest arrival together with its way.
//   $bankId          STRING
//   $states          LIST<STRING>         visible states
//   $types           LIST<STRING>         visible types
//   $tagKeys         LIST<STRING> | NULL  visible tag sets; null when tags do not matter
//   $isPlain         BOOLEAN              no tags, no window, no moment, every type: the common recall
//   $mentionedUntil  DATETIME             known by then
//   $validAfter      DATETIME             still valid then
//   $windowStart     DATETIME | NULL      both sides or neither; an open side is a far sentinel
//   $windowEnd       DATETIME | NULL
//   $seeds              LIST<MAP>       memoryId STRING, activation FLOAT in [0, 1]
//   $named              LIST<MAP>       entityId STRING: entities named in the query
//   $linksPerMemory     INTEGER         links touched a memory
//   $mentionsPerEntity  INTEGER         memories touched an entity
//   memoryId        STRING
//   version         INTEGER         moment of the memory's last change in epoch milliseconds
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
    AND ($isPlain OR (
      m.type IN $types
      AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
      AND m.mentionedAt <= $mentionedUntil
      AND m.validUntil > $validAfter
      AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))))
  RETURN collect({memory: m, activation: seed.activation}) AS seeds
}
CALL (seeds) {
  CALL (seeds) {
    UNWIND seeds AS seed
    RETURN seed.memory AS m,
           NULL AS entity,
           seed.activation AS semantic,
           0.0 AS causal,
           [0.0] AS arrival
    UNION ALL
    UNWIND seeds AS seed
    WITH seed.memory AS source
    CALL (source) {
      MATCH (source)-[link:SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(m)
      RETURN m, link
      LIMIT $linksPerMemory
    }
    WITH source, m, link, type(link) = 'SIMILAR_TO' AS isSemantic
    RETURN m,
           NULL AS entity,
           CASE WHEN isSemantic THEN link.weight ELSE 0.0 END AS semantic,
           CASE WHEN isSemantic THEN 0.0 ELSE link.weight END AS causal,
           [link.weight, source, link] AS arrival
    UNION ALL
    CALL (seeds) {
      UNWIND seeds AS seed
      WITH seed.memory AS source
      MATCH (source)-[:MENTIONS]->(entity)
      RETURN source, entity
      UNION
      UNWIND $named AS name
      MATCH (entity:Entity {bankId: $bankId, id: name.entityId})
      RETURN NULL AS source, entity
    }
    WITH entity, min(source) AS source, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    CALL (entity) {
      MATCH (entity)<-[:MENTIONS]-(m)
      WITH DISTINCT m
      LIMIT $mentionsPerEntity
      RETURN m
    }
    RETURN m,
           entity,
           0.0 AS semantic,
           0.0 AS causal,
           CASE WHEN source <> m THEN [1.0 / (1.0 + log(degree / 2.0)), source, NULL, entity] END AS arrival
  }
  WITH m,
       count(DISTINCT entity) AS sharedEntities,
       max(semantic) AS semantic,
       max(causal) AS causal,
       max(arrival) AS strongest
  WHERE m.bankId = $bankId
    AND m.state IN $states
    AND ($isPlain OR (
      m.type IN $types
      AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
      AND m.mentionedAt <= $mentionedUntil
      AND m.validUntil > $validAfter
      AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))))
  RETURN m,
         sharedEntities,
         semantic,
         causal,
         NOT m IN [seed IN seeds | seed.memory] AS isReached,
         strongest[0] AS weight,
         strongest[1] AS source,
         strongest[2] AS link,
         strongest[3] AS entity
}
RETURN m.id AS memoryId,
       m.updatedAt.epochMillis AS version,
       sharedEntities,
       semantic,
       causal,
       CASE WHEN isReached AND source IS NOT NULL THEN coalesce(type(link), 'MENTIONS') END AS relationship,
       CASE WHEN isReached AND source IS NOT NULL THEN weight END AS weight,
       CASE WHEN isReached THEN coalesce(startNode(link).id, source.id) END AS sourceId,
       CASE WHEN isReached AND source IS NOT NULL THEN coalesce(endNode(link).id, m.id) END AS targetId,
       CASE WHEN isReached THEN entity.id END AS viaId
