// A memory and its neighbourhood: its entities, the memories that it is linked with, and where it came from.
// First: :param bankId => 'my-bank'; :param memoryId => '…'
CYPHER 25
MATCH (m:Memory {bankId: $bankId, id: $memoryId})
OPTIONAL MATCH mention = (m)-[:MENTIONS]->(:Entity)
OPTIONAL MATCH source = (m)-[:FROM]->(:Chunk)-[:PART_OF]->(:Document)
CALL (m) {
  OPTIONAL MATCH link = (m)-[:NEAR_IN_TIME|SIMILAR_TO|CAUSES|CAUSED_BY|ENABLES|PREVENTS]-(:Memory)
  RETURN link
  LIMIT 100
}
RETURN m,
       mention,
       source,
       link
