// Number of the chunks of each document.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   id       STRING   the document's
//   count    INTEGER  ≥ 0
CYPHER 25
UNWIND $ids AS id
MATCH (document:Document {bankId: $bankId, id: id})
RETURN id,
       COUNT { (document)<-[:PART_OF]-() } AS count
