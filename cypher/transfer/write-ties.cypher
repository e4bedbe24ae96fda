// Makes ties of a copy; one whose ends are not both there is left out. The types are written out: no input ever names one.
//   $bankId    STRING
//   $partOf    LIST<{from: STRING, to: STRING, properties: MAP}>  likewise $about, $sources, $mentions
//   $memories  LIST<{tie: STRING, from: STRING, to: STRING, properties: MAP}>
//   $versions  LIST<{of: STRING, properties: MAP}>
//   made       INTEGER  ties
CYPHER 25
CALL () {
  UNWIND $partOf AS row
  MATCH (source:Chunk {bankId: $bankId, id: row.from})
  MATCH (target:Document {bankId: $bankId, id: row.to})
  CREATE (source)-[tie:PART_OF]->(target)
  SET tie = row.properties
  RETURN count(*) AS partOf
}
CALL () {
  UNWIND $about AS row
  MATCH (source:EntityDecision {bankId: $bankId, id: row.from})
  MATCH (target:Entity {bankId: $bankId, id: row.to})
  CREATE (source)-[tie:ABOUT]->(target)
  SET tie = row.properties
  RETURN count(*) AS about
}
CALL () {
  UNWIND $sources AS row
  MATCH (source:Memory {bankId: $bankId, id: row.from})
  MATCH (target:Chunk {bankId: $bankId, id: row.to})
  CREATE (source)-[tie:FROM]->(target)
  SET tie = row.properties
  RETURN count(*) AS sources
}
CALL () {
  UNWIND $mentions AS row
  MATCH (source:Memory {bankId: $bankId, id: row.from})
  MATCH (target:Entity {bankId: $bankId, id: row.to})
  CREATE (source)-[tie:MENTIONS]->(target)
  SET tie = row.properties
  RETURN count(*) AS mentions
}
CALL () {
  UNWIND $memories AS row
  MATCH (source:Memory {bankId: $bankId, id: row.from})
  MATCH (target:Memory {bankId: $bankId, id: row.to})
  FOREACH (_ IN CASE row.tie WHEN 'NEAR_IN_TIME' THEN [1] ELSE [] END |
    CREATE (source)-[tie:NEAR_IN_TIME]->(target)
    SET tie = row.properties
  )
  FOREACH (_ IN CASE row.tie WHEN 'SIMILAR_TO' THEN [1] ELSE [] END |
    CREATE (source)-[tie:SIMILAR_TO]->(target)
    SET tie = row.properties
  )
  FOREACH (_ IN CASE row.tie WHEN 'CAUSES' THEN [1] ELSE [] END |
    CREATE (source)-[tie:CAUSES]->(target)
    SET tie = row.properties
  )
  FOREACH (_ IN CASE row.tie WHEN 'CAUSED_BY' THEN [1] ELSE [] END |
    CREATE (source)-[tie:CAUSED_BY]->(target)
    SET tie = row.properties
  )
  FOREACH (_ IN CASE row.tie WHEN 'ENABLES' THEN [1] ELSE [] END |
    CREATE (source)-[tie:ENABLES]->(target)
    SET tie = row.properties
  )
  FOREACH (_ IN CASE row.tie WHEN 'PREVENTS' THEN [1] ELSE [] END |
    CREATE (source)-[tie:PREVENTS]->(target)
    SET tie = row.properties
  )
  FOREACH (_ IN CASE row.tie WHEN 'SUPERSEDES' THEN [1] ELSE [] END |
    CREATE (source)-[tie:SUPERSEDES]->(target)
    SET tie = row.properties
  )
  FOREACH (_ IN CASE row.tie WHEN 'DERIVED_FROM' THEN [1] ELSE [] END |
    CREATE (source)-[tie:DERIVED_FROM]->(target)
    SET tie = row.properties
  )
  RETURN count(*) AS between
}
CALL () {
  UNWIND $versions AS row
  MATCH (memory:Memory {bankId: $bankId, id: row.of})
  CREATE (version:MemoryVersion)-[:VERSION_OF]->(memory)
  SET version = row.properties
  RETURN count(*) AS versions
}
RETURN partOf + about + sources + mentions + between AS made
