// BM25 over pairs of characters: words inside Chinese, Japanese and Korean text, which has no spaces.
// The order of the properties differs from memory_text: the same list twice would be taken for the same index.
//   $analyzer  STRING  an analyzer of the server, `cjk` by default
CYPHER 25
CREATE FULLTEXT INDEX memory_cjk IF NOT EXISTS
FOR (m:Memory)
ON EACH [m.text, m.tagKey, m.bankKey]
OPTIONS {indexConfig: {`fulltext.analyzer`: $analyzer}}
