// Causes of a memory: the chains of causal links that lead to it, at most three links long. CAUSES, ENABLES and PREVENTS
// point from cause to effect, CAUSED_BY from effect to cause.
// First: :param bankId => 'my-bank'; :param memoryId => '…'
CYPHER 25
MATCH (m:Memory {bankId: $bankId, id: $memoryId})
MATCH chain = (m)((effect)-[link:CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(cause)
  WHERE (type(link) = 'CAUSED_BY') = (startNode(link) = effect)){1,3}(:Memory)
RETURN chain
ORDER BY length(chain)
LIMIT 100
