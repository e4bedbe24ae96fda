// Where the memories stand that have the very words of one of the given keys; what was drawn from others stands alone.
//   $bankId    STRING
//   $textKeys  LIST<STRING>
//   $limit     INTEGER    memories, and places, a key
//   textKey    STRING
//   places     LIST<{documentId: STRING, position: INTEGER}>
CYPHER 25
UNWIND $textKeys AS textKey
CALL (textKey) {
  MATCH (memory:Memory)
  WHERE memory.bankId = $bankId
    AND memory.textKey = textKey
    AND memory.state IN ['ACTIVE', 'SUPERSEDED']
  WITH memory
  LIMIT $limit
  OPTIONAL MATCH (memory)-[source:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
  WITH coalesce(document.id, memory.id) AS documentId, coalesce(source.position, memory.position, 0) AS position
  LIMIT $limit
  RETURN collect({documentId: documentId, position: position}) AS places
}
WITH textKey, places
WHERE size(places) > 0
RETURN textKey,
       places
