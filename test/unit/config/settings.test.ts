import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadSettings } from '../../../src/config.ts';

function complaintOf(variables: Record<string, string>): string {
  try {
    loadSettings(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

describe('settings', () => {
  test('an empty environment gives the defaults of the design', () => {
    const settings = loadSettings({});
    expect(settings.http).toEqual({ host: '127.0.0.1', port: 4000, maxBodyBytes: 1_048_576 });
    expect(settings.home).toBe(resolve('.mneme'));
    expect(settings.neo4j).toBeNull();
    expect(settings.embedding).toMatchObject({
      model: 'Xenova/all-MiniLM-L6-v2',
      batchSize: 32,
    });
    expect(settings.recall).toMatchObject({
      budgets: { mode: 'fixed', fixed: { LOW: 100, MID: 300, HIGH: 1000 } },
      rrfK: 60,
      rerankMaxCandidates: 300,
      minCosine: 0.3,
      boostDivisors: { LOW: 1.5, MEDIUM: 2, HIGH: 4 },
    });
  });

  test('an empty or blank value counts as not set', () => {
    const settings = loadSettings({ PORT: '', NEO4J_URI: '  ', EMBEDDED_BOLT_PORT: '' });
    expect(settings.http.port).toBe(4000);
    expect(settings.neo4j).toBeNull();
    expect(settings.embedded.boltPort).toBeNull();
  });

  test('one message names every wrong variable, with its value and what is allowed', () => {
    const message = complaintOf({
      PORT: 'http',
      RECALL_SEEDS: '1.5',
      EMBEDDING_ALLOW_HUB: 'maybe',
      EMBEDDING_DTYPE: 'q4',
      NEO4J_URI: 'http://db',
    });
    expect(message).toContain('PORT must be a whole number from 0 to 65535 (it is "http")');
    expect(message).toContain('RECALL_SEEDS must be a whole number from 1 to 100 (it is "1.5")');
    expect(message).toContain('EMBEDDING_ALLOW_HUB must be true or false (it is "maybe")');
    expect(message).toContain('EMBEDDING_DTYPE must be one of fp32, q8 (it is "q4")');
    expect(message).toContain('NEO4J_URI must look like neo4j://host:7687');
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['RECALL_MIN_COSINE', '1.01'],
    ['RECALL_MIN_COSINE', 'NaN'],
    ['EMBEDDING_BATCH_SIZE', 'Infinity'],
    ['RETAIN_CHUNK_CHARS', '3000 chars'],
  ])('%s=%s is refused', (name, value) => {
    expect(complaintOf({ [name]: value })).toContain(name);
  });

  test.each([['neo4j://localhost:7687'], ['neo4j+s://abc.databases.neo4j.io'], ['bolt+ssc://10.0.0.1:7687']])(
    '%s names a server',
    (uri) => {
      const settings = loadSettings({
        NEO4J_URI: uri,
        NEO4J_PASSWORD: 'secret word',
        NEO4J_DATABASE: 'memories',
      });
      expect(settings.neo4j).toEqual({
        uri,
        user: 'neo4j',
        password: 'secret word',
        database: 'memories',
        maxConnections: 100,
      });
    },
  );

  test('words are read whatever their case, and flags in their usual spellings', () => {
    const settings = loadSettings({
      VECTOR_QUANTIZATION: 'binary',
      RECALL_BUDGET_FUNCTION: 'Adaptive',
      RERANKER_ALLOW_HUB: 'off',
      EMBEDDING_ALLOW_HUB: 'YES',
    });
    expect(settings.index).toMatchObject({ vectorQuantization: 'BINARY' });
    expect(settings.recall.budgets.mode).toBe('adaptive');
    expect(settings.embedding.allowHub).toBe(true);
    expect(settings.reranker.allowHub).toBe(false);
  });

  test('models lie in the cache, which is the home unless it is named', () => {
    expect(loadSettings({ MNEME_HOME: '/data/m' }).embedding.modelPath).toBe(
      resolve('/data/m/models/Xenova/all-MiniLM-L6-v2'),
    );
    const shared = loadSettings({
      MNEME_HOME: '/data/m',
      MNEME_CACHE: '/cache',
      RERANKER_MODEL_PATH: '/models/judge',
    });
    expect(shared.embedding.modelPath).toBe(resolve('/cache/models/Xenova/all-MiniLM-L6-v2'));
    expect(shared.reranker.modelPath).toBe(resolve('/models/judge'));
  });

  test('nothing in the settings can be changed', () => {
    const settings = loadSettings({});
    expect(Object.isFrozen(settings)).toBe(true);
    expect(Object.isFrozen(settings.recall.budgets.fixed)).toBe(true);
  });
});
