// Memories that have one of the given keys and hold, or held: what new facts may repeat, replace, or be replaced by.
// Of what is told more than $limit times the first tellings decide; of claims the last.
//   $bankId             STRING
//   $repeatKeys         LIST<STRING>
//   $claimKeys          LIST<STRING>
//   $exceptDocumentIds  LIST<STRING>  documents about to be replaced: what stands in no other is left out
//   $limit              INTEGER       memories a key
//   id           STRING
//   text         STRING
//   tagKey       STRING
//   state        STRING        ACTIVE | SUPERSEDED
//   repeatKey    STRING?
//   claimKey     STRING?
//   mentionedAt  INTEGER       epoch milliseconds; when it was told first
//   lastToldAt   INTEGER       epoch milliseconds
//   validUntil   INTEGER       epoch milliseconds; the far sentinel while it holds
//   documentIds  LIST<STRING>  documents in which it stands, of those that stay
CYPHER 25
CALL () {
  UNWIND $repeatKeys AS key
  CALL (key) {
    MATCH (memory:Memory)
    WHERE memory.bankId = $bankId
      AND memory.repeatKey = key
      AND memory.state IN ['ACTIVE', 'SUPERSEDED']
      AND EXISTS {
        MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
        WHERE NOT document.id IN $exceptDocumentIds
      }
    RETURN memory
    ORDER BY memory.mentionedAt, memory.id
    LIMIT $limit
  }
  RETURN memory
  UNION
  UNWIND $claimKeys AS key
  CALL (key) {
    MATCH (memory:Memory)
    WHERE memory.bankId = $bankId
      AND memory.claimKey = key
      AND memory.state IN ['ACTIVE', 'SUPERSEDED']
      AND EXISTS {
        MATCH (memory)-[:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
        WHERE NOT document.id IN $exceptDocumentIds
      }
    RETURN memory
    ORDER BY memory.mentionedAt DESC, memory.id
    LIMIT $limit
  }
  RETURN memory
}
CALL (memory) {
  MATCH (memory)-[from:FROM]->(:Chunk)-[:PART_OF]->(document:Document)
  WHERE NOT document.id IN $exceptDocumentIds
  RETURN collect(DISTINCT document.id) AS documentIds, max(from.mentionedAt) AS lastToldAt
}
RETURN memory.id AS id,
       memory.text AS text,
       memory.tagKey AS tagKey,
       memory.state AS state,
       memory.repeatKey AS repeatKey,
       memory.claimKey AS claimKey,
       memory.mentionedAt.epochMillis AS mentionedAt,
       coalesce(lastToldAt, memory.mentionedAt).epochMillis AS lastToldAt,
       memory.validUntil.epochMillis AS validUntil,
       documentIds
