// Makes documents, or gives the ones that are there their new text.
//   $bankId     STRING
//   $documents  LIST<{id: STRING, named: BOOLEAN, text: STRING, contentHash: STRING, answers: STRING?}>
//   $at         DATETIME
CYPHER 25
UNWIND $documents AS row
MERGE (document:Document {bankId: $bankId, id: row.id})
  ON CREATE SET
    document.createdAt = $at
SET document.named = row.named,
    document.text = row.text,
    document.contentHash = row.contentHash,
    document.answers = row.answers,
    document.updatedAt = $at
