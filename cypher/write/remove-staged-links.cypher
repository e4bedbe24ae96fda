// Removes some of the links between the staged memories of a retain. Repeat until nothing is left.
//   $operationId  STRING
//   $limit        INTEGER  links
//   links         INTEGER  removed
CYPHER 25
MATCH (:Operation {id: $operationId})-[:STAGED]->(:Chunk)<-[:FROM]-(memory:Memory)
MATCH (memory)-[link:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]->(:Memory)
WITH link
LIMIT $limit
DELETE link
RETURN count(link) AS links
