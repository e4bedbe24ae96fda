// The server's name, version and the Cypher versions it speaks. In plain Cypher: a server that is too old must understand it.
//   name      STRING        e.g. `Neo4j Kernel`, `Cypher`
//   versions  LIST<STRING>  e.g. ['2026.08.1'], ['5', '25']
//   edition   STRING        `community` | `enterprise`, empty for Cypher
CALL dbms.components()
YIELD name, versions, edition
RETURN name, versions, edition
