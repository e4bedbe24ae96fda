// BM25 over words as they were written, without stop words and stems: names and identifiers.
// No analyzer of the server keeps `C#`, `.NET`, addresses and ids whole and drops the comma behind them, so the words
// are cut before they are written: Memory.exactTerms holds what src/store/exact-terms.ts makes of the text.
CYPHER 25
CREATE FULLTEXT INDEX memory_exact IF NOT EXISTS
FOR (m:Memory)
ON EACH [m.bankKey, m.tagKey, m.exactTerms]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace'}}
