// Makes nodes of a copy. The labels are written out: no input ever names one.
//   $nodes  LIST<{node: STRING, properties: MAP}>  with bankId and id among the properties
CYPHER 25
UNWIND $nodes AS row
FOREACH (_ IN CASE row.node WHEN 'Document' THEN [1] ELSE [] END |
  CREATE (node:Document)
  SET node = row.properties
)
FOREACH (_ IN CASE row.node WHEN 'Chunk' THEN [1] ELSE [] END |
  CREATE (node:Chunk)
  SET node = row.properties
)
FOREACH (_ IN CASE row.node WHEN 'Entity' THEN [1] ELSE [] END |
  CREATE (node:Entity)
  SET node = row.properties
)
FOREACH (_ IN CASE row.node WHEN 'EntityDecision' THEN [1] ELSE [] END |
  CREATE (node:EntityDecision)
  SET node = row.properties
)
FOREACH (_ IN CASE row.node WHEN 'Memory' THEN [1] ELSE [] END |
  CREATE (node:Memory)
  SET node = row.properties
)
