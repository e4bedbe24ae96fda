// For each moment the active memories of the bank that start nearest to it on either side, by two short index ranges.
//   $bankId             STRING
//   $moments            LIST<{at: DATETIME, earliest: DATETIME, latest: DATETIME, precisions: LIST<STRING>}>
//   $limit              INTEGER       memories taken on each side
//   $exceptDocumentIds  LIST<STRING>  documents about to be replaced
//   $keptIds            LIST<STRING>  memories of theirs that stay
//   index               INTEGER       place of the moment in $moments
//   near                LIST<{memoryId: STRING, start: INTEGER}>  start in epoch milliseconds
CYPHER 25
UNWIND range(0, size($moments) - 1) AS index
WITH index, $moments[index] AS moment
CALL (moment) {
  MATCH (memory:Memory)
  WHERE memory.bankId = $bankId
    AND memory.occurredStart >= moment.at
    AND memory.occurredStart <= moment.latest
    AND memory.state = 'ACTIVE'
    AND memory.datePrecision IN moment.precisions
    AND (memory.id IN $keptIds OR NOT EXISTS {
      MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
      WHERE document.id IN $exceptDocumentIds
    })
  WITH memory
  ORDER BY memory.bankId, memory.occurredStart
  LIMIT $limit
  RETURN collect({memoryId: memory.id, start: memory.occurredStart.epochMillis}) AS after
}
CALL (moment) {
  MATCH (memory:Memory)
  WHERE memory.bankId = $bankId
    AND memory.occurredStart < moment.at
    AND memory.occurredStart >= moment.earliest
    AND memory.state = 'ACTIVE'
    AND memory.datePrecision IN moment.precisions
    AND (memory.id IN $keptIds OR NOT EXISTS {
      MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
      WHERE document.id IN $exceptDocumentIds
    })
  WITH memory
  ORDER BY memory.bankId DESC, memory.occurredStart DESC
  LIMIT $limit
  RETURN collect({memoryId: memory.id, start: memory.occurredStart.epochMillis}) AS before
}
RETURN index, before + after AS near
