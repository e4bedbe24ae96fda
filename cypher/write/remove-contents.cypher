// Removes the chunks of documents, and the memories that stand in no other document, with everything that hangs on them;
// the documents themselves stay. What a removed memory had replaced is left to whatever had replaced that one.
//   $bankId       STRING
//   $documentIds  LIST<STRING>
//   $keptIds      LIST<STRING>  memories that stay although they stand in no other document: they get a new place
//   memories      INTEGER       removed
//   deletedIds    LIST<STRING>  removed
//   links         INTEGER       removed, between memories
//   entityIds     LIST<STRING>  entities that were mentioned and may be orphans now
//   tagKeys       LIST<STRING>  keys of tag sets that may be unused now
//   memoryIds     LIST<STRING>  memories that lost a source, or what had replaced them: to be settled
//   chunks        INTEGER       removed
CYPHER 25
MATCH (document:Document {bankId: $bankId})
WHERE document.id IN $documentIds
OPTIONAL MATCH (document)<-[:PART_OF]-(chunk:Chunk)
OPTIONAL MATCH (chunk)<-[:FROM]-(memory:Memory)
WITH collect(DISTINCT chunk) AS chunks,
     collect(DISTINCT memory) AS touched
CALL (touched) {
  UNWIND touched AS memory
  WITH memory, memory.id IN $keptIds OR EXISTS {
    MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(other:Document)
    WHERE NOT other.id IN $documentIds
  } AS stays
  RETURN collect(CASE WHEN stays THEN NULL ELSE memory END) AS memories,
         collect(CASE WHEN stays THEN memory.id END) AS sharedIds
}
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
CALL (memories) {
  UNWIND memories AS memory
  MATCH (memory)-[:SUPERSEDES]->(earlier:Memory)
  WHERE NOT earlier IN memories
  CALL (memory, memories, earlier) {
    MATCH (later:Memory)-[:SUPERSEDES]->(memory)
    WHERE NOT later IN memories
    MERGE (later)-[replacing:SUPERSEDES]->(earlier)
    SET replacing.weight = 1.0
  }
  RETURN collect(DISTINCT earlier.id) AS earlierIds
}
CALL (memories) {
  UNWIND memories AS memory
  MATCH (version:MemoryVersion)-[:VERSION_OF]->(memory)
  DETACH DELETE version
}
WITH chunks, memories, entityIds, tagKeys, links, sharedIds + earlierIds AS memoryIds,
     [memory IN memories | memory.id] AS deletedIds, size(chunks) AS chunkCount, size(memories) AS memoryCount
FOREACH (memory IN memories | DETACH DELETE memory)
FOREACH (chunk IN chunks | DETACH DELETE chunk)
RETURN memoryCount AS memories,
       deletedIds,
       links,
       entityIds,
       tagKeys,
       memoryIds,
       chunkCount AS chunks
