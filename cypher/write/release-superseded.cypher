// Lets a memory, whose text is another one now, replace and be replaced no longer by what only its old claim spoke of.
// What a language model judged, and what has another claim, stays.
//   $bankId    STRING
//   $memoryId  STRING
//   $claimKey  STRING               of what it claimed
//   $kept      LIST<STRING>         memories that it still replaces, or is replaced by
//   releasedIds  LIST<STRING>       those that had been replaced: to be settled
CYPHER 25
MATCH (memory:Memory {bankId: $bankId, id: $memoryId})
CALL (memory) {
  OPTIONAL MATCH (memory)-[replacing:SUPERSEDES]-(other:Memory)
  WHERE other.claimKey = $claimKey AND NOT other.id IN $kept
  WITH collect(replacing) AS released, collect(endNode(replacing).id) AS releasedIds
  FOREACH (one IN released | DELETE one)
  RETURN releasedIds
}
RETURN releasedIds
