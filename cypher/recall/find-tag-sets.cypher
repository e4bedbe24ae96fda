// The bank's tag sets that hold at least one of the wanted tags.
//   $bankId  STRING
//   $query   STRING  Lucene query: the bank's key and the tags
//   key   STRING
//   tags  LIST<STRING>
CYPHER 25
CALL db.index.fulltext.queryNodes('tag_set_tags', $query)
YIELD node AS t
WHERE t.bankId = $bankId
RETURN t.key AS key,
       t.tags AS tags
