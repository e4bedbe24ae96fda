// What each memory was before each of its changes, oldest first.
//   $bankId   STRING
//   $ids      LIST<STRING>
//   $limit    INTEGER    versions a memory, the newest
//   id        STRING     the memory's
//   versions  LIST<MAP>  at, change, reason?, text, type, state, confidence?, occurredStart?, occurredEnd?, datePrecision?, validUntil,
//                        context?, tags, metadata?; times in epoch milliseconds
CYPHER 25
UNWIND $ids AS id
MATCH (memory:Memory {bankId: $bankId, id: id})
CALL (memory) {
  MATCH (version:MemoryVersion)-[:VERSION_OF]->(memory)
  WITH version
  ORDER BY version.at DESC, elementId(version) DESC
  LIMIT $limit
  WITH version
  ORDER BY version.at, elementId(version)
  RETURN collect({
    at: version.at.epochMillis,
    change: version.change,
    reason: version.reason,
    text: version.text,
    type: version.type,
    state: version.state,
    confidence: version.confidence,
    occurredStart: version.occurredStart.epochMillis,
    occurredEnd: version.occurredEnd.epochMillis,
    datePrecision: version.datePrecision,
    validUntil: version.validUntil.epochMillis,
    context: version.context,
    tags: version.tags,
    metadata: version.metadata
  }) AS versions
}
RETURN id,
       versions
