// Waits until every index is online; fails when one does not get there in time.
//   $seconds  INTEGER  how long to wait
CYPHER 25
CALL db.awaitIndexes($seconds)
