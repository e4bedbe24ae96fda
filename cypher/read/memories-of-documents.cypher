// Ids of the memories of each document, in order.
//   $bankId         STRING
//   $ids            LIST<STRING>
//   $afterPosition  INTEGER    last row of the page before; −1 for the first page
//   $afterId        STRING     '' for the first page
//   $limit          INTEGER    memories a document
//   id              STRING     the document's
//   rows            LIST<MAP>  id, position
CYPHER 25
UNWIND $ids AS id
MATCH (document:Document {bankId: $bankId, id: id})
CALL (document) {
  MATCH (document)<-[:PART_OF]-(:Chunk)<-[:FROM]-(memory:Memory)
  WHERE memory.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
    AND (memory.position > $afterPosition
      OR (memory.position = $afterPosition AND memory.id > $afterId))
  WITH DISTINCT memory
  ORDER BY memory.position, memory.id
  LIMIT $limit
  RETURN collect({id: memory.id, position: memory.position}) AS rows
}
RETURN id,
       rows
