// Documents by their ids, without their text.
//   $bankId    STRING
//   $ids       LIST<STRING>
//   id         STRING
//   bankId     STRING
//   createdAt  INTEGER  epoch milliseconds
//   updatedAt  INTEGER  epoch milliseconds
CYPHER 25
UNWIND $ids AS id
MATCH (document:Document {bankId: $bankId, id: id})
RETURN document.id AS id,
       document.bankId AS bankId,
       document.createdAt.epochMillis AS createdAt,
       document.updatedAt.epochMillis AS updatedAt
