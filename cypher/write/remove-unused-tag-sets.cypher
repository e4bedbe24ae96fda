// Removes those of the given tag sets that no memory carries any more.
//   $bankId   STRING
//   $tagKeys  LIST<STRING>
CYPHER 25
UNWIND $tagKeys AS tagKey
MATCH (tagSet:TagSet {bankId: $bankId, key: tagKey})
WHERE NOT EXISTS {
  MATCH (memory:Memory)
  WHERE memory.bankId = $bankId AND memory.tagKey = tagKey
}
DETACH DELETE tagSet
