// Spreading activation. Seeds are the memories nearest to a vector, or given ones, and those of the entities named in the
// query; from the strongest of them activation goes over links and through shared entities, `activation × weight × decay`
// a step, two steps, and the strongest of what reaches a memory is its own. An entity's weight is 1 / (1 + ln(mentions / 2)): a rare one passes on
// nearly all, one of thousands nothing, since what it reaches would be any memory. A node touches a bounded number of
// others, newest first. Nothing outside the scope is reached or passed through; it is compared last, on what would be
// kept, because most of what is touched is too weak anyhow: what is weaker than $least counts nothing in the fusion, be it
// reached or a seed. So of somebody who is named in the query and in hundreds of memories, only those count that another
// name or a semantic seed brings as well; the keyword search finds the others by the name. Where all names together are too
// weak, only the other seeds can gain by them, and no entity's hundreds need be read.
// Lists compare by their first element: max() of lists finds the strongest arrival together with its way. What has passed
// activation on takes no echo of it.
//   $bankId          STRING
//   $states          LIST<STRING>         visible states
//   $types           LIST<STRING>         visible types
//   $tagKeys         LIST<STRING> | NULL  visible tag sets; null when tags do not matter
//   $isPlain         BOOLEAN              no tags, no window, no moment, every type: the common recall
//   $mentionedUntil  DATETIME             known by then
//   $validAfter      DATETIME             still valid then
//   $windowStart     DATETIME | NULL      both sides or neither; an open side is a far sentinel
//   $windowEnd       DATETIME | NULL
//   $vector             LIST<FLOAT> | NULL  not all zero; null when the seeds are given, and always unless $isPlain
//   $looked             INTEGER         memories nearest to the vector that the index is asked for
//   $mostSeeds          INTEGER         the best of them that are seeds
//   $seedCosine         FLOAT           least cosine of a seed
//   $seeds              LIST<MAP>       memoryId STRING, activation FLOAT in [0, 1]
//   $named              LIST<MAP>       entityId STRING, weight FLOAT in ]0, 1]: entities named in the query
//   $namesSuffice       BOOLEAN         their weights together are $least or more
//   $decay              FLOAT           what a step leaves of activation
//   $causalFactor       FLOAT           how much more a causal link passes on
//   $frontier           INTEGER         memories that pass activation on in a step
//   $linksPerMemory     INTEGER         links touched a memory
//   $mentionsPerEntity  INTEGER         memories touched an entity in a step
//   $mentionsPerName    INTEGER         memories touched an entity named in the query
//   $hubDegree          INTEGER         an entity of more memories passes nothing on
//   $least              FLOAT           weaker seeds and arrivals are left out, > 0
//   $limit              INTEGER
//   hits  LIST<LIST>  strongest first, each of them
//     memoryId      STRING
//     score         FLOAT           activation, > 0
//     version       INTEGER         moment of the memory's last change in epoch milliseconds
//     relationship  STRING | NULL   over which it arrived, MENTIONS through an entity; null for a seed, as what follows
//     weight        FLOAT | NULL
//     sourceId      STRING | NULL
//     targetId      STRING | NULL
//     viaId         STRING | NULL   the shared entity
CYPHER 25
CALL () {
  WHEN $vector IS NOT NULL THEN {
    MATCH (m:Memory)
    SEARCH m IN (
      VECTOR INDEX memory_embedding
      FOR $vector
      WHERE m.bankId = $bankId
        AND m.state IN $states
      LIMIT $looked
    ) SCORE AS similarity
    WITH m, 2 * similarity - 1 AS cosine
    WHERE cosine >= $seedCosine
    ORDER BY cosine DESC
    LIMIT $mostSeeds
    RETURN collect({memory: m, activation: CASE WHEN cosine > 1 THEN 1.0 ELSE cosine END}) AS nearest
  }
  ELSE {
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
    RETURN collect({memory: m, activation: seed.activation}) AS nearest
  }
}
CALL (nearest) {
  CALL (nearest) {
    UNWIND nearest AS seed
    RETURN seed.memory AS m,
           seed.activation AS activation
    UNION ALL
    UNWIND $named AS name
    MATCH (entity:Entity {bankId: $bankId, id: name.entityId})
    CALL (entity, nearest) {
      WHEN $namesSuffice THEN {
        MATCH (entity)<-[:MENTIONS]-(m)
        WITH DISTINCT m
        LIMIT $mentionsPerName
        WHERE m.bankId = $bankId
          AND m.state IN $states
          AND ($isPlain OR (
            m.type IN $types
            AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
            AND m.mentionedAt <= $mentionedUntil
            AND m.validUntil > $validAfter
            AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))))
        RETURN m
        LIMIT $limit
      }
      ELSE {
        UNWIND nearest AS seed
        WITH entity, seed.memory AS m
        WHERE EXISTS { (m)-[:MENTIONS]->(entity) }
        RETURN m
      }
    }
    RETURN m,
           name.weight AS activation
  }
  WITH m, sum(activation) AS activation
  WHERE activation >= $least
  ORDER BY activation DESC
  LIMIT $limit
  RETURN collect({memory: m, activation: activation, arrival: NULL}) AS seeds
}
WITH seeds,
     seeds[..$frontier] AS first,
     [hit IN seeds[..$frontier] | hit.memory] AS spent
CALL (first) {
  UNWIND first AS hit
  WITH hit.memory AS source,
       hit.activation AS activation
  CALL (source, activation) {
    MATCH (source)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(m)
    WITH activation, link, m
    LIMIT $linksPerMemory
    RETURN m,
           CASE WHEN type(link) IN ['NEAR_IN_TIME', 'SIMILAR_TO'] THEN 1.0 ELSE $causalFactor END
             * activation * link.weight * $decay AS arriving,
           link,
           NULL AS entity
    UNION ALL
    MATCH (source)-[:MENTIONS]->(entity)
    WITH DISTINCT source, activation, entity, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    WHERE degree > 1
      AND degree <= $hubDegree
      AND activation * $decay / (1.0 + log(degree / 2.0)) >= $least
    CALL (source, entity) {
      MATCH (entity)<-[:MENTIONS]-(m)
      WHERE m <> source
      RETURN m
      LIMIT $mentionsPerEntity
    }
    RETURN m,
           activation * $decay / (1.0 + log(degree / 2.0)) AS arriving,
           NULL AS link,
           entity
  }
  WITH m, max([arriving, source, link, entity]) AS strongest
  WHERE strongest[0] >= $least
  RETURN collect({memory: m, activation: strongest[0], arrival: strongest}) AS near
}
CALL (seeds, spent, near) {
  UNWIND seeds + near AS hit
  WITH spent, hit.memory AS m, max(hit.activation) AS activation
  ORDER BY activation DESC
  WHERE NOT m IN spent
    AND m.bankId = $bankId
    AND m.state IN $states
    AND ($isPlain OR (
      m.type IN $types
      AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
      AND m.mentionedAt <= $mentionedUntil
      AND m.validUntil > $validAfter
      AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))))
  LIMIT $frontier
  RETURN collect({memory: m, activation: activation}) AS second
}
CALL (second, spent) {
  UNWIND second AS hit
  WITH spent,
       hit.memory AS source,
       hit.activation AS activation
  CALL (source, activation) {
    MATCH (source)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(m)
    WITH activation, link, m
    LIMIT $linksPerMemory
    RETURN m,
           CASE WHEN type(link) IN ['NEAR_IN_TIME', 'SIMILAR_TO'] THEN 1.0 ELSE $causalFactor END
             * activation * link.weight * $decay AS arriving,
           link,
           NULL AS entity
    UNION ALL
    MATCH (source)-[:MENTIONS]->(entity)
    WITH DISTINCT source, activation, entity, COUNT { (entity)<-[:MENTIONS]-() } AS degree
    WHERE degree > 1
      AND degree <= $hubDegree
      AND activation * $decay / (1.0 + log(degree / 2.0)) >= $least
    CALL (source, entity) {
      MATCH (entity)<-[:MENTIONS]-(m)
      WHERE m <> source
      RETURN m
      LIMIT $mentionsPerEntity
    }
    RETURN m,
           activation * $decay / (1.0 + log(degree / 2.0)) AS arriving,
           NULL AS link,
           entity
  }
  WITH spent, m, max([arriving, source, link, entity]) AS strongest
  WHERE strongest[0] >= $least
    AND NOT m IN spent
  RETURN collect({memory: m, activation: strongest[0], arrival: strongest}) AS far
}
CALL (seeds, near, far) {
  UNWIND seeds + near + far AS hit
  WITH hit.memory AS m, max([hit.activation, hit.arrival]) AS strongest
  ORDER BY strongest[0] DESC
  WHERE m.bankId = $bankId
    AND m.state IN $states
    AND ($isPlain OR (
      m.type IN $types
      AND ($tagKeys IS NULL OR m.tagKey IN $tagKeys)
      AND m.mentionedAt <= $mentionedUntil
      AND m.validUntil > $validAfter
      AND ($windowStart IS NULL OR (m.occurredStart < $windowEnd AND m.occurredEnd > $windowStart))))
  LIMIT $limit
  RETURN m,
         strongest[0] AS score,
         strongest[1][1] AS source,
         strongest[1][2] AS link,
         strongest[1][3] AS entity
}
WITH m.id AS memoryId,
     m,
     score,
     source,
     link,
     entity
ORDER BY score DESC,
         memoryId
RETURN collect([
  memoryId,
  score,
  m.updatedAt.epochMillis,
  CASE WHEN entity IS NULL THEN type(link) ELSE 'MENTIONS' END,
  CASE
    WHEN entity IS NULL THEN link.weight
    ELSE 1.0 / (1.0 + log(COUNT { (entity)<-[:MENTIONS]-() } / 2.0))
  END,
  CASE WHEN entity IS NULL THEN startNode(link).id ELSE source.id END,
  CASE WHEN entity IS NULL THEN endNode(link).id ELSE memoryId END,
  entity.id
]) AS hits
