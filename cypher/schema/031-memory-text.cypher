// BM25 over stemmed words. The bank's key is filtered in the query itself and adds no score.
//   $analyzer  STRING  an analyzer of the server, `english` by default
CYPHER 25
CREATE FULLTEXT INDEX memory_text IF NOT EXISTS
FOR (m:Memory)
ON EACH [m.bankKey, m.text]
OPTIONS {indexConfig: {`fulltext.analyzer`: $analyzer}}
