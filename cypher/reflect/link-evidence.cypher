// Ties an opinion to the memories that it rests on, and to those of their entities that it names.
//   $bankId    STRING
//   $id        STRING
//   $at        DATETIME   now
//   $evidence  LIST<{memoryId: STRING, effect: STRING, strength: STRING}>
CYPHER 25
MATCH (opinion:Memory {bankId: $bankId, id: $id})
UNWIND $evidence AS row
MATCH (memory:Memory {bankId: $bankId, id: row.memoryId})
MERGE (opinion)-[link:DERIVED_FROM]->(memory)
  ON CREATE SET
    link.effect = row.effect,
    link.strength = row.strength,
    link.at = $at
WITH opinion, memory
MATCH (memory)-[:MENTIONS]->(entity:Entity)
WHERE toLower(opinion.text) CONTAINS toLower(entity.name)
MERGE (opinion)-[:MENTIONS]->(entity)
