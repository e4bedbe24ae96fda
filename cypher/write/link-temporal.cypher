// Links memories that lie near in time; a link to a memory that is gone is left out.
//   $bankId  STRING
//   $links   LIST<{sourceId: STRING, targetId: STRING, weight: FLOAT}>  weight: max(0.3, 1 − hours/24)
CYPHER 25
UNWIND $links AS row
MATCH (source:Memory {bankId: $bankId, id: row.sourceId})
MATCH (target:Memory {bankId: $bankId, id: row.targetId})
CREATE (source)-[:NEAR_IN_TIME {weight: row.weight}]->(target)
