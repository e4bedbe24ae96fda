// The name of the model that the database's vectors are made with: the one that stands there, else the given one, which
// stands there from now on.
//   $model  STRING
//   model   STRING
CYPHER 25
MERGE (settings:Settings {id: 'mneme'})
  ON CREATE SET settings.embeddingModel = $model
RETURN settings.embeddingModel AS model
