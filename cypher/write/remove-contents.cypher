// Removes the chunks and memories of documents, with everything that hangs on them; the documents themselves stay.
//   $bankId       STRING
//   $documentIds  LIST<STRING>
//   memories      INTEGER       removed
//   links         INTEGER       removed, between memories
//   entityIds     LIST<STRING>  entities that were mentioned and may be orphans now
//   tagKeys       LIST<STRING>  keys of tag sets that may be unused now
//   chunks        INTEGER       removed
CYPHER 25
MATCH (document:Document {bankId: $bankId})
WHERE document.id IN $documentIds
OPTIONAL MATCH (document)<-[:PART_OF]-(chunk:Chunk)
OPTIONAL MATCH (chunk)<-[:FROM]-(memory:Memory)
WITH collect(DISTINCT chunk) AS chunks,
     collect(DISTINCT memory) AS memories
CALL (memories) {
  UNWIND memories AS memory
  OPTIONAL MATCH (memory)-[:MENTIONS]->(entity:Entity)
  RETURN collect(DISTINCT entity.id) AS entityIds,
         collect(DISTINCT memory.tagKey) AS tagKeys
}
CALL (memories) {
  UNWIND memories AS memory
  MATCH (memory)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS|SUPERSEDES|DERIVED_FROM]-(:Memory)
  RETURN count(DISTINCT link) AS links
}
WITH chunks, memories, entityIds, tagKeys, links, size(chunks) AS chunkCount, size(memories) AS memoryCount
FOREACH (memory IN memories | DETACH DELETE memory)
FOREACH (chunk IN chunks | DETACH DELETE chunk)
RETURN memoryCount AS memories,
       links,
       entityIds,
       tagKeys,
       chunkCount AS chunks
