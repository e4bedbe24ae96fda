// What each memory replaced, and what replaced it, as long as that was not withdrawn.
//   $bankId       STRING
//   $ids          LIST<STRING>
//   $limit        INTEGER       replaced memories a memory
//   id            STRING        the memory's
//   supersedes    LIST<STRING>  in the order in which they were mentioned
//   supersededBy  STRING?
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
RETURN id,
       COLLECT {
         MATCH (memory)-[:SUPERSEDES]->(earlier:Memory)
         WHERE earlier.state = 'SUPERSEDED'
         RETURN earlier.id
         ORDER BY earlier.mentionedAt, earlier.id
         LIMIT $limit
       } AS supersedes,
       head(COLLECT {
         MATCH (memory)<-[:SUPERSEDES]-(later:Memory)
         WHERE memory.state = 'SUPERSEDED'
           AND later.state IN ['ACTIVE', 'SUPERSEDED']
         RETURN later.id
         ORDER BY later.mentionedAt, later.id
         LIMIT 1
       }) AS supersededBy
