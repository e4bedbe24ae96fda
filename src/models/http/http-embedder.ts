import { MemoryError } from '../../domain/errors.ts';
import type { Embedder, Embedding } from '../../domain/ports/models.ts';
import { embedThroughQueue } from '../embed-through-queue.ts';
import { EmbeddingQueue } from '../embedding-queue.ts';
import { normalize } from '../pool.ts';
import { EMBEDDING_FORMS, type EmbeddingFormName } from './embedding-forms.ts';
import { invalidOutput, isDown } from './failures.ts';
import type { ServerRole, ServerSettings } from './model-server.ts';
import { createPostJson } from './post-json.ts';

export interface HttpEmbedderSettings extends ServerSettings {
  readonly form: EmbeddingFormName;
  /** Name of the model, as the server knows it. */
  readonly model: string;
  /** Numbers of a vector; null asks the server by a probe. A server of the OpenAI form is told to make so many. */
  readonly dimensions: number | null;
  /** Most texts of a request, ≥ 1. */
  readonly batchSize: number;
}

export interface HttpEmbedder {
  readonly embedder: Embedder;
  /** Why the server does not answer for now; null when it does. */
  readonly failure: MemoryError | null;
}

const ROLE: ServerRole = { name: 'embedding server', settings: 'EMBEDDING' };
/** What Text Embeddings Inference computes at once by default (`--max-batch-tokens`); OpenAI takes 300,000. */
const BATCH_TOKENS = 16_384;
/** 200 waiting recalls must be served; five times as many are an overload. */
const WAITING_QUERIES = 1_000;
/** A retain is accepted while fewer texts wait. */
const WAITING_DOCUMENTS = 10_000;
/** The most that Neo4j's vector index takes. */
const MOST_DIMENSIONS = 4096;
/** A double in JSON has at most 25 characters; a comma, a line's end and its indent come with it. */
const BYTES_PER_NUMBER = 40;
/** What else an answer holds. */
const ENVELOPE_BYTES = 65_536;

/**
 * An embedder over a server that is asked by HTTP: Text Embeddings Inference or anything with OpenAI's `/embeddings`.
 * A server that is down is no failure where the dimensions are given; the embedder then works once it is up.
 * Throws as its `embed`, saying what to do, when the server is down and has to tell the dimensions, refuses the
 * request, or makes vectors of another size.
 */
export async function createHttpEmbedder(settings: HttpEmbedderSettings): Promise<HttpEmbedder> {
  const request = requester(settings);
  const { dimensions, failure } = await probe(settings, request);
  const queue = new EmbeddingQueue((texts, signal) => request(texts, { dimensions, signal }), {
    batchTexts: settings.batchSize,
    batchTokens: BATCH_TOKENS,
    paddedShare: null,
    batches: settings.concurrency,
    waitingTexts: { QUERY: WAITING_QUERIES, DOCUMENT: WAITING_DOCUMENTS },
  });
  return { embedder: { model: settings.model, dimensions, embed: embedThroughQueue(queue) }, failure };
}

/** One embedding a text, in order, of the wanted dimensions; null for a text whose vector points nowhere. */
type Request = (
  texts: readonly string[],
  how: { readonly dimensions: number | null; readonly signal: AbortSignal | null },
) => Promise<readonly (Embedding | null)[]>;

function requester(settings: HttpEmbedderSettings): Request {
  const form = EMBEDDING_FORMS[settings.form];
  const post = createPostJson(settings, { ...ROLE, path: form.path });
  return async (texts, { dimensions, signal }) => {
    const most = dimensions ?? MOST_DIMENSIONS;
    const answer = await post({
      body: form.body(texts, settings),
      maxBytes: ENVELOPE_BYTES + texts.length * most * BYTES_PER_NUMBER,
      signal,
    });
    const vectors = form.vectors(answer, texts.length);
    if (vectors === null) {
      const form = `${texts.length} vectors in the form of ${settings.form}`;
      throw invalidOutput(
        ROLE,
        `did not answer with ${form}. Correct EMBEDDING_PROVIDER or EMBEDDING_BASE_URL.`,
      );
    }
    return vectors.map((numbers) => embeddingOf(numbers, dimensions));
  };
}

function embeddingOf(numbers: unknown, dimensions: number | null): Embedding | null {
  if (!Array.isArray(numbers) || numbers.length === 0 || !numbers.every(Number.isFinite)) {
    throw invalidOutput(ROLE, 'answered with a vector that does not consist of finite numbers.');
  }
  if (dimensions !== null && numbers.length !== dimensions) {
    throw invalidOutput(
      ROLE,
      `answered with a vector of ${numbers.length} numbers instead of ${dimensions}. Correct EMBEDDING_MODEL or EMBEDDING_DIMENSIONS.`,
    );
  }
  const vector = normalize(Float32Array.from(numbers));
  return vector === null ? null : { vector };
}

function tooLarge(dimensions: number): MemoryError {
  return invalidOutput(
    ROLE,
    `makes vectors of ${dimensions} numbers, but Neo4j's index takes at most ${MOST_DIMENSIONS}. Set EMBEDDING_DIMENSIONS if the model can shorten them, or take another one.`,
  );
}

async function probe(
  { dimensions }: HttpEmbedderSettings,
  request: Request,
): Promise<{ readonly dimensions: number; readonly failure: MemoryError | null }> {
  try {
    const [made] = await request(['probe'], { dimensions, signal: null });
    if (!made) throw invalidOutput(ROLE, 'has no vector for the word "probe". Correct EMBEDDING_MODEL.');
    if (made.vector.length > MOST_DIMENSIONS) throw tooLarge(made.vector.length);
    return { dimensions: made.vector.length, failure: null };
  } catch (error) {
    if (!(error instanceof MemoryError) || !isDown(error)) throw error;
    if (dimensions !== null) return { dimensions, failure: error };
    throw new MemoryError(
      error.code,
      `${error.message} With EMBEDDING_DIMENSIONS set, Mneme starts without it and recalls by the other ways until it is back.`,
      { details: error.details, cause: error },
    );
  }
}
