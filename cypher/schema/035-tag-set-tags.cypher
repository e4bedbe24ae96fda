// Finds the tag sets that hold a tag, whole: TagSet.tags is a list of strings, each one term.
// Tag sets carry bankKey as memories do: a bank with a set for each of its users is not scanned.
CYPHER 25
CREATE FULLTEXT INDEX tag_set_tags IF NOT EXISTS
FOR (t:TagSet)
ON EACH [t.bankKey, t.tags]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'keyword'}}
