import { Neo4jError } from 'neo4j-driver';
import type { z } from 'zod';
import { MemoryError } from '../domain/errors.ts';
import type { Database } from './database.ts';
import {
  awaitIndexes,
  CONSTRAINTS_AND_RANGE_INDEXES,
  createAliasIndex,
  createBlockIndex,
  createCjkIndex,
  createExactIndex,
  createTagIndex,
  createTextIndex,
  createVectorIndex,
  type Quantization,
  readServerVersion,
  readVectorIndex,
} from './schema-statements.ts';
import type { Statement } from './statement.ts';

export interface SchemaSettings {
  /** Floats an embedding; fixed once the index is there. */
  readonly dimensions: number;
  readonly quantization: Quantization;
  /** Neighbours that a vector keeps in the index's graph. */
  readonly hnswNeighbours: number;
  /** Neighbours tried when a vector is put into the index. */
  readonly hnswConstruction: number;
  /** Lucene analyzers by the server's names. */
  readonly textAnalyzer: string;
  readonly cjkAnalyzer: string;
}

/** What the index is made with unless configured; neighbours and construction are Neo4j's own defaults. */
export const DEFAULT_SCHEMA: Omit<SchemaSettings, 'dimensions'> = {
  quantization: 'NONE',
  hnswNeighbours: 16,
  hnswConstruction: 100,
  textAnalyzer: 'english',
  cjkAnalyzer: 'cjk',
};

/** First server whose SEARCH filters inside the vector index. */
const OLDEST_SERVER = { year: 2026, month: 1 };

/** Population of the indexes of an existing graph may take this long before a start gives up. */
const AWAIT_SECONDS = 600;

/**
 * Brings the database to the schema in `cypher/schema`: serially, and safely while other instances do the same.
 * Throws CONFLICT when the server is too old or its vector index has another size than `settings.dimensions`.
 */
export async function migrate(database: Database, settings: SchemaSettings): Promise<void> {
  await refuseOldServer(database);
  for (const statement of CONSTRAINTS_AND_RANGE_INDEXES) await apply(database, statement, {});
  await apply(database, createVectorIndex, {
    dimensions: settings.dimensions,
    quantization: settings.quantization,
    m: settings.hnswNeighbours,
    construction: settings.hnswConstruction,
  });
  await apply(database, createTextIndex, { analyzer: settings.textAnalyzer });
  await apply(database, createExactIndex, {});
  await apply(database, createCjkIndex, { analyzer: settings.cjkAnalyzer });
  await apply(database, createAliasIndex, {});
  await apply(database, createTagIndex, {});
  await apply(database, createBlockIndex, {});
  await refuseOtherDimensions(database, settings.dimensions);
  await database.run(awaitIndexes, { seconds: AWAIT_SECONDS });
}

async function apply<P extends z.ZodType, R extends z.ZodType>(
  database: Database,
  statement: Statement<P, R>,
  params: z.input<P>,
): Promise<void> {
  try {
    await database.run(statement, params);
  } catch (error) {
    // Another instance made the same thing between our look and our write: what we wanted is there.
    if (
      error instanceof Neo4jError &&
      error.code === 'Neo.ClientError.Schema.EquivalentSchemaRuleAlreadyExists'
    )
      return;
    throw error;
  }
}

async function refuseOldServer(database: Database): Promise<void> {
  const components = await database.run(readServerVersion, {});
  const kernel = components.find((component) => component.name.startsWith('Neo4j'));
  const cypher = components.find((component) => component.name === 'Cypher');
  const version = kernel?.versions[0] ?? 'unknown';
  if (isOldServer(version) || !cypher?.versions.includes('25')) {
    const name = kernel?.name ?? 'The server';
    throw new MemoryError(
      'CONFLICT',
      `${name} ${version} with Cypher ${cypher?.versions.join(', ') ?? 'unknown'} is too old: Neo4j 2026.01 or newer with Cypher 25 is needed. Point NEO4J_URI at such a server, or leave it unset to use the embedded one.`,
      { details: { server: name, version } },
    );
  }
}

/** True for a version below 2026.01, and for one that cannot be read: `5.26.1`, `2025.12.0`; false for `2026.01-aura`. */
export function isOldServer(version: string): boolean {
  const numbers = /^(\d+)\.(\d+)/.exec(version);
  if (numbers === null) return true;
  const year = Number(numbers[1]);
  return (
    year < OLDEST_SERVER.year || (year === OLDEST_SERVER.year && Number(numbers[2]) < OLDEST_SERVER.month)
  );
}

async function refuseOtherDimensions(database: Database, wanted: number): Promise<void> {
  const [index] = await database.run(readVectorIndex, {});
  if (index === undefined || index.dimensions === wanted) return;
  throw new MemoryError(
    'CONFLICT',
    `The vector index holds embeddings of ${index.dimensions} numbers, but the configured model makes ${wanted}. Configure the model that the data was written with, or use another database.`,
    { details: { indexDimensions: index.dimensions, modelDimensions: wanted } },
  );
}
