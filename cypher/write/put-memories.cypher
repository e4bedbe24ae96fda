// Makes memories and ties them to the characters that they came from. Every property that the vector index filters by
// is always written, dates where there are any.
//   $bankId     STRING
//   $bankKey    STRING
//   $state      STRING    ACTIVE | STAGED
//   $at         DATETIME  now
//   $farFuture  DATETIME  validUntil of what holds
//   $memories   LIST<MAP> id, documentId, chunkId, text, textKey, exactTerms, type, tagKey, tags, metadata?, context?, confidence?,
//               position, tokens, grounded, embedding?, tokenVectors?, occurredStart?, occurredEnd?, datePrecision?,
//               mentionedAt, source {start, end, quote}, repeatKey?, gistKey?, claimKey?, draftKey
CYPHER 25
UNWIND $memories AS row
MATCH (chunk:Chunk {bankId: $bankId, id: row.chunkId})
CREATE (:Memory {
  id: row.id,
  bankId: $bankId,
  bankKey: $bankKey,
  documentId: row.documentId,
  text: row.text,
  textKey: row.textKey,
  exactTerms: row.exactTerms,
  type: row.type,
  state: $state,
  confidence: row.confidence,
  embedding: row.embedding,
  tokenVectors: row.tokenVectors,
  occurredStart: row.occurredStart,
  occurredEnd: row.occurredEnd,
  datePrecision: row.datePrecision,
  mentionedAt: row.mentionedAt,
  validUntil: $farFuture,
  createdAt: $at,
  updatedAt: $at,
  context: row.context,
  tags: row.tags,
  tagKey: row.tagKey,
  metadata: row.metadata,
  proofCount: 1,
  position: row.position,
  tokens: row.tokens,
  grounded: row.grounded,
  repeatKey: row.repeatKey,
  gistKey: row.gistKey,
  claimKey: row.claimKey,
  draftKey: row.draftKey,
  toConsolidate: true
})-[:FROM {
  start: row.source.start,
  end: row.source.end,
  quote: row.source.quote,
  position: row.position,
  mentionedAt: row.mentionedAt
}]->(chunk)
