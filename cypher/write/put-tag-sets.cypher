// Makes the tag sets that are not there yet.
//   $bankId   STRING
//   $bankKey  STRING
//   $tagSets  LIST<{key: STRING, tags: LIST<STRING>}>
CYPHER 25
UNWIND $tagSets AS row
MERGE (tagSet:TagSet {bankId: $bankId, key: row.key})
  ON CREATE SET
    tagSet.bankKey = $bankKey,
    tagSet.tags = row.tags
