// Removes those of some memories that are observations, with their versions; the facts that they rested on are looked at again.
//   $bankId      STRING
//   $ids         LIST<STRING>
//   tagKeys      LIST<STRING>  keys of tag sets that may be unused now
//   entityIds    LIST<STRING>  entities that may be orphans now
//   deletedIds   LIST<STRING>
//   memories     INTEGER       removed
CYPHER 25
UNWIND $ids AS id
MATCH (observation:Memory {bankId: $bankId, id: id})
WHERE observation.type = 'OBSERVATION'
WITH collect(observation) AS observations
CALL (observations) {
  UNWIND observations AS observation
  OPTIONAL MATCH (observation)-[:MENTIONS]->(entity:Entity)
  RETURN collect(DISTINCT observation.tagKey) AS tagKeys,
         collect(DISTINCT entity.id) AS entityIds
}
CALL (observations) {
  UNWIND observations AS observation
  MATCH (observation)-[:DERIVED_FROM]->(fact:Memory)
  SET fact.toConsolidate = true
}
CALL (observations) {
  UNWIND observations AS observation
  MATCH (version:MemoryVersion)-[:VERSION_OF]->(observation)
  DETACH DELETE version
}
WITH observations, tagKeys, entityIds, [observation IN observations | observation.id] AS deletedIds
FOREACH (observation IN observations | DETACH DELETE observation)
RETURN tagKeys,
       entityIds,
       deletedIds,
       size(deletedIds) AS memories
