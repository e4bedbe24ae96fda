// Spreading activation. Seeds are given memories and those of the entities named in the query; from the strongest of
// them activation goes over links and through shared entities, `activation × weight × decay` a step, and the strongest
// of what reaches a memory is its own. A rare entity passes on nearly all, one of 20,000 memories a tenth as a name and
// nothing on the way: what it reaches would be any memory. Each node touches a bounded number of others, newest first,
// and nothing outside the scope is reached or passed through.
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
//   $decay              FLOAT           what a step leaves of activation
//   $causalFactor       FLOAT           how much more a causal link passes on
//   $frontier           INTEGER         memories that pass activation on in a step
//   $linksPerMemory     INTEGER         links touched a memory
//   $mentionsPerEntity  INTEGER         memories touched an entity in a step
//   $mentionsPerName    INTEGER         memories touched an entity named in the query
//   $hubDegree          INTEGER         an entity of more memories passes nothing on
//   $limit              INTEGER
//   memoryId      STRING
//   score         FLOAT           activation, > 0, strongest first
//   relationship  STRING | NULL   over which it arrived, MENTIONS through an entity; null for a seed, as what follows
//   weight        FLOAT | NULL
//   sourceId      STRING | NULL
//   targetId      STRING | NULL
//   viaId         STRING | NULL   the shared entity
CYPHER 25
CALL () {
  CALL () {
    UNWIND $seeds AS seed
    MATCH (m:Memory {bankId: $bankId, id: seed.memoryId})
    RETURN m,
           seed.activation AS activation
    UNION ALL
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
    WITH entity, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    CALL (entity) {
      MATCH (entity)<-[:MENTIONS]-(m:Memory)
      WITH DISTINCT m
      LIMIT $mentionsPerName
      RETURN m
    }
    RETURN m,
           1.0 / (1.0 + log(CASE WHEN degree > 2 THEN degree ELSE 2 END / 2.0)) AS activation
  }
  WITH m, sum(activation) AS activation
  WHERE m.bankId = $bankId
    AND m.state IN $states
    AND m.type IN $types
    AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
    AND m.mentionedAt <= $mentionedUntil
    AND m.validUntil > $validAfter
    AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))
  WITH m, activation
  ORDER BY activation DESC, m.id
  LIMIT $limit
  RETURN collect({memory: m, activation: activation, via: NULL, isSpent: FALSE}) AS seeds
}
CALL (seeds) {
  UNWIND seeds AS hit
  WITH hit
  WHERE NOT hit.isSpent
  ORDER BY hit.activation DESC, hit.memory.id
  LIMIT $frontier
  WITH hit.memory AS source,
       hit.activation AS activation
  CALL (source, activation) {
    MATCH (source)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(m:Memory)
    WITH activation, link, m
    LIMIT $linksPerMemory
    RETURN m,
           CASE WHEN type(link) IN ['NEAR_IN_TIME', 'SIMILAR_TO'] THEN 1.0 ELSE $causalFactor END
             * activation * link.weight * $decay AS arriving,
           {
             relationship: type(link),
             weight: link.weight,
             sourceId: startNode(link).id,
             targetId: endNode(link).id,
             viaId: NULL
           } AS via
    UNION ALL
    MATCH (source)-[:MENTIONS]->(entity:Entity)
    WITH DISTINCT source, activation, entity, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    WHERE degree > 1
      AND degree <= $hubDegree
    CALL (source, entity) {
      MATCH (entity)<-[:MENTIONS]-(m:Memory)
      WHERE m <> source
      RETURN m
      LIMIT $mentionsPerEntity
    }
    WITH source, activation, entity, m, 1.0 / (1.0 + log(degree / 2.0)) AS weight
    RETURN m,
           activation * weight * $decay AS arriving,
           {
             relationship: 'MENTIONS',
             weight: weight,
             sourceId: source.id,
             targetId: m.id,
             viaId: entity.id
           } AS via
  }
  WITH m, arriving, via
  WHERE m.bankId = $bankId
    AND m.state IN $states
    AND m.type IN $types
    AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
    AND m.mentionedAt <= $mentionedUntil
    AND m.validUntil > $validAfter
    AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))
  ORDER BY arriving DESC, via.sourceId, via.relationship, via.viaId
  WITH m, collect({activation: arriving, via: via})[0] AS strongest
  RETURN collect({
    memory: m,
    activation: strongest.activation,
    via: strongest.via,
    isSpent: FALSE
  }) AS near
}
WITH [hit IN seeds[..$frontier] | hit.memory] AS spent,
     seeds + near AS hits
CALL (spent, hits) {
  UNWIND hits AS hit
  WITH spent, hit
  ORDER BY hit.activation DESC
  WITH spent, hit.memory AS m, collect(hit)[0] AS strongest
  RETURN collect({
    memory: m,
    activation: strongest.activation,
    via: strongest.via,
    isSpent: m IN spent
  }) AS reached
}
CALL (reached) {
  UNWIND reached AS hit
  WITH hit
  WHERE NOT hit.isSpent
  ORDER BY hit.activation DESC, hit.memory.id
  LIMIT $frontier
  WITH hit.memory AS source,
       hit.activation AS activation
  CALL (source, activation) {
    MATCH (source)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(m:Memory)
    WITH activation, link, m
    LIMIT $linksPerMemory
    RETURN m,
           CASE WHEN type(link) IN ['NEAR_IN_TIME', 'SIMILAR_TO'] THEN 1.0 ELSE $causalFactor END
             * activation * link.weight * $decay AS arriving,
           {
             relationship: type(link),
             weight: link.weight,
             sourceId: startNode(link).id,
             targetId: endNode(link).id,
             viaId: NULL
           } AS via
    UNION ALL
    MATCH (source)-[:MENTIONS]->(entity:Entity)
    WITH DISTINCT source, activation, entity, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    WHERE degree > 1
      AND degree <= $hubDegree
    CALL (source, entity) {
      MATCH (entity)<-[:MENTIONS]-(m:Memory)
      WHERE m <> source
      RETURN m
      LIMIT $mentionsPerEntity
    }
    WITH source, activation, entity, m, 1.0 / (1.0 + log(degree / 2.0)) AS weight
    RETURN m,
           activation * weight * $decay AS arriving,
           {
             relationship: 'MENTIONS',
             weight: weight,
             sourceId: source.id,
             targetId: m.id,
             viaId: entity.id
           } AS via
  }
  WITH m, arriving, via
  WHERE m.bankId = $bankId
    AND m.state IN $states
    AND m.type IN $types
    AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
    AND m.mentionedAt <= $mentionedUntil
    AND m.validUntil > $validAfter
    AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))
  ORDER BY arriving DESC, via.sourceId, via.relationship, via.viaId
  WITH m, collect({activation: arriving, via: via})[0] AS strongest
  RETURN collect({
    memory: m,
    activation: strongest.activation,
    via: strongest.via,
    isSpent: FALSE
  }) AS far
}
WITH reached + far AS hits
UNWIND hits AS hit
WITH hit
ORDER BY hit.activation DESC
WITH hit.memory AS m, collect(hit)[0] AS strongest
WITH m.id AS memoryId, strongest.activation AS score, strongest.via AS via
ORDER BY score DESC, memoryId
LIMIT $limit
RETURN memoryId,
       score,
       via.relationship AS relationship,
       via.weight AS weight,
       via.sourceId AS sourceId,
       via.targetId AS targetId,
       via.viaId AS viaId
