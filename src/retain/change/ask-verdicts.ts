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

/** Who judges pairs, and what he said: a pair that he has judged is not shown to him again. */
export interface Judge {
  readonly llm: Llm;
  /** By the pair and the words of the memory; filled by `askVerdicts`. */
  readonly judged: Map<string, Verdict>;
}

/**
 * What becomes of new facts and their neighbours in the bank, in the eyes of a language model. A call that fails decides
 * nothing: both facts stay.
 */
export async function askVerdicts(
  pairs: readonly Pair[],
  judge: Judge,
  signal: AbortSignal | null,
): Promise<Verdicts> {
  const { judged } = judge;
  const open = pairs.filter((pair) => !judged.has(keyOf(pair)));
  const batches = Array.from({ length: Math.ceil(open.length / PAIRS_PER_CALL) }, (_, index) =>
    open.slice(index * PAIRS_PER_CALL, (index + 1) * PAIRS_PER_CALL),
  );
  const usages = await Promise.all(batches.map((batch) => ask(batch, judge, signal)));
  const repeats = new Map<string, string>();
  for (const pair of pairs) {
    const { fresh, memoryId } = pair;
    if (judged.get(keyOf(pair)) === 'SAME' && !repeats.has(fresh.id)) repeats.set(fresh.id, memoryId);
  }
  return {
    repeats,
    supersessions: pairs.flatMap((pair) =>
      judged.get(keyOf(pair)) === 'REPLACED' && !repeats.has(pair.fresh.id) ? [supersession(pair)] : [],
    ),
    usage: usages.reduce(addUsage, NO_USAGE),
  };
}

/** Another text of the memory is another question. */
function keyOf({ fresh, memoryId, twin }: Pair): string {
  return JSON.stringify([fresh.id, memoryId, twin.mentionedAt, twin.text]);
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

/** Asks about pairs and writes down what is said of each; answers with what that cost. */
async function ask(
  pairs: readonly Pair[],
  { llm, judged }: Judge,
  signal: AbortSignal | null,
): Promise<LlmUsage> {
  const prompt = renderCompareFacts(pairs.map(comparedFacts));
  try {
    const request = { ...prompt, schema: COMPARE_FACTS_ANSWER };
    const { value, usage } = await llm.complete(request, signal === null ? {} : { signal });
    // What he says nothing of stays as it is.
    for (const pair of pairs) judged.set(keyOf(pair), 'BOTH');
    for (const { pair: index, verdict } of value.verdicts) {
      const pair = pairs[index];
      if (pair !== undefined) judged.set(keyOf(pair), verdict);
    }
    return usage;
  } catch (error) {
    // The facts are there already: a retain is not lost for want of an opinion about their neighbours.
    if (!(error instanceof LlmError) || signal?.aborted) throw error;
    return error.usage;
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
