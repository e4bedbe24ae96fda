// Ids of the chunks of each document, in order.
//   $bankId         STRING
//   $ids            LIST<STRING>
//   $afterPosition  INTEGER    last row of the page before; −1 for the first page
//   $afterId        STRING     '' for the first page
//   $limit          INTEGER    chunks a document
//   id              STRING     the document's
//   rows            LIST<MAP>  id, position
CYPHER 25
UNWIND $ids AS id
MATCH (document:Document {bankId: $bankId, id: id})
CALL (document) {
  MATCH (document)<-[:PART_OF]-(chunk:Chunk)
  WHERE chunk.position > $afterPosition
    OR (chunk.position = $afterPosition AND chunk.id > $afterId)
  WITH chunk
  ORDER BY chunk.position, chunk.id
  LIMIT $limit
  RETURN collect({id: chunk.id, position: chunk.position}) AS rows
}
RETURN id,
       rows
