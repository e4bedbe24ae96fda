import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { BudgetSettings } from './domain/budget.ts';
import { machineMemoryMb } from './embedded/memory.ts';
import { type Environment, environment } from './environment.ts';
import type { EmbeddingServerSettings } from './models/create-embedder.ts';
import type { RerankingServerSettings } from './models/create-reranker.ts';
import type { LlmSource } from './models/llm.ts';

/** Pairs of a batch: what two cores judge best, and what a server's batch of 300 candidates is cut into. */
const RERANKER_BATCH = { local: 32, server: 128 } as const;

/**
 * Recalls that work at once, a core. Each waits for the database most of its time, so one a core would leave the cores
 * idle; of many more, all would answer later.
 */
const RECALLS_PER_CORE = 4;

/** How to reach a Neo4j server. */
export interface Neo4jConnection {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  /** Null takes the user's home database. */
  readonly database: string | null;
  readonly maxConnections: number;
}

/** The settings as the environment states them; `neo4j` is null when Mneme is to start its own server. */
export type Settings = ReturnType<typeof group>;

/** The settings once a database is known: what the application is made from. */
export type Config = Readonly<Omit<Settings, 'neo4j'> & { neo4j: Neo4jConnection }>;

/** The environment holds values that cannot be used; the message names every one of them. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

function budgets(env: Environment): BudgetSettings {
  return {
    mode: env.RECALL_BUDGET_FUNCTION,
    fixed: {
      LOW: env.RECALL_BUDGET_FIXED_LOW,
      MID: env.RECALL_BUDGET_FIXED_MID,
      HIGH: env.RECALL_BUDGET_FIXED_HIGH,
    },
    adaptive: {
      LOW: env.RECALL_BUDGET_ADAPTIVE_LOW,
      MID: env.RECALL_BUDGET_ADAPTIVE_MID,
      HIGH: env.RECALL_BUDGET_ADAPTIVE_HIGH,
    },
    adaptiveMin: env.RECALL_BUDGET_ADAPTIVE_MIN,
    adaptiveMax: env.RECALL_BUDGET_ADAPTIVE_MAX,
  };
}

/** What recalls may remember, in MiB: a 32nd of the machine's memory, of which the own Neo4j takes a quarter. */
function usualCacheMb(totalMb: number): number {
  return Math.min(1024, Math.max(256, Math.round(totalMb / 32)));
}

function neo4jOf(env: Environment): Neo4jConnection | null {
  if (env.NEO4J_URI === undefined) return null;
  return {
    uri: env.NEO4J_URI,
    user: env.NEO4J_USER,
    password: env.NEO4J_PASSWORD,
    database: env.NEO4J_DATABASE ?? null,
    maxConnections: env.NEO4J_MAX_CONNECTIONS,
  };
}

/** How to reach the server of a kind of model; null where this process computes itself. */
function serverOf<Form extends string>(
  env: Environment,
  kind: 'EMBEDDING' | 'RERANKER',
  form: 'local' | Form,
) {
  const baseUrl = env[`${kind}_BASE_URL`];
  if (form === 'local' || baseUrl === undefined) return null;
  return {
    form,
    baseUrl,
    apiKey: env[`${kind}_API_KEY`] ?? null,
    timeoutMs: env[`${kind}_TIMEOUT_MS`],
    retries: env[`${kind}_RETRIES`],
    concurrency: env[`${kind}_CONCURRENCY`],
  };
}

function embeddingServer(env: Environment): EmbeddingServerSettings | null {
  const server = serverOf(env, 'EMBEDDING', env.EMBEDDING_PROVIDER);
  return server && { ...server, dimensions: env.EMBEDDING_DIMENSIONS ?? null };
}

function rerankingServer(env: Environment): RerankingServerSettings | null {
  const server = serverOf(env, 'RERANKER', env.RERANKER_PROVIDER);
  return server && { ...server, scores: env.RERANKER_SCORES };
}

/** Null when no language model is configured. */
function llmOf(env: Environment, home: string): LlmSource | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_RECORD: record } = env;
  const folder = resolve(env.LLM_RECORD_DIR ?? join(home, 'llm-recordings'));
  if (model === undefined) return null;
  if (record === 'replay') return { kind: 'REPLAY', model, folder };
  if (baseUrl === undefined) return null;
  const endpoint = {
    baseUrl,
    apiKey: env.LLM_API_KEY ?? null,
    model,
    timeoutMs: env.LLM_TIMEOUT_MS,
    maxConcurrency: env.LLM_MAX_CONCURRENCY,
    maxRetries: env.LLM_MAX_RETRIES,
    temperature: env.LLM_TEMPERATURE,
    maxOutputTokens: env.LLM_MAX_OUTPUT_TOKENS ?? null,
  };
  return record === 'record' ? { kind: 'RECORD', endpoint, folder } : { kind: 'ENDPOINT', endpoint };
}

/** Settings that are right alone and wrong together. */
function contradictions(env: Environment): readonly string[] {
  const { LLM_BASE_URL: url, LLM_MODEL: model, LLM_RECORD: record, RETAIN_DEFAULT_MODE: mode } = env;
  const hasEndpoint = url !== undefined || record === 'replay';
  const isConfigured = hasEndpoint && model !== undefined;
  return [
    hasEndpoint && model === undefined ? '  LLM_MODEL must name the language model' : null,
    !hasEndpoint && model !== undefined ? '  LLM_BASE_URL must say where the model of LLM_MODEL is' : null,
    record !== undefined && !hasEndpoint && model === undefined
      ? '  LLM_RECORD needs LLM_BASE_URL and LLM_MODEL'
      : null,
    mode === 'LLM' && !isConfigured ? '  RETAIN_DEFAULT_MODE=LLM needs LLM_BASE_URL and LLM_MODEL' : null,
  ].filter((line) => line !== null);
}

function group(env: Environment, searchPath: string) {
  const home = resolve(env.MNEME_HOME);
  const cache = resolve(env.MNEME_CACHE ?? env.MNEME_HOME);
  const llm = llmOf(env, home);
  const modelFolder = (model: string, path: string | undefined) =>
    resolve(path ?? join(cache, 'models', model));
  return {
    /** Absolute folder of the own Neo4j's data, logs and password. */
    home,
    /** Absolute folder of what set-up downloads. */
    cache,
    logLevel: env.LOG_LEVEL,
    http: { host: env.HOST, port: env.PORT, maxBodyBytes: env.MAX_BODY_BYTES },
    neo4j: neo4jOf(env),
    embedded: {
      /** Null: the default port, or a free one. */
      boltPort: env.EMBEDDED_BOLT_PORT ?? null,
      httpPort: env.EMBEDDED_HTTP_PORT ?? null,
      /** Null: derived from the machine's memory. */
      heapMb: env.EMBEDDED_HEAP_MB ?? null,
      pageCacheMb: env.EMBEDDED_PAGE_CACHE_MB ?? null,
      maxConnections: env.NEO4J_MAX_CONNECTIONS,
      javaHome: env.JAVA_HOME ?? null,
      /** The PATH, on which `java` is looked for. */
      searchPath,
    },
    embedding: {
      model: env.EMBEDDING_MODEL,
      sameAs: env.EMBEDDING_SAME_AS ?? null,
      /** Absolute folder in which the model is looked for first. */
      modelPath: modelFolder(env.EMBEDDING_MODEL, env.EMBEDDING_MODEL_PATH),
      dtype: env.EMBEDDING_DTYPE,
      batchSize: env.EMBEDDING_BATCH_SIZE,
      threads: env.EMBEDDING_THREADS ?? Math.max(1, Math.floor(availableParallelism() / 2)),
      allowHub: env.EMBEDDING_ALLOW_HUB,
      /** Null: this process embeds. */
      server: embeddingServer(env),
    },
    index: {
      vectorQuantization: env.VECTOR_QUANTIZATION,
      fulltextAnalyzer: env.FULLTEXT_ANALYZER,
    },
    reranker: {
      model: env.RERANKER_MODEL,
      modelPath: modelFolder(env.RERANKER_MODEL, env.RERANKER_MODEL_PATH),
      dtype: env.RERANKER_DTYPE,
      batchSize:
        env.RERANKER_BATCH_SIZE ?? RERANKER_BATCH[env.RERANKER_PROVIDER === 'local' ? 'local' : 'server'],
      threads: env.EMBEDDING_THREADS ?? Math.max(1, Math.floor(availableParallelism() / 2)),
      allowHub: env.RERANKER_ALLOW_HUB,
      /** Null: this process reranks. */
      server: rerankingServer(env),
    },
    llm,
    recall: {
      budgets: budgets(env),
      rrfK: env.RECALL_RRF_K,
      rerankMaxCandidates: env.RECALL_RERANK_MAX_CANDIDATES,
      cacheBytes: (env.RECALL_CACHE_MB ?? usualCacheMb(machineMemoryMb())) * 1024 * 1024,
      minCosine: env.RECALL_MIN_COSINE,
      minScore: env.RECALL_MIN_SCORE,
      seedCosine: env.RECALL_SEED_COSINE,
      seeds: env.RECALL_SEEDS,
      graphScoring: env.RECALL_GRAPH_SCORING,
      boostDivisors: {
        LOW: env.RECALL_BOOST_LOW,
        MEDIUM: env.RECALL_BOOST_MEDIUM,
        HIGH: env.RECALL_BOOST_HIGH,
      },
      recencyAlpha: env.RECALL_RECENCY_ALPHA,
      temporalAlpha: env.RECALL_TEMPORAL_ALPHA,
      proofAlpha: env.RECALL_PROOF_ALPHA,
      admission: {
        concurrent: env.RECALL_MAX_CONCURRENT ?? RECALLS_PER_CORE * availableParallelism(),
        waiting: env.RECALL_MAX_WAITING,
      },
    },
    reflect: {
      LOW: { steps: env.REFLECT_STEPS_LOW, tokens: env.REFLECT_TOKENS_LOW, ms: env.REFLECT_TIMEOUT_MS_LOW },
      MID: { steps: env.REFLECT_STEPS_MID, tokens: env.REFLECT_TOKENS_MID, ms: env.REFLECT_TIMEOUT_MS_MID },
      HIGH: {
        steps: env.REFLECT_STEPS_HIGH,
        tokens: env.REFLECT_TOKENS_HIGH,
        ms: env.REFLECT_TIMEOUT_MS_HIGH,
      },
    },
    retain: {
      defaultMode: env.RETAIN_DEFAULT_MODE ?? (llm === null ? 'RULES' : 'LLM'),
      chunkChars: env.RETAIN_CHUNK_CHARS,
    },
    consolidate: { afterRetain: env.CONSOLIDATE_AFTER_RETAIN },
    operations: {
      concurrency: env.OPERATIONS_CONCURRENCY ?? Math.max(1, Math.floor(availableParallelism() / 2)),
      leaseMs: env.OPERATIONS_LEASE_MS,
    },
    subscriptions: { most: env.SUBSCRIPTIONS_MAX },
    graphql: {
      maxDepth: env.GRAPHQL_MAX_DEPTH,
      maxCost: env.GRAPHQL_MAX_COST,
      maxAliases: env.GRAPHQL_MAX_ALIASES,
      maxDirectives: env.GRAPHQL_MAX_DIRECTIVES,
      maxTokens: env.GRAPHQL_MAX_TOKENS,
      maxQueryChars: env.GRAPHQL_MAX_QUERY_CHARS,
    },
  } as const;
}

function freezeDeep<T extends object>(value: T): T {
  for (const inner of Object.values(value))
    if (typeof inner === 'object' && inner !== null) freezeDeep(inner);
  return Object.freeze(value);
}

function complaint(name: string, message: string, value: string | undefined): string {
  // An @ in an address stands behind a password.
  const isSecret = /PASSWORD|API_KEY/.test(name) || value?.includes('@');
  const shown = value === undefined || isSecret ? '' : ` (it is "${value}")`;
  return `  ${name} ${message}${shown}`;
}

/**
 * The frozen settings of an environment.
 * Throws ConfigError naming every variable that cannot be used.
 */
export function loadSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(variables).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const parsed = environment.safeParse(Object.fromEntries(given));
  const lines = parsed.success
    ? contradictions(parsed.data)
    : parsed.error.issues.map(({ path: [name], message }) =>
        complaint(String(name), message, variables[String(name)]),
      );
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(
      `These settings in the environment cannot be used:\n${[...new Set(lines)].join('\n')}\nCorrect or unset them and start again; the README lists every setting.`,
    );
  }
  return freezeDeep(group(parsed.data, variables.PATH ?? variables.Path ?? ''));
}
