import { randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import type { Embedder } from './domain/ports/models.ts';
import type { BankTransfer } from './domain/transfer.ts';
import { MemoryFeed } from './feed/memory-feed.ts';
import { OperationFeed } from './feed/operation-feed.ts';
import { Seats } from './feed/seats.ts';
import type { UseCases } from './graphql/context.ts';
import type { HealthCheck } from './http/health.ts';
import { startHttp } from './http/start-http.ts';
import { createCountTokens } from './models/count-tokens.ts';
import { createEmbedder, type OpenEmbedder } from './models/create-embedder.ts';
import { createReranker, type OpenReranker } from './models/create-reranker.ts';
import { createLlm } from './models/llm.ts';
import { maxSim } from './models/maxsim.ts';
import { createEvents, type Events } from './observe/events.ts';
import type { Logger } from './observe/logger.ts';
import { createMetrics } from './observe/metrics.ts';
import { cancelOperation, retryOperation } from './operations/control.ts';
import { OperationWorker } from './operations/worker.ts';
import { Admission } from './recall/admission.ts';
import { recall } from './recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS, type RecallSettings } from './recall/settings.ts';
import type { RecallPorts, RecallRequest, RecallResult } from './recall/types.ts';
import { warmUp } from './recall/warm-up.ts';
import { whyNot } from './recall/why-not.ts';
import { consolidateAfterRetain, NEVER_AFTER_RETAIN } from './reflect/consolidate/after-retain.ts';
import { acceptConsolidation, consolidateHandler } from './reflect/consolidate/in-background.ts';
import { DEFAULT_CONSOLIDATE } from './reflect/consolidate/settings.ts';
import { listenToReflection } from './reflect/listen.ts';
import { reflect } from './reflect/reflect.ts';
import { DEFAULT_REFLECT, type ReflectSettings } from './reflect/settings.ts';
import type { ReflectPorts, ReflectRecall, ReflectRecallResult } from './reflect/types.ts';
import { updateMemory } from './retain/change/update-memory.ts';
import { invalidateMemory, restoreMemory } from './retain/change/withdraw-memory.ts';
import { acceptRetain, retainHandler } from './retain/in-background.ts';
import { createEntityCuration } from './retain/resolve/curate-entities.ts';
import { DEFAULT_RETAIN, retain } from './retain/retain.ts';
import type { RetainPorts } from './retain/types.ts';
import { createChangeLog } from './store/change-log.ts';
import { createChangeStore } from './store/change-store.ts';
import { createConsolidateStore } from './store/consolidate-store.ts';
import { Database } from './store/database.ts';
import { requireEmbeddingModel } from './store/embedding-model.ts';
import { createEntityStore } from './store/entity-store.ts';
import { DEFAULT_SCHEMA, migrate } from './store/migrate.ts';
import { createOperationStore } from './store/operation-store.ts';
import { createOpinionStore } from './store/opinion-store.ts';
import { createReadStore } from './store/read-store.ts';
import { createRecallStore } from './store/recall-store.ts';
import { DEFAULT_RECALL_STORE } from './store/recall-store-settings.ts';
import { createReflectStore } from './store/reflect-store.ts';
import { createRetainStore } from './store/retain-store.ts';
import { readServerVersion } from './store/schema-statements.ts';
import { encodeTokenVectors } from './store/token-codec.ts';
import { createTransferStore } from './store/transfer-store.ts';
import { createAdminStore } from './store/write-store.ts';
import { parseTime } from './temporal/parse-time.ts';
import { exportBank } from './transfer/export-bank.ts';
import { importBank } from './transfer/import-bank.ts';

/** A Mneme whose database and models are ready. */
export interface App {
  readonly useCases: UseCases;
  /** Opens the HTTP door; answers with its base URL. */
  listen(): Promise<{ readonly url: string }>;
  /** Finishes what runs, then lets go of the models and the database. */
  close(): Promise<void>;
}

/** The models that recall and retain need, loaded. */
export interface Models {
  readonly embedding: OpenEmbedder;
  readonly reranking: OpenReranker;
}

/** Loads the models of the settings. Throws MODEL_UNAVAILABLE, saying what to do. */
export async function loadModels(settings: Pick<Config, 'embedding' | 'reranker'>): Promise<Models> {
  const embedding = await createEmbedder({ ...settings.embedding, tokenVectors: true });
  try {
    return { embedding, reranking: await createReranker(settings.reranker) };
  } catch (error) {
    await embedding.close();
    throw error;
  }
}

/**
 * Connects the pipelines to their adapters: the only place that constructs one.
 * Throws MODEL_UNAVAILABLE, STORE_UNAVAILABLE, or CONFLICT for a database that does not fit.
 * @param models loading already, since that takes seconds in which a database may start
 */
export async function createApp(
  config: Config,
  logger: Logger,
  models: Promise<Models> = loadModels(config),
): Promise<App> {
  const release: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of release.splice(0).reverse()) await each();
  };
  try {
    const { embedding, reranking } = await models;
    release.push(
      () => embedding.close(),
      () => reranking.close(),
    );
    return await connect({ config, logger, release, close, embedding, reranking });
  } catch (error) {
    await close();
    throw error;
  }
}

interface Parts extends Models {
  readonly config: Config;
  readonly logger: Logger;
  /** What has to be let go of, in the order it was taken. */
  readonly release: (() => Promise<void>)[];
  readonly close: () => Promise<void>;
}

async function connect({ config, logger, release, close, embedding, reranking }: Parts): Promise<App> {
  const database = new Database(config.neo4j);
  release.push(() => database.close());
  const metrics = createMetrics();
  const events = createEvents(logger, metrics);
  database.onStatement = events.statementDone;
  const { embedder } = embedding;
  const countTokens = createCountTokens();
  release.push(async () => countTokens.close());

  await migrate(database, schemaSettings(config, embedder.dimensions));
  await requireEmbeddingModel(database, config.embedding);
  const admin = createAdminStore(database);
  await tidyUp(admin, logger);

  const clock = Date.now;
  const llm = config.llm === null ? null : createLlm(config.llm);
  const recallPorts: RecallPorts = {
    store: createRecallStore(database, {
      ...DEFAULT_RECALL_STORE,
      cacheBytes: config.recall.cacheBytes,
      readsAhead: true,
    }),
    embedder,
    crossEncoder: reranking.reranker,
    maxSim,
    countTokens,
    clock,
    onDegraded: events.recallDegraded,
    onPhase: events.recallStageDone,
  };
  const retainPorts: RetainPorts = {
    store: createRetainStore(database),
    embedder,
    llm,
    countTokens,
    clock,
    newId: randomUUID,
  };
  const recallSettings = recallSettingsOf(config);
  const admission = new Admission(config.recall.admission, events.recallLoadChanged);
  if (reranking.failure !== null) {
    logger.warn({ err: reranking.failure }, 'recalls do without the reranker until it answers');
  }
  if (embedding.failure === null) await warmUp(recallPorts, recallSettings);
  else {
    logger.warn(
      { err: embedding.failure },
      'recalls do without meaning, and retains are refused, until the embedder answers',
    );
  }
  const changePorts = { ...retainPorts, changes: createChangeStore(database) };
  const retainSettings = { ...DEFAULT_RETAIN, ...config.retain };
  const admittedRecall: UseCases['recall'] = (request, signal) =>
    admission.run((timeoutMs) => recall({ ...request, timeoutMs }, recallPorts, recallSettings, signal), {
      signal,
      timeoutMs: request.timeoutMs,
    });
  const reads = createReadStore(database);
  const reflectPorts: ReflectPorts = {
    recall: async (asked, signal) => recalledFor(await admittedRecall(recallOf(asked), signal)),
    reads,
    store: createReflectStore(database),
    opinions: createOpinionStore(database),
    embedder,
    llm,
    countTokens,
    clock,
  };
  const reflectSettings = reflectSettingsOf(config);
  const operations = createOperationStore(database);
  const consolidatePorts = { store: createConsolidateStore(database), embedder, llm, countTokens, clock };
  const askToConsolidate: UseCases['consolidate'] = async (bankId) => {
    const accepted = await acceptConsolidation(bankId, {
      ...{ ...consolidatePorts, operations, newId: randomUUID },
    });
    worker.wake();
    return accepted;
  };
  const afterRetain = config.consolidate.afterRetain
    ? consolidateAfterRetain(askToConsolidate, events.queueFailed)
    : NEVER_AFTER_RETAIN;
  release.push(async () => afterRetain.close());
  const retainInBackground = retainHandler(retainPorts, retainSettings);
  const worker: OperationWorker = new OperationWorker(
    {
      store: operations,
      handlers: {
        RETAIN: async (operation, run) => {
          const outcome = await retainInBackground(operation, run);
          afterRetain.retained(operation.bankId);
          return outcome;
        },
        CONSOLIDATE: consolidateHandler(consolidatePorts, DEFAULT_CONSOLIDATE),
      },
      events,
    },
    config.operations,
  );
  release.push(() => worker.close());
  worker.start();
  const feeds = openFeeds(database, reads, config, events);
  release.push(async () => feeds.close());
  const useCases: UseCases = {
    recall: admittedRecall,
    whyNot: (request, memoryId, signal) =>
      admission.run(
        (timeoutMs) =>
          whyNot({ request: { ...request, timeoutMs }, memoryId }, recallPorts, recallSettings, signal),
        { signal, timeoutMs: request.timeoutMs },
      ),
    async retain(request) {
      const result = await retain(request, retainPorts, retainSettings);
      afterRetain.retained(request.bankId);
      return result;
    },
    consolidate: askToConsolidate,
    updateMemory: (update) => updateMemory(update, changePorts),
    invalidateMemory: (memory) => invalidateMemory(memory, changePorts),
    restoreMemory: (memory) => restoreMemory(memory, changePorts),
    reflect: (request, signal) => reflect(request, reflectPorts, reflectSettings, signal),
    listenToReflection: (request, signal) =>
      listenToReflection(request, reflectPorts, reflectSettings, signal),
    entities: createEntityCuration(createEntityStore(database), clock),
    reads,
    async acceptRetain(request) {
      const accepted = await acceptRetain(request, { ...retainPorts, operations }, retainSettings);
      worker.wake();
      return accepted;
    },
    async cancelOperation(id) {
      await cancelOperation(id, operations);
      worker.stopWork(id);
    },
    async retryOperation(id) {
      await retryOperation(id, operations);
      worker.wake();
    },
    listenToOperation: (id) => feeds.operations.listen(id),
    listenToMemories: (bankId) => feeds.memories.listen(bankId),
    admin,
    transfer: bankTransfer(database, embedder),
    parseTime,
    clock,
  };

  return {
    useCases,
    close,
    async listen() {
      const http = await startHttp({
        useCases,
        config: { ...config.http, limits: config.graphql },
        logger,
        events,
        metrics,
        health: [databaseCheck(database)],
      });
      release.push(() => http.close());
      return { url: http.url };
    },
  };
}

function openFeeds(database: Database, reads: UseCases['reads'], config: Config, events: Events) {
  const seats = new Seats(config.subscriptions.most, events.subscriptionsChanged);
  const onFailure = events.feedFailed;
  const operations = new OperationFeed({ reads, seats, onFailure });
  const memories = new MemoryFeed({ reads, seats, onFailure, log: createChangeLog(database) });
  const close = () => {
    operations.close();
    memories.close();
  };
  return { operations, memories, close };
}

function bankTransfer(database: Database, embedder: Embedder): BankTransfer {
  const store = createTransferStore(database);
  return {
    exportBank: (bankId) => exportBank(bankId, { store, embedder, clock: Date.now, newId: randomUUID }),
    importBank: (bankId, lines, at) =>
      importBank(bankId, lines, { store, embedder, encodeTokens: encodeTokenVectors, at }),
  };
}

function schemaSettings(config: Config, dimensions: number) {
  return {
    ...DEFAULT_SCHEMA,
    dimensions,
    quantization: config.index.vectorQuantization,
    textAnalyzer: config.index.fulltextAnalyzer,
  };
}

/** The constants of a recall as the settings have them. */
export function recallSettingsOf({ recall: given }: Config): RecallSettings {
  const defaults = DEFAULT_RECALL_SETTINGS;
  return {
    ...defaults,
    budgets: given.budgets,
    semantic: { ...defaults.semantic, minCosine: given.minCosine },
    graph: {
      ...defaults.graph,
      seeds: given.seeds,
      seedCosine: given.seedCosine,
      scoring: given.graphScoring,
    },
    fusion: { k: given.rrfK, divisors: given.boostDivisors },
    unknown: { ...defaults.unknown, relevance: given.minScore },
    rerankMaxCandidates: given.rerankMaxCandidates,
    boosts: {
      ...defaults.boosts,
      recencyAlpha: given.recencyAlpha,
      temporalAlpha: given.temporalAlpha,
      proofAlpha: given.proofAlpha,
    },
  };
}

/** The constants of a reflection as the settings have them. */
function reflectSettingsOf({ reflect: given }: Config): ReflectSettings {
  const { budgets, ...others } = DEFAULT_REFLECT;
  return {
    ...others,
    budgets: {
      LOW: { ...budgets.LOW, ...given.LOW },
      MID: { ...budgets.MID, ...given.MID },
      HIGH: { ...budgets.HIGH, ...given.HIGH },
    },
  };
}

/** The recall that a reflection asks for. */
export function recallOf(asked: ReflectRecall): RecallRequest {
  return {
    ...asked,
    includeChunks: false,
    maxChunkTokens: 0,
    strategies: null,
    boosts: [],
    reranker: 'AUTO',
    minScore: null,
    collapseDuplicates: true,
    timeoutMs: null,
    bookmarks: [],
    trace: false,
  };
}

/** What a reflection sees of a recall. */
export function recalledFor({ hits, window, reranker }: RecallResult): ReflectRecallResult {
  const seen = hits.map(({ memory, score, scores }) => ({
    memory,
    score,
    relevance: scores.relevance,
    cosine: scores.semantic,
  }));
  return { hits: seen, window, reranker };
}

function databaseCheck(database: Database): HealthCheck {
  return {
    name: 'database',
    async check(signal) {
      await database.run(readServerVersion, {}, { signal });
      return null;
    },
  };
}

/** Finishes what an earlier process left half done. */
async function tidyUp(admin: UseCases['admin'], logger: Logger): Promise<void> {
  const banks = await admin.resumeDeletions();
  const memories = await admin.sweepAbandonedRetains();
  if (banks + memories > 0) logger.info({ banks, memories }, 'finished what an earlier process left behind');
}
