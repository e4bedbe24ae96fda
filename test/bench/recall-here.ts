import { recallSettingsOf } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import type { ReadStore } from '../../src/domain/ports/read-store.ts';
import { createCountTokens } from '../../src/models/count-tokens.ts';
import { createEmbedder } from '../../src/models/create-embedder.ts';
import { createReranker } from '../../src/models/create-reranker.ts';
import { maxSim } from '../../src/models/maxsim.ts';
import type { RecallSettings } from '../../src/recall/settings.ts';
import type { RecallPorts } from '../../src/recall/types.ts';
import { Database } from '../../src/store/database.ts';
import { createReadStore } from '../../src/store/read-store.ts';
import { createRecallStore } from '../../src/store/recall-store.ts';
import { DEFAULT_RECALL_STORE } from '../../src/store/recall-store-settings.ts';

/** The recall pipeline in the bench's own process, on the database that the API uses: its parts can be timed alone. */
export interface RecallHere {
  readonly ports: RecallPorts;
  readonly settings: RecallSettings;
  readonly reads: ReadStore;
  close(): Promise<void>;
}

/** Connects the pipeline as the API does. */
export async function openRecall(config: Config): Promise<RecallHere> {
  const embedding = await createEmbedder({ ...config.embedding, tokenVectors: true });
  const reranking = await createReranker(config.reranker);
  const countTokens = createCountTokens();
  const database = new Database(config.neo4j);
  return {
    ports: {
      store: createRecallStore(database, {
        ...DEFAULT_RECALL_STORE,
        cacheBytes: config.recall.cacheBytes,
        readsAhead: true,
      }),
      embedder: embedding.embedder,
      crossEncoder: reranking.reranker,
      maxSim,
      countTokens,
      clock: Date.now,
    },
    settings: recallSettingsOf(config),
    reads: createReadStore(database),
    async close() {
      await database.close();
      countTokens.close();
      await reranking.close();
      await embedding.close();
    },
  };
}
