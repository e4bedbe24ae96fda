// Number of the memories of each document.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   id       STRING   the document's
//   count    INTEGER  ≥ 0
CYPHER 25
UNWIND $ids AS id
MATCH (document:Document {bankId: $bankId, id: id})
CALL (document) {
  MATCH (document)<-[:PART_OF]-(:Chunk)<-[:FROM]-(memory:Memory)
  WHERE memory.state IN ['ACTIVE', 'SUPERSEDED', 'INVALIDATED']
  RETURN count(DISTINCT memory) AS count
}
RETURN id,
       count
