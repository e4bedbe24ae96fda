// Number of a bank's documents.
//   $bankId  STRING
//   count    INTEGER  ≥ 0
CYPHER 25
MATCH (document:Document {bankId: $bankId})
WHERE document.id IS NOT NULL
RETURN count(document) AS count
