// Ids of a bank's documents, last changed first; rows of one moment by id.
//   $bankId    STRING
//   $afterAt   DATETIME  last row of the page before; the far sentinel for the first page
//   $afterId   STRING    '' for the first page
//   $limit     INTEGER
//   id         STRING
//   updatedAt  INTEGER   epoch milliseconds
CYPHER 25
MATCH (document:Document {bankId: $bankId})
WHERE document.id IS NOT NULL
  AND document.updatedAt <= $afterAt
  AND CASE WHEN document.updatedAt = $afterAt THEN document.id > $afterId ELSE true END
RETURN document.id AS id,
       document.updatedAt.epochMillis AS updatedAt
ORDER BY document.updatedAt DESC, id
LIMIT $limit
