import { z } from 'zod';
import { DEFAULT_BUDGETS } from './domain/budget.ts';
import { DEFAULT_REFLECT } from './reflect/settings.ts';

const TRUE_WORDS = new Set(['true', '1', 'yes', 'on']);
const FALSE_WORDS = new Set(['false', '0', 'no', 'off']);

function whole(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

function decimal(least: number, most: number) {
  const error = `must be a number from ${least} to ${most}`;
  return z.coerce.number({ error }).min(least, { error }).max(most, { error });
}

function oneOf<const T extends readonly [string, ...string[]]>(words: T) {
  const byLowerCase = new Map(words.map((word) => [word.toLowerCase(), word]));
  return z.preprocess(
    (value) => (typeof value === 'string' ? (byLowerCase.get(value.toLowerCase()) ?? value) : value),
    z.enum(words, { error: `must be one of ${words.join(', ')}` }),
  );
}

const flag = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    const word = value.toLowerCase();
    return TRUE_WORDS.has(word) ? true : FALSE_WORDS.has(word) ? false : value;
  },
  z.boolean({ error: 'must be true or false' }),
);

const port = whole(1, 65_535);
const text = z.string();
const neo4jUri = z.string().regex(/^(neo4j|bolt)(\+s|\+ssc)?:\/\/\S+$/, {
  error: 'must look like neo4j://host:7687, bolt://host:7687, or neo4j+s://… for TLS',
});

const httpAddress = z
  .string()
  .refine((value) => /^https?:\/\/[^\s@?#]+$/i.test(value) && URL.canParse(value), {
    error: 'must look like https://host/path, without user, ? and #',
  });
const apiKey = z.string().regex(/^[\x21-\x7e]+$/, { error: 'must consist of visible ASCII characters' });

const DEFAULT_EMBEDDING_MODEL = 'Xenova/all-MiniLM-L6-v2';
const DEFAULT_RERANKER_MODEL = 'cross-encoder/ms-marco-MiniLM-L-6-v2';
const DEFAULT_MODELS = new Set([DEFAULT_EMBEDDING_MODEL, DEFAULT_RERANKER_MODEL]);

const settings = z.object({
  PORT: whole(0, 65_535).default(4000).describe('Port of the API; 0 takes any free one.'),
  HOST: text
    .default('127.0.0.1')
    .describe(
      'Address the API listens on; 0.0.0.0 opens it to the network, which has no authentication of its own.',
    ),
  MAX_BODY_BYTES: whole(1024, 1_073_741_824).default(1_048_576).describe('Largest request body, in bytes.'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Least severity that is logged.'),
  MNEME_HOME: text.default('.mneme').describe("Folder of the own Neo4j's data, logs and password."),
  MNEME_CACHE: text
    .optional()
    .describe(
      'Folder of what set-up downloads (Neo4j, models); MNEME_HOME when not set. Several homes may share one.',
    ),

  NEO4J_URI: neo4jUri
    .optional()
    .describe(
      'Neo4j server to use, e.g. `neo4j://localhost:7687` or `neo4j+s://….databases.neo4j.io`. Not set: Mneme starts its own.',
    ),
  NEO4J_USER: text.default('neo4j').describe('User at that server.'),
  NEO4J_PASSWORD: text.default('').describe('Password at that server.'),
  NEO4J_DATABASE: text.optional().describe("Database at that server; the user's home database when not set."),
  NEO4J_MAX_CONNECTIONS: whole(1, 10_000).default(100).describe('Connections kept to one server.'),

  EMBEDDED_BOLT_PORT: port
    .optional()
    .describe('Bolt port of the own Neo4j; 7687 when not set, or a free one if that is taken.'),
  EMBEDDED_HTTP_PORT: port
    .optional()
    .describe('HTTP port of the own Neo4j; 7474 when not set, or a free one if that is taken.'),
  EMBEDDED_HEAP_MB: whole(256, 1_048_576)
    .optional()
    .describe('Java heap of the own Neo4j, in MiB; an eighth of the memory, 512–4096, when not set.'),
  EMBEDDED_PAGE_CACHE_MB: whole(64, 1_048_576)
    .optional()
    .describe('Page cache of the own Neo4j, in MiB; an eighth of the memory, 256–4096, when not set.'),
  JAVA_HOME: text
    .optional()
    .describe(
      'JDK 21 or newer for the own Neo4j; looked for in the usual places when it is not set or too old.',
    ),

  EMBEDDING_PROVIDER: oneOf(['local', 'tei', 'openai'])
    .default('local')
    .describe(
      'Who embeds: this process, a server of Text Embeddings Inference, or one with the `/embeddings` of OpenAI.',
    ),
  EMBEDDING_MODEL: text
    .default(DEFAULT_EMBEDDING_MODEL)
    .describe("Embedding model: by its name at the hub (feature extraction, ONNX), or by the server's name."),
  EMBEDDING_MODEL_PATH: text
    .optional()
    .describe("Folder of that model's files; `<MNEME_CACHE>/models/<EMBEDDING_MODEL>` when not set."),
  EMBEDDING_SAME_AS: text
    .optional()
    .describe(
      'Another name of that model, under which the database was filled; vectors of any other model are refused at start.',
    ),
  EMBEDDING_DTYPE: oneOf(['fp32', 'q8'])
    .default('q8')
    .describe(
      'Weights: q8 (8 bits: half the time, answers as good with late interaction) or fp32, which a model that comes without `model_quantized.onnx` needs.',
    ),
  EMBEDDING_BATCH_SIZE: whole(1, 1024).default(32).describe('Texts embedded at once.'),
  EMBEDDING_THREADS: whole(1, 1024)
    .optional()
    .describe(
      'Threads of one embedding; one for every two cores when not set, since the database needs the others.',
    ),
  EMBEDDING_ALLOW_HUB: flag
    .default(true)
    .describe('Whether a model that is not on disk may be downloaded from the hub.'),
  EMBEDDING_BASE_URL: httpAddress
    .optional()
    .describe(
      'Address of the embedding server, before `/embed` (tei) or `/embeddings` (openai), e.g. `http://localhost:11434/v1`.',
    ),
  EMBEDDING_API_KEY: apiKey.optional().describe('Bearer key for that server.'),
  EMBEDDING_DIMENSIONS: whole(1, 4096)
    .optional()
    .describe(
      'Numbers of its vectors; asked of the server at start when not set. With it, Mneme also starts while the server is down; `openai` shortens vectors to it.',
    ),
  EMBEDDING_TIMEOUT_MS: whole(1, 300_000)
    .default(30_000)
    .describe('Longest wait for its answer, retries included.'),
  EMBEDDING_RETRIES: whole(0, 10)
    .default(2)
    .describe('Further tries after 429, 5xx or a broken connection, with growing pauses.'),
  EMBEDDING_CONCURRENCY: whole(1, 256)
    .default(4)
    .describe('Requests to it at once; of several, one is kept for queries.'),

  VECTOR_QUANTIZATION: oneOf(['NONE', 'SCALAR', 'BINARY'])
    .default('NONE')
    .describe(
      'Quantisation of the vector index, chosen when the index is made. To change it, drop the index memory_embedding and start again.',
    ),
  FULLTEXT_ANALYZER: text
    .default('english')
    .describe(
      'Analyzer of the stemming full-text index (`CALL db.index.fulltext.listAvailableAnalyzers()`).',
    ),

  RERANKER_PROVIDER: oneOf(['local', 'tei', 'cohere'])
    .default('local')
    .describe(
      'Who reranks: this process, a server of Text Embeddings Inference, or one with the `/rerank` of Cohere (also Jina, SiliconFlow, ZeroEntropy, Alibaba, vLLM).',
    ),
  RERANKER_MODEL: text
    .default(DEFAULT_RERANKER_MODEL)
    .describe(
      "Cross-encoder: by its name at the hub (sequence classification, ONNX), or by the server's name.",
    ),
  RERANKER_MODEL_PATH: text
    .optional()
    .describe("Folder of that model's files; `<MNEME_CACHE>/models/<RERANKER_MODEL>` when not set."),
  RERANKER_DTYPE: oneOf(['fp32', 'q8']).default('fp32').describe("The cross-encoder's weights: fp32 or q8."),
  RERANKER_ALLOW_HUB: flag
    .default(false)
    .describe('Whether a cross-encoder that is not on disk may be downloaded from the hub.'),
  RERANKER_BATCH_SIZE: whole(1, 1024)
    .optional()
    .describe('Memories judged at once; when not set, 32 in this process and 128 by a server.'),
  RERANKER_BASE_URL: httpAddress
    .optional()
    .describe(
      'Address of the reranking server, before or with its `/rerank`, e.g. `https://api.jina.ai/v1`.',
    ),
  RERANKER_API_KEY: apiKey.optional().describe('Bearer key for that server.'),
  RERANKER_SCORES: oneOf(['unit', 'logit', 'cosine'])
    .default('unit')
    .describe(
      'What its scores are: in [0, 1] already, logits (asked of `tei` as raw scores; their sigmoid is taken), or cosines (below 0 counts as 0).',
    ),
  RERANKER_TIMEOUT_MS: whole(1, 300_000)
    .default(10_000)
    .describe('Longest wait for its answer, retries included.'),
  RERANKER_RETRIES: whole(0, 10)
    .default(2)
    .describe('Further tries after 429, 5xx or a broken connection, with growing pauses.'),
  RERANKER_CONCURRENCY: whole(1, 256).default(4).describe('Requests to it at once.'),

  LLM_BASE_URL: httpAddress
    .optional()
    .describe(
      'OpenAI-compatible endpoint of a language model, e.g. `http://localhost:11434/v1`. Not set: facts are extracted by rules.',
    ),
  LLM_API_KEY: apiKey.optional().describe('Key for that endpoint, where it asks for one.'),
  LLM_MODEL: text.optional().describe('Name of the model at that endpoint, e.g. `qwen3:8b`.'),
  LLM_TIMEOUT_MS: whole(100, 300_000).default(120_000).describe('Longest wait for one answer, in ms.'),
  LLM_MAX_CONCURRENCY: whole(1, 1000)
    .default(4)
    .describe('Answers waited for at once, over all requests of the process.'),
  LLM_MAX_RETRIES: whole(0, 20)
    .default(3)
    .describe(
      'Repetitions of a request after a rate limit, a time-out or a failure; a `Retry-After` up to a minute is waited for.',
    ),
  LLM_TEMPERATURE: decimal(0, 2).default(0).describe('Temperature, for models that take one.'),
  LLM_MAX_OUTPUT_TOKENS: whole(64, 1_000_000)
    .optional()
    .describe("Longest answer, in tokens; the endpoint's own limit when not set."),
  LLM_RECORD: oneOf(['record', 'replay'])
    .optional()
    .describe(
      '`record` keeps each answer as a file; `replay` answers from those files alone, without a network.',
    ),
  LLM_RECORD_DIR: text
    .optional()
    .describe(
      'Folder of those files; `<MNEME_HOME>/llm-recordings` when not set. They hold texts, never keys.',
    ),

  REFLECT_STEPS_LOW: whole(2, 200)
    .default(DEFAULT_REFLECT.budgets.LOW.steps)
    .describe('Uses of tools that a reflection may take at LOW; the two first searches count.'),
  REFLECT_STEPS_MID: whole(2, 200)
    .default(DEFAULT_REFLECT.budgets.MID.steps)
    .describe('Uses of tools that a reflection may take at MID; the two first searches count.'),
  REFLECT_STEPS_HIGH: whole(2, 200)
    .default(DEFAULT_REFLECT.budgets.HIGH.steps)
    .describe('Uses of tools that a reflection may take at HIGH; the two first searches count.'),
  REFLECT_TOKENS_LOW: whole(1000, 10_000_000)
    .default(DEFAULT_REFLECT.budgets.LOW.tokens)
    .describe('Tokens of the language model that it may use at LOW.'),
  REFLECT_TOKENS_MID: whole(1000, 10_000_000)
    .default(DEFAULT_REFLECT.budgets.MID.tokens)
    .describe('Tokens of the language model that it may use at MID.'),
  REFLECT_TOKENS_HIGH: whole(1000, 10_000_000)
    .default(DEFAULT_REFLECT.budgets.HIGH.tokens)
    .describe('Tokens of the language model that it may use at HIGH.'),
  REFLECT_TIMEOUT_MS_LOW: whole(1000, 3_600_000)
    .default(DEFAULT_REFLECT.budgets.LOW.ms)
    .describe('Time that it may take at LOW, in ms.'),
  REFLECT_TIMEOUT_MS_MID: whole(1000, 3_600_000)
    .default(DEFAULT_REFLECT.budgets.MID.ms)
    .describe('Time that it may take at MID, in ms.'),
  REFLECT_TIMEOUT_MS_HIGH: whole(1000, 3_600_000)
    .default(DEFAULT_REFLECT.budgets.HIGH.ms)
    .describe('Time that it may take at HIGH, in ms.'),

  RECALL_BUDGET_FUNCTION: oneOf(['fixed', 'adaptive'])
    .default(DEFAULT_BUDGETS.mode)
    .describe('How many candidates an arm may bring: a fixed number a level, or a share of `maxTokens`.'),
  RECALL_BUDGET_FIXED_LOW: whole(1, 10_000)
    .default(DEFAULT_BUDGETS.fixed.LOW)
    .describe('Candidates an arm at LOW, fixed.'),
  RECALL_BUDGET_FIXED_MID: whole(1, 10_000)
    .default(DEFAULT_BUDGETS.fixed.MID)
    .describe('Candidates an arm at MID, fixed.'),
  RECALL_BUDGET_FIXED_HIGH: whole(1, 10_000)
    .default(DEFAULT_BUDGETS.fixed.HIGH)
    .describe('Candidates an arm at HIGH, fixed.'),
  RECALL_BUDGET_ADAPTIVE_LOW: decimal(0, 10)
    .default(DEFAULT_BUDGETS.adaptive.LOW)
    .describe('Candidates an arm at LOW, adaptive, as a share of `maxTokens`.'),
  RECALL_BUDGET_ADAPTIVE_MID: decimal(0, 10)
    .default(DEFAULT_BUDGETS.adaptive.MID)
    .describe('The same at MID.'),
  RECALL_BUDGET_ADAPTIVE_HIGH: decimal(0, 10)
    .default(DEFAULT_BUDGETS.adaptive.HIGH)
    .describe('The same at HIGH.'),
  RECALL_BUDGET_ADAPTIVE_MIN: whole(1, 10_000)
    .default(DEFAULT_BUDGETS.adaptiveMin)
    .describe('Fewest candidates an arm, adaptive.'),
  RECALL_BUDGET_ADAPTIVE_MAX: whole(1, 10_000)
    .default(DEFAULT_BUDGETS.adaptiveMax)
    .describe('Most candidates an arm, adaptive.'),
  RECALL_RRF_K: whole(1, 10_000).default(60).describe('k of reciprocal rank fusion, `1 / (k + rank)`.'),
  RECALL_MIN_SCORE: decimal(0, 1)
    .default(0.002)
    .describe(
      'Least relevance by late interaction that something must have for an answer not to be empty, unless its cosine is 0.2 or more; 0 switches it off. A `minScore` of the caller counts instead.',
    ),
  RECALL_RERANK_MAX_CANDIDATES: whole(1, 10_000)
    .default(300)
    .describe('Most candidates that reach the reranker.'),
  RECALL_CACHE_MB: whole(1, 1_000_000)
    .optional()
    .describe(
      "Memory for what recalls have read of memories, in MiB, a 32nd of the machine's (256 to 1,024) when not set; 256 hold some 50,000 with the vectors of their tokens.",
    ),
  RECALL_MIN_COSINE: decimal(-1, 1).default(0.3).describe('Least cosine of a semantic hit.'),
  RECALL_SEED_COSINE: decimal(-1, 1).default(0.5).describe('Least cosine of a seed of the graph arm.'),
  RECALL_SEEDS: whole(1, 100).default(5).describe('Most semantic hits that seed the graph arm.'),
  RECALL_GRAPH_SCORING: oneOf(['ACTIVATION', 'LINKS'])
    .default('ACTIVATION')
    .describe(
      'Score of the graph arm: spreading activation, or the sum of entity, semantic and causal links.',
    ),
  RECALL_BOOST_LOW: decimal(1, 100)
    .default(1.5)
    .describe("Divisor of a memory's rank in an arm boosted LOW."),
  RECALL_BOOST_MEDIUM: decimal(1, 100).default(2).describe('The same at MEDIUM.'),
  RECALL_BOOST_HIGH: decimal(1, 100).default(4).describe('The same at HIGH.'),
  RECALL_RECENCY_ALPHA: decimal(0, 2)
    .default(0.2)
    .describe('Weight of recency in the score, `1 + α(signal − 0.5)`.'),
  RECALL_TEMPORAL_ALPHA: decimal(0, 2).default(0.2).describe('Weight of nearness to the asked window.'),
  RECALL_PROOF_ALPHA: decimal(0, 2).default(0.1).describe('Weight of the proof count of observations.'),
  RECALL_MAX_CONCURRENT: whole(1, 10_000)
    .optional()
    .describe('Recalls that work at once; four for every core when not set. The others wait their turn.'),
  RECALL_MAX_WAITING: whole(0, 100_000)
    .default(200)
    .describe(
      'Recalls that may wait; what comes beyond is refused at once as RATE_LIMITED, to be tried again.',
    ),

  RETAIN_DEFAULT_MODE: oneOf(['LLM', 'RULES', 'VERBATIM'])
    .optional()
    .describe(
      'Extraction of a retain that names none; LLM where a language model is configured, else RULES, when not set.',
    ),
  RETAIN_CHUNK_CHARS: whole(200, 100_000)
    .default(3000)
    .describe('Longest chunk of a document, in characters.'),

  CONSOLIDATE_AFTER_RETAIN: flag
    .default(false)
    .describe(
      'Whether observations are brought up to date in the background after each retain, as `consolidate` does. Off: it writes memories of its own, and asks the language model where there is one.',
    ),

  OPERATIONS_CONCURRENCY: whole(0, 100)
    .optional()
    .describe(
      'Operations in the background that this process works on at once; one for every two cores when not set. 0 leaves them to other processes.',
    ),
  OPERATIONS_LEASE_MS: whole(1000, 3_600_000)
    .default(30_000)
    .describe(
      'How long an operation stays with a process that went silent before another one takes it over, in ms.',
    ),

  SUBSCRIPTIONS_MAX: whole(0, 1_000_000)
    .default(1000)
    .describe('Subscriptions that this process serves at once; more are refused as RATE_LIMITED.'),

  GRAPHQL_MAX_DEPTH: whole(1, 100).default(10).describe('Deepest nesting of an operation.'),
  GRAPHQL_MAX_COST: whole(1, 100_000_000)
    .default(25_000)
    .describe('Most objects an operation may lead to; a recall, retain or whyNot counts as 500.'),
  GRAPHQL_MAX_ALIASES: whole(0, 100_000).default(100).describe('Most aliases in an operation.'),
  GRAPHQL_MAX_DIRECTIVES: whole(0, 100_000).default(50).describe('Most directives in an operation.'),
  GRAPHQL_MAX_TOKENS: whole(1, 1_000_000)
    .default(5000)
    .describe('Most lexical tokens in an operation; variables do not count.'),
  GRAPHQL_MAX_QUERY_CHARS: whole(1, 1_073_741_824)
    .default(100_000)
    .describe('Longest operation text, in characters; variables do not count.'),
});

/** What the settings of a kind of model lack or contradict: a setting's name, and the complaint about it. */
function complaints(env: z.output<typeof settings>, kind: 'EMBEDDING' | 'RERANKER') {
  const provider = env[`${kind}_PROVIDER`];
  const isAddressed = env[`${kind}_BASE_URL`] !== undefined;
  const found: [string, string][] = [];
  if (provider === 'local' && isAddressed)
    found.push([`${kind}_PROVIDER`, `must say which form the server of ${kind}_BASE_URL speaks`]);
  if (provider !== 'local' && !isAddressed)
    found.push([`${kind}_BASE_URL`, `must be set where ${kind}_PROVIDER is ${provider}`]);
  const needsName = provider === 'openai' || provider === 'cohere';
  if (needsName && DEFAULT_MODELS.has(env[`${kind}_MODEL`]))
    found.push([`${kind}_MODEL`, `must name a model of the server where ${kind}_PROVIDER is ${provider}`]);
  return found;
}

/** Every setting: its name in the environment, its default and what it means. An empty value counts as not set. */
export const environment = settings.superRefine((env, context) => {
  const found = [...complaints(env, 'EMBEDDING'), ...complaints(env, 'RERANKER')];
  for (const [name, message] of found) context.addIssue({ code: 'custom', path: [name], message });
});

/** The settings, read and checked, still under the names of the environment. */
export type Environment = z.output<typeof environment>;
