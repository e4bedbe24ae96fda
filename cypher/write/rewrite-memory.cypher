// Gives a memory other contents, and loosens what hung on the old ones; no row when it was changed since it was read.
//   $bankId    STRING
//   $memoryId  STRING
//   $readAt    DATETIME  updatedAt of the memory as it was read
//   $at        DATETIME  now
//   $reason    STRING?
//   $contents  MAP       text, textKey, exactTerms, type, confidence?, embedding?, tokenVectors?, occurredStart?, occurredEnd?, datePrecision?,
//                        context?, tags, tagKey, metadata?, tokens, grounded, repeatKey?, gistKey?, claimKey?
//   $relinks   MAP       entities, meaning, time: BOOLEAN, whether links of that kind are made anew
//   entityIds  LIST<STRING>  entities that were mentioned and may be orphans now
//   tagKeys    LIST<STRING>  the key of the tags that it had
CYPHER 25
MATCH (memory:Memory {bankId: $bankId, id: $memoryId})
WHERE memory.updatedAt = $readAt
  AND memory.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
CREATE (:MemoryVersion {
  bankId: $bankId,
  at: $at,
  change: 'UPDATED',
  reason: $reason,
  text: memory.text,
  type: memory.type,
  state: memory.state,
  confidence: memory.confidence,
  occurredStart: memory.occurredStart,
  occurredEnd: memory.occurredEnd,
  datePrecision: memory.datePrecision,
  validUntil: memory.validUntil,
  context: memory.context,
  tags: memory.tags,
  metadata: memory.metadata
})-[:VERSION_OF]->(memory)
WITH memory, memory.tagKey AS oldTagKey
CALL (memory) {
  OPTIONAL MATCH (memory)-[mention:MENTIONS]->(entity:Entity)
  WHERE $relinks.entities
  WITH collect(mention) AS mentions, collect(DISTINCT entity.id) AS entityIds
  FOREACH (mention IN mentions | DELETE mention)
  RETURN entityIds
}
CALL (memory) {
  MATCH (memory)-[link:SIMILAR_TO|NEAR_IN_TIME]-(:Memory)
  WHERE CASE type(link) WHEN 'SIMILAR_TO' THEN $relinks.meaning ELSE $relinks.time END
  DELETE link
}
SET memory += $contents,
    memory.toConsolidate = true,
    memory.updatedAt =
      CASE WHEN $at > memory.updatedAt THEN $at ELSE memory.updatedAt + duration({milliseconds: 1}) END
RETURN entityIds,
       [oldTagKey] AS tagKeys
