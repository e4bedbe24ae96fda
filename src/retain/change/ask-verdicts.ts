import type { Instant } from '../../domain/instant.ts';
import { addUsage, LlmError, NO_USAGE } from '../../domain/llm-error.ts';
import type { Llm, LlmUsage } from '../../domain/ports/models.ts';
import type { NearTwin, Supersession } from '../../domain/ports/retain-store.ts';
import { COMPARE_FACTS_ANSWER, renderCompareFacts, type Verdict } from '../../prompts/compare-facts.ts';
import { nameKey } from '../../text/name-key.ts';
import type { EmbeddedText } from '../embed.ts';
import type { KeyedMemory } from '../repeat/keyed.ts';

/** Pairs that one call judges, and that one retain has judged: the nearest in meaning. A call takes about 2,000 tokens. */
const PAIRS_PER_CALL = 20;
const MOST_PAIRS = 60;

/** What a language model says of new facts and those that the bank holds. */
export interface Verdicts {
  /** The memory that says the same as a new fact, by the fact's id. */
  readonly repeats: ReadonlyMap<string, string>;
  readonly supersessions: readonly Supersession[];
  readonly usage: LlmUsage;
}

/** A new fact and a neighbour of it that may say the same. */
export interface Pair {
  readonly fresh: KeyedMemory;
  readonly memoryId: string;
  readonly twin: NearTwin;
  readonly cosine: number;
}

/**
 * What becomes of new facts and their neighbours in the bank, in the eyes of a language model. A call that fails decides
 * nothing: both facts stay.
 */
export async function askVerdicts(
  pairs: readonly Pair[],
  { llm, signal }: { readonly llm: Llm; readonly signal: AbortSignal | null },
): Promise<Verdicts> {
  const batches = Array.from({ length: Math.ceil(pairs.length / PAIRS_PER_CALL) }, (_, index) =>
    pairs.slice(index * PAIRS_PER_CALL, (index + 1) * PAIRS_PER_CALL),
  );
  const answers = await Promise.all(batches.map((batch) => judge(batch, llm, signal)));
  const judged = answers.flatMap(({ verdicts }) => verdicts);
  const repeats = new Map<string, string>();
  for (const { pair, verdict } of judged) {
    if (verdict === 'SAME' && !repeats.has(pair.fresh.id)) repeats.set(pair.fresh.id, pair.memoryId);
  }
  return {
    repeats,
    supersessions: judged.flatMap(({ pair, verdict }) =>
      verdict === 'REPLACED' && !repeats.has(pair.fresh.id) ? [supersession(pair)] : [],
    ),
    usage: answers.reduce((sum, { usage }) => addUsage(sum, usage), NO_USAGE),
  };
}

/** A new fact with each of its neighbours in the bank that shares a name and all tags with it. */
export function pairsOf(memory: KeyedMemory, { near }: EmbeddedText): readonly Pair[] {
  if (memory.repeat === null) return [];
  const names = new Set(memory.fact.entities.map(({ name }) => nameKey(name)));
  return near.flatMap(({ memoryId, cosine, twin }) =>
    twin !== null && twin.tagKey === memory.tagKey && twin.entityKeys.some((key) => names.has(key))
      ? [{ fresh: memory, memoryId, twin, cosine }]
      : [],
  );
}

/** The pairs that are judged: the nearest in meaning, of a bounded number. */
export function nearestPairs(pairs: readonly Pair[]): readonly Pair[] {
  return [...pairs].sort((a, b) => b.cosine - a.cosine).slice(0, MOST_PAIRS);
}

async function judge(
  pairs: readonly Pair[],
  llm: Llm,
  signal: AbortSignal | null,
): Promise<{
  readonly verdicts: readonly { readonly pair: Pair; readonly verdict: Verdict }[];
  readonly usage: LlmUsage;
}> {
  const prompt = renderCompareFacts(pairs.map(comparedFacts));
  try {
    const request = { ...prompt, schema: COMPARE_FACTS_ANSWER };
    const { value, usage } = await llm.complete(request, signal === null ? {} : { signal });
    const verdicts = value.verdicts.flatMap(({ pair: index, verdict }) => {
      const pair = pairs[index];
      return pair === undefined ? [] : [{ pair, verdict }];
    });
    return { verdicts, usage };
  } catch (error) {
    // The facts are there already: a retain is not lost for want of an opinion about their neighbours.
    if (!(error instanceof LlmError) || signal?.aborted) throw error;
    return { verdicts: [], usage: error.usage };
  }
}

function comparedFacts({ fresh, twin }: Pair) {
  const ours = { text: fresh.fact.text, at: fresh.mentionedAt };
  const theirs = { text: twin.text, at: twin.mentionedAt };
  const [earlier, later] = isLater(fresh.mentionedAt, twin.mentionedAt) ? [theirs, ours] : [ours, theirs];
  return {
    earlier: earlier.text,
    later: later.text,
    earlierDay: dayOf(earlier.at),
    laterDay: dayOf(later.at),
  };
}

function supersession({ fresh, memoryId, twin }: Pair): Supersession {
  return isLater(fresh.mentionedAt, twin.mentionedAt)
    ? { winnerId: fresh.id, loserId: memoryId }
    : { winnerId: memoryId, loserId: fresh.id };
}

/** Of two facts of one moment the new one is the later. */
function isLater(fresh: Instant, known: Instant): boolean {
  return fresh >= known;
}

function dayOf(at: Instant): string {
  return new Date(at).toISOString().slice(0, 10);
}
