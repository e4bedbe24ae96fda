/** The Neo4j that set-up fetches and `EmbeddedNeo4j` runs; scripts/setup/neo4j-pom.xml names the same (a test compares them). */
export const NEO4J_VERSION = '2026.08.1';
