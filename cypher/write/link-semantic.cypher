// Links memories of like meaning; a link to a memory that is gone is left out.
//   $bankId  STRING
//   $links   LIST<{sourceId: STRING, targetId: STRING, weight: FLOAT}>  weight: the cosine, 0.7–1
CYPHER 25
UNWIND $links AS row
MATCH (source:Memory {bankId: $bankId, id: row.sourceId})
MATCH (target:Memory {bankId: $bankId, id: row.targetId})
CREATE (source)-[:SIMILAR_TO {weight: row.weight}]->(target)
