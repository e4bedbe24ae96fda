// Removes those of some opinions that nothing supports any more, with their versions.
//   $bankId      STRING
//   $ids         LIST<STRING>
//   tagKeys      LIST<STRING>  keys of tag sets that may be unused now
//   entityIds    LIST<STRING>  entities that may be orphans now
//   memories     INTEGER       removed
//   deletedIds   LIST<STRING>  removed
CYPHER 25
UNWIND $ids AS id
MATCH (opinion:Memory {bankId: $bankId, id: id})
WHERE opinion.type = 'OPINION'
  AND NOT EXISTS { (opinion)-[:DERIVED_FROM {effect: 'SUPPORTS'}]->(:Memory) }
WITH collect(opinion) AS opinions
CALL (opinions) {
  UNWIND opinions AS opinion
  OPTIONAL MATCH (opinion)-[:MENTIONS]->(entity:Entity)
  RETURN collect(DISTINCT opinion.tagKey) AS tagKeys,
         collect(DISTINCT entity.id) AS entityIds
}
CALL (opinions) {
  UNWIND opinions AS opinion
  MATCH (version:MemoryVersion)-[:VERSION_OF]->(opinion)
  DETACH DELETE version
}
WITH opinions, tagKeys, entityIds, [opinion IN opinions | opinion.id] AS deletedIds, size(opinions) AS memories
FOREACH (opinion IN opinions | DETACH DELETE opinion)
RETURN tagKeys, entityIds, memories, deletedIds
