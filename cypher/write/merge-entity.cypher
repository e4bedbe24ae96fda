// Merges one entity into another: mentions, names and decisions move, and the decision keeps which memories did. Facts that
// move are marked: they may say the same as some of the other's. No row when one of them is missing, or when somebody pinned
// them as distinct and it is not by hand.
//   $bankId     STRING
//   $intoId     STRING
//   $fromId     STRING
//   $byHand     BOOLEAN
//   $score      FLOAT         in [0, 1]
//   $evidence   LIST<STRING>
//   $reason     STRING?
//   $at         DATETIME
//   $mostNames  INTEGER       spellings and keys kept of an entity
//   $mostIds    INTEGER       ids of memories kept by the decision
//   moved       INTEGER       memories that mentioned it
CYPHER 25
MATCH (into:Entity {bankId: $bankId, id: $intoId})
MATCH (from:Entity {bankId: $bankId, id: $fromId})
WHERE into <> from
  AND ($byHand OR NOT EXISTS {
    (into)<-[:ABOUT]-(:EntityDecision {kind: 'PAIR', verdict: 'DISTINCT'})-[:ABOUT]->(from)
  })
CALL (into, from) {
  MATCH (into)<-[:ABOUT]-(pair:EntityDecision {kind: 'PAIR'})-[:ABOUT]->(from)
  WITH collect(DISTINCT pair) AS pairs
  FOREACH (pair IN pairs | DETACH DELETE pair)
}
CALL (into, from) {
  MATCH (from)<-[:ABOUT]-(pair:EntityDecision {kind: 'PAIR'})-[:ABOUT]->(other:Entity)
  WHERE other <> from
    AND (pair.verdict = 'DOUBTFUL' OR EXISTS {
      (into)<-[:ABOUT]-(:EntityDecision {kind: 'PAIR', verdict: 'DISTINCT'})-[:ABOUT]->(other)
    })
  WITH collect(DISTINCT pair) AS pairs
  FOREACH (pair IN pairs | DETACH DELETE pair)
}
CALL (into, from) {
  MATCH (from)<-[about:ABOUT]-(decision:EntityDecision)
  DELETE about
  CREATE (decision)-[:ABOUT]->(into)
}
CALL (into, from) {
  MATCH (from)<-[mention:MENTIONS]-(memory:Memory)
  DELETE mention
  WITH DISTINCT into, memory
  MERGE (memory)-[:MENTIONS]->(into)
  SET memory.toConsolidate = CASE WHEN memory.type IN ['WORLD', 'EXPERIENCE'] THEN true END
  RETURN collect(memory.id) AS memoryIds
}
WITH into, from, memoryIds, properties(from) AS old
DETACH DELETE from
SET into.type = CASE
      WHEN into.type = 'OTHER' AND NOT EXISTS {
        MATCH (same:Entity {bankId: $bankId, nameKey: into.nameKey, type: old.type, sense: into.sense})
        WHERE same <> into
      } THEN old.type
      ELSE into.type
    END,
    into.aliases = (into.aliases
      + [alias IN old.name + old.aliases WHERE alias <> into.name AND NOT alias IN into.aliases])[..$mostNames],
    into.aliasKeys = (into.aliasKeys + [key IN old.aliasKeys WHERE NOT key IN into.aliasKeys])[..$mostNames],
    into.blockKeys = (coalesce(into.blockKeys, [])
      + [key IN coalesce(old.blockKeys, []) WHERE NOT key IN coalesce(into.blockKeys, [])])[..$mostNames],
    into.firstSeen = CASE WHEN old.firstSeen < into.firstSeen THEN old.firstSeen ELSE into.firstSeen END,
    into.lastSeen = CASE WHEN old.lastSeen > into.lastSeen THEN old.lastSeen ELSE into.lastSeen END
CREATE (:EntityDecision {
  id: randomUUID(),
  bankId: $bankId,
  kind: 'MERGED',
  verdict: 'SAME',
  score: $score,
  evidence: $evidence,
  reason: $reason,
  name: old.name,
  nameKey: old.nameKey,
  fromId: $fromId,
  memoryIds: memoryIds[..$mostIds],
  at: $at
})-[:ABOUT]->(into)
RETURN size(memoryIds) AS moved
