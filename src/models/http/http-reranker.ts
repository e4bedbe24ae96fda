import { setMaxListeners } from 'node:events';
import { MemoryError } from '../../domain/errors.ts';
import type { CallOptions, Reranker } from '../../domain/ports/models.ts';
import { createLimit } from '../limit.ts';
import { givenUp, invalidOutput } from './failures.ts';
import type { ServerRole, ServerSettings } from './model-server.ts';
import { createPostJson } from './post-json.ts';
import { RERANK_FORMS, type RerankFormName } from './rerank-forms.ts';

/**
 * What a server's scores are. A batch does not tell: logits may happen to lie in [0, 1].
 * unit: calibrated, in [0, 1]; logit: any number, of which the sigmoid is taken; cosine: in [−1, 1], below 0 as 0.
 */
export type ScoreScale = 'unit' | 'logit' | 'cosine';

export interface HttpRerankerSettings extends ServerSettings {
  readonly form: RerankFormName;
  /** Name of the model, as the server knows it. */
  readonly model: string;
  readonly scores: ScoreScale;
  /** Most documents of a request, ≥ 1. */
  readonly batchSize: number;
}

const ROLE: ServerRole = { name: 'reranking server', settings: 'RERANKER' };
/** Rounding of half-precision models may step over the ends of a scale. */
const ROUNDING = 1e-3;
/** Pairs that may wait; a recall has at most some hundreds. */
const WAITING_PAIRS = 10_000;
/** A result is an index and a score; some servers send each document back, escaped to six bytes a character. */
const RESULT_BYTES = 512;
const BYTES_PER_CHARACTER = 6;
const ENVELOPE_BYTES = 65_536;

/**
 * A reranker over a server that is asked by HTTP: Text Embeddings Inference, or anything with Cohere's `/rerank`. Its
 * `score` throws MODEL_UNAVAILABLE, RATE_LIMITED, MODEL_OUTPUT_INVALID, and TIMEOUT when the signal aborts.
 */
export function createHttpReranker(settings: HttpRerankerSettings): Reranker {
  const scoreBatch = requester(settings);
  const limit = createLimit(settings.concurrency);
  let waiting = 0;

  async function judge(query: string, documents: readonly string[], signal: AbortSignal) {
    const batches = batchesOf(documents, settings.batchSize);
    const scores = await Promise.all(
      batches.map((batch) => limit(() => scoreBatch(query, batch, signal), signal)),
    );
    return scores.flat();
  }

  async function score(query: string, documents: readonly string[], { signal }: CallOptions = {}) {
    if (signal?.aborted) throw givenUp(ROLE, signal.reason);
    if (waiting >= WAITING_PAIRS) {
      throw new MemoryError('RATE_LIMITED', 'Too many memories wait to be reranked; try again in a moment.');
    }
    // When one batch fails, the others are not worth their cost.
    const stop = new AbortController();
    // Each batch listens: many are no leak.
    setMaxListeners(0, stop.signal);
    const onAbort = () => stop.abort();
    signal?.addEventListener('abort', onAbort);
    waiting += documents.length;
    try {
      return await judge(query, documents, stop.signal);
    } catch (error) {
      throw signal?.aborted ? givenUp(ROLE, signal.reason) : error;
    } finally {
      stop.abort();
      waiting -= documents.length;
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return {
    model: settings.model,
    calibration: settings.scores === 'logit' ? 'LOGIT' : 'UNIT',
    score,
  };
}

function batchesOf(documents: readonly string[], size: number): readonly (readonly string[])[] {
  const count = Math.ceil(documents.length / size);
  return Array.from({ length: count }, (_, i) => documents.slice(i * size, (i + 1) * size));
}

function requester(settings: HttpRerankerSettings) {
  const form = RERANK_FORMS[settings.form];
  const post = createPostJson(settings, { ...ROLE, path: form.path });
  const rawScores = settings.scores === 'logit';
  return async (query: string, documents: readonly string[], signal: AbortSignal) => {
    const characters = documents.reduce((sum, document) => sum + document.length, 0);
    const answer = await post({
      body: form.body({ query, documents }, { model: settings.model, rawScores }),
      maxBytes: ENVELOPE_BYTES + documents.length * RESULT_BYTES + characters * BYTES_PER_CHARACTER,
      signal,
    });
    const scores = form.scores(answer, documents.length);
    if (scores === null) {
      const wanted = `a number for each of ${documents.length} documents in the form of ${settings.form}`;
      throw invalidOutput(
        ROLE,
        `did not answer with ${wanted}. Correct RERANKER_PROVIDER or RERANKER_BASE_URL.`,
      );
    }
    return scores.map((raw) => onScale(raw, settings.scores));
  };
}

/** The score as its calibration promises it. Throws MODEL_OUTPUT_INVALID for one that the scale does not have. */
function onScale(raw: number, scale: ScoreScale): number {
  if (scale === 'logit') return raw;
  const least = scale === 'unit' ? 0 : -1;
  if (raw < least - ROUNDING || raw > 1 + ROUNDING) {
    throw invalidOutput(
      ROLE,
      `gave the score ${raw}, which is not on the scale that RERANKER_SCORES=${scale} names, ${least} to 1. Set RERANKER_SCORES to logit if its scores are logits, to cosine if they are cosines.`,
    );
  }
  return Math.min(1, Math.max(0, raw));
}
