import { availableParallelism } from 'node:os';
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
      admission: { concurrent: 4 * availableParallelism(), waiting: 200 },
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

  test('models compute in this process unless a provider is named', () => {
    const { embedding, reranker } = loadSettings({});
    expect([embedding.server, reranker.server]).toEqual([null, null]);
    expect(reranker.batchSize).toBe(32);
  });

  test('a provider is reached as its settings say, with defaults for its patience', () => {
    const { embedding, reranker } = loadSettings({
      EMBEDDING_PROVIDER: 'OpenAI',
      EMBEDDING_BASE_URL: 'http://localhost:11434/v1',
      EMBEDDING_MODEL: 'nomic-embed-text',
      EMBEDDING_DIMENSIONS: '768',
      RERANKER_PROVIDER: 'cohere',
      RERANKER_BASE_URL: 'https://api.jina.ai/v1',
      RERANKER_API_KEY: 'jina_secret',
      RERANKER_MODEL: 'jina-reranker-v3',
      RERANKER_SCORES: 'cosine',
      RERANKER_TIMEOUT_MS: '2500',
    });
    expect(embedding.model).toBe('nomic-embed-text');
    expect(embedding.server).toEqual({
      form: 'openai',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: null,
      dimensions: 768,
      timeoutMs: 30_000,
      retries: 2,
      concurrency: 4,
    });
    expect(reranker.batchSize).toBe(128);
    expect(reranker.server).toEqual({
      form: 'cohere',
      baseUrl: 'https://api.jina.ai/v1',
      apiKey: 'jina_secret',
      scores: 'cosine',
      timeoutMs: 2500,
      retries: 2,
      concurrency: 4,
    });
  });

  test.each([
    [{ EMBEDDING_PROVIDER: 'tei' }, 'EMBEDDING_BASE_URL must be set where EMBEDDING_PROVIDER is tei'],
    [{ RERANKER_PROVIDER: 'cohere' }, 'RERANKER_MODEL must name a model of the server'],
    [
      { EMBEDDING_PROVIDER: 'openai', EMBEDDING_BASE_URL: 'https://api.openai.com/v1' },
      'EMBEDDING_MODEL must name a model of the server where EMBEDDING_PROVIDER is openai',
    ],
    [
      { RERANKER_BASE_URL: 'http://localhost:8080' },
      'RERANKER_PROVIDER must say which form the server of RERANKER_BASE_URL speaks',
    ],
    [{ RERANKER_PROVIDER: 'jina' }, 'RERANKER_PROVIDER must be one of local, tei, cohere'],
    [{ EMBEDDING_BASE_URL: 'localhost:8080' }, 'EMBEDDING_BASE_URL must look like https://host/path'],
    [{ EMBEDDING_BASE_URL: 'https://host/v1?key=x' }, 'EMBEDDING_BASE_URL must look like https://host/path'],
  ])('%j is refused: %s', (variables, complaint) => {
    expect(complaintOf(variables)).toContain(complaint);
  });

  test('no complaint shows a key or a password', () => {
    const message = complaintOf({
      EMBEDDING_API_KEY: 'sk-top secret',
      RERANKER_BASE_URL: 'https://me:secret@host/v1',
      NEO4J_URI: 'http://neo4j:secret@db',
    });
    for (const name of ['EMBEDDING_API_KEY', 'RERANKER_BASE_URL', 'NEO4J_URI'])
      expect(message).toContain(`${name} must`);
    expect(message).not.toContain('secret');
  });

  describe('a language model', () => {
    const endpoint = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'qwen3:8b' };

    test('is configured by its address and name, and is then what extracts', () => {
      expect(loadSettings({})).toMatchObject({ llm: null, retain: { defaultMode: 'RULES' } });
      const { llm, retain } = loadSettings({ ...endpoint, LLM_API_KEY: 'sk-1', LLM_TEMPERATURE: '0.5' });
      expect(llm).toMatchObject({
        kind: 'ENDPOINT',
        endpoint: { baseUrl: endpoint.LLM_BASE_URL, model: 'qwen3:8b', apiKey: 'sk-1', temperature: 0.5 },
      });
      expect(retain.defaultMode).toBe('LLM');
      expect(loadSettings({ ...endpoint, RETAIN_DEFAULT_MODE: 'rules' }).retain.defaultMode).toBe('RULES');
    });

    test('is recorded into a folder, and replayed from it without an address', () => {
      expect(loadSettings({ ...endpoint, LLM_RECORD: 'record', MNEME_HOME: '/data/m' }).llm).toMatchObject({
        kind: 'RECORD',
        folder: resolve('/data/m/llm-recordings'),
      });
      expect(loadSettings({ LLM_MODEL: 'm', LLM_RECORD: 'replay', LLM_RECORD_DIR: '/r' })).toMatchObject({
        llm: { kind: 'REPLAY', model: 'm', folder: resolve('/r') },
        retain: { defaultMode: 'LLM' },
      });
    });

    test.each<[string, Record<string, string>, string]>([
      ['an address without a model', { LLM_BASE_URL: 'http://x/v1' }, 'LLM_MODEL'],
      ['a model without an address', { LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
      ['a recording of nothing', { LLM_RECORD: 'record' }, 'LLM_RECORD'],
      ['a replay of no model', { LLM_RECORD: 'replay' }, 'LLM_MODEL'],
      ['a default mode without a model', { RETAIN_DEFAULT_MODE: 'LLM' }, 'RETAIN_DEFAULT_MODE=LLM'],
      [
        'an address of another kind',
        { LLM_BASE_URL: 'localhost:11434', LLM_MODEL: 'm' },
        'LLM_BASE_URL must look like',
      ],
    ])('%s is refused', (_, variables, words) => {
      expect(complaintOf(variables)).toContain(words);
    });
  });

  test('nothing in the settings can be changed', () => {
    const settings = loadSettings({});
    expect(Object.isFrozen(settings)).toBe(true);
    expect(Object.isFrozen(settings.recall.budgets.fixed)).toBe(true);
  });
});
