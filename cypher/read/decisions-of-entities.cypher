// What was decided about each entity, last first; decisions of one moment by their ids.
//   $bankId  STRING
//   $ids     LIST<STRING>
//   $limit   INTEGER    decisions an entity
//   id         STRING     the entity's
//   decisions  LIST<MAP>  kind, verdict, score, evidence, reason?, name?, otherId?, memoryIds, decidedAt
CYPHER 25
UNWIND $ids AS id
MATCH (entity:Entity {bankId: $bankId, id: id})
CALL (entity) {
  MATCH (entity)<-[:ABOUT]-(decision:EntityDecision)
  WITH entity, decision
  ORDER BY decision.at DESC, decision.id
  LIMIT $limit
  OPTIONAL MATCH (decision)-[:ABOUT]->(other:Entity)
  WHERE other <> entity
  WITH decision, collect(other.id) AS otherIds
  ORDER BY decision.at DESC, decision.id
  RETURN collect({
    kind: decision.kind,
    verdict: decision.verdict,
    score: decision.score,
    evidence: decision.evidence,
    reason: decision.reason,
    name: decision.name,
    otherId: head(otherIds),
    memoryIds: coalesce(decision.memoryIds, []),
    decidedAt: decision.at.epochMillis
  }) AS decisions
}
RETURN id,
       decisions
