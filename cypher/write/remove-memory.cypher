// Removes one memory with everything that hangs on it; no row when there was none.
//   $bankId       STRING
//   $memoryId     STRING
//   memories      INTEGER       removed
//   links         INTEGER       removed, between memories
//   entityIds     LIST<STRING>  entities that were mentioned and may be orphans now
//   tagKeys       LIST<STRING>  keys of tag sets that may be unused now
//   memoryIds     LIST<STRING>  memories that lost what had replaced them: to be settled
//   emptiedIds    LIST<STRING>  documents without a name of their own whose last memory it was
CYPHER 25
MATCH (found:Memory {bankId: $bankId, id: $memoryId})
WHERE found.state <> 'STAGED'
WITH [found] AS memories
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
  MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
  WHERE NOT document.named
    AND NOT EXISTS {
      MATCH (document)<-[:PART_OF]-(:Chunk)<-[:FROM]-(other:Memory)
      WHERE other.id <> $memoryId
    }
  RETURN collect(DISTINCT document.id) AS emptiedIds
}
CALL (memories) {
  UNWIND memories AS memory
  MATCH (memory)-[:SUPERSEDES]->(earlier:Memory)
  CALL (memory, earlier) {
    MATCH (later:Memory)-[:SUPERSEDES]->(memory)
    MERGE (later)-[replacing:SUPERSEDES]->(earlier)
    SET replacing.weight = 1.0
  }
  RETURN collect(DISTINCT earlier.id) AS memoryIds
}
CALL (memories) {
  UNWIND memories AS memory
  MATCH (version:MemoryVersion)-[:VERSION_OF]->(memory)
  DETACH DELETE version
}
FOREACH (memory IN memories | DETACH DELETE memory)
RETURN 1 AS memories,
       links,
       entityIds,
       tagKeys,
       memoryIds,
       emptiedIds
