// BM25 over stemmed words. The keys of bank and tags are filtered in the query itself and add no score: a bank shared
// by many users, each with a tag, would else read everybody's hits for one of them.
//   $analyzer  STRING  an analyzer of the server, `english` by default
CYPHER 25
CREATE FULLTEXT INDEX memory_text IF NOT EXISTS
FOR (m:Memory)
ON EACH [m.bankKey, m.tagKey, m.text]
OPTIONS {indexConfig: {`fulltext.analyzer`: $analyzer}}
