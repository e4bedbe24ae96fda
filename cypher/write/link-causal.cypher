// Links causes and effects as they were given. The four kinds are written out: no input ever names a relationship type.
//   $bankId  STRING
//   $links   LIST<{sourceId: STRING, targetId: STRING, weight: FLOAT, kind: STRING}>  weight in (0, 1]
CYPHER 25
UNWIND $links AS row
MATCH (source:Memory {bankId: $bankId, id: row.sourceId})
MATCH (target:Memory {bankId: $bankId, id: row.targetId})
FOREACH (_ IN CASE row.kind WHEN 'CAUSES' THEN [1] ELSE [] END |
  CREATE (source)-[:CAUSES {weight: row.weight}]->(target)
)
FOREACH (_ IN CASE row.kind WHEN 'CAUSED_BY' THEN [1] ELSE [] END |
  CREATE (source)-[:CAUSED_BY {weight: row.weight}]->(target)
)
FOREACH (_ IN CASE row.kind WHEN 'ENABLES' THEN [1] ELSE [] END |
  CREATE (source)-[:ENABLES {weight: row.weight}]->(target)
)
FOREACH (_ IN CASE row.kind WHEN 'PREVENTS' THEN [1] ELSE [] END |
  CREATE (source)-[:PREVENTS {weight: row.weight}]->(target)
)
