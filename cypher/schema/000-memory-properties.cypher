// The order in which a memory's properties lie in the store, from the last read to the first. Neo4j keeps a node's
// properties in a chain, those whose names it learnt last in front, and walks the chain for every one that is read; so it
// learns the names here before anything is written, those of every search at the end. Names that it knows stay as they are.
CYPHER 25
UNWIND [
  'text', 'textKey', 'exactTerms', 'embedding', 'tokenVectors', 'tags', 'metadata', 'context', 'draftKey', 'gistKey',
  'claimKey', 'repeatKey', 'createdAt', 'confidence', 'toConsolidate', 'grounded', 'proofCount', 'bankKey', 'tokens',
  'datePrecision', 'position', 'documentId', 'occurredStart', 'occurredEnd', 'validUntil', 'mentionedAt', 'type',
  'tagKey', 'updatedAt', 'bankId', 'state', 'id'
] AS name
CALL db.createProperty(name)
FINISH
