// What a recall touched: the memories of its hits, the entities that they share and the links among them.
// First: :param bankId => 'my-bank'; :param memoryIds => ['…', '…']   (hits { memory { id } } of the recall)
CYPHER 25
UNWIND $memoryIds AS memoryId
MATCH (m:Memory {bankId: $bankId, id: memoryId})
WITH collect(m) AS hits
UNWIND hits AS m
OPTIONAL MATCH mention = (m)-[:MENTIONS]->(:Entity)
OPTIONAL MATCH link = (m)-[:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]->(other:Memory)
WHERE other IN hits
RETURN m,
       mention,
       link
LIMIT 2000
