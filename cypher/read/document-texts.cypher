// Texts of documents by their ids.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   id       STRING
//   text     STRING
CYPHER 25
UNWIND $ids AS id
MATCH (document:Document {bankId: $bankId, id: id})
RETURN document.id AS id,
       document.text AS text
