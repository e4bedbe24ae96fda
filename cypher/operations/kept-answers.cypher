// What a language model answered to an operation in earlier tries.
//   $bankId       STRING
//   $operationId  STRING
//   key     STRING  of the question
//   answer  STRING  JSON
CYPHER 25
MATCH (answer:Answer {bankId: $bankId, operationId: $operationId})
WHERE answer.key IS NOT NULL
RETURN answer.key AS key, answer.answer AS answer
