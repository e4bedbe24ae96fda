import type { Embedder } from '../../../src/domain/ports/models.ts';
import { timeEmbedding } from '../bare.ts';
import { describeIngestion, type IngestionFigures, ingestionFigures, noIngestion } from '../ingestion.ts';
import type { Conversation } from './conversation.ts';
import { forget, ingest } from './ingest.ts';

export interface IngestOptions {
  readonly bankOf: (conversation: Conversation) => string;
  readonly retains: number;
  readonly retainSize: number | null;
  readonly mode: 'VERBATIM' | 'RULES';
  /** Embeds the same texts alone, without the vectors of their tokens; null leaves that out. */
  readonly embedder: Embedder | null;
}

/** Compiles what a retain uses, in the API and in the database, before anything is timed. */
const WARM_UP_BANK = 'locomo-warm-up';
const WARM_UP_TURNS = 200;

/** Retains every conversation, and before each embeds its turns alone. */
export async function ingestAll(
  url: string,
  conversations: readonly Conversation[],
  { bankOf, retains, retainSize, mode, embedder }: IngestOptions,
): Promise<IngestionFigures> {
  await warmUp(url, conversations, { retains, mode, embedder });
  const totals = noIngestion();
  for (const conversation of conversations) {
    const texts = textsOf(conversation);
    if (embedder !== null) {
      totals.bareMs += await timeEmbedding(texts, embedder);
      totals.bareTexts += texts.length;
    }
    const { sessions } = conversation;
    const { memories, ms } = await ingest(url, bankOf(conversation), { sessions, retains, retainSize, mode });
    totals.memories += memories;
    totals.ms += ms;
    const alone = ingestionFigures({ ...noIngestion(), memories, ms });
    console.log(`conversation ${conversation.id}: ${describeIngestion(alone)}`);
  }
  return ingestionFigures(totals);
}

async function warmUp(
  url: string,
  conversations: readonly Conversation[],
  { retains, mode, embedder }: Pick<IngestOptions, 'retains' | 'mode' | 'embedder'>,
): Promise<void> {
  const [first] = conversations;
  if (first === undefined) return;
  let turns = 0;
  const sessions = first.sessions.filter((session) => {
    turns += session.turns.length;
    return turns <= WARM_UP_TURNS || turns === session.turns.length;
  });
  await ingest(url, WARM_UP_BANK, { sessions, retains, retainSize: null, mode });
  await forget(url, WARM_UP_BANK);
  if (embedder !== null) await timeEmbedding(textsOf({ ...first, sessions }), embedder);
}

function textsOf({ sessions }: Conversation): readonly string[] {
  return sessions.flatMap(({ turns }) => turns.map(({ content }) => content));
}
