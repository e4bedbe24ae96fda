import type { Memory } from '../../domain/memory.ts';
import type { Llm } from '../../domain/ports/models.ts';
import type { OpinionWrite } from '../../domain/ports/opinion-store.ts';
import { tagKeyOf } from '../../domain/tags.ts';
import { FORM_OPINIONS_ANSWER, type OpinionAnswer, renderFormOpinions } from '../../prompts/form-opinions.ts';
import { sayingOf } from '../../text/saying.ts';
import { type Ledger, openLedger } from '../agent/ledger.ts';
import type { ReflectRun } from '../run.ts';
import { stableId } from '../stable-id.ts';
import { asStep } from '../telling.ts';
import type { Telling } from '../types.ts';

/** Sets of tags for which opinions are formed in one reflection, those of most memories first: a call to the model each. */
const MOST_GROUPS = 3;
/** Held opinions shown to the model with a group. */
const HELD_TOKENS = 1000;

/** Memories of one set of tags. */
interface Group {
  readonly tags: readonly string[];
  readonly memories: readonly Memory[];
}

/**
 * The opinions that a reflection forms or moves, stored.
 *
 * They are formed one set of tags at a time, each from the memories of that very set, and carry it: the model that words
 * an opinion has seen nothing that somebody who may see the opinion may not see, under whichever match of tags.
 * @param evidence memories that the answer rests on; opinions among them are none
 */
export async function* formOpinions(
  evidence: readonly Memory[],
  run: ReflectRun & { readonly llm: Llm },
): Telling<readonly Memory[]> {
  const written: string[] = [];
  for (const group of groupsOf(evidence)) {
    const input = { tags: group.tags, memories: group.memories.length };
    const writes = yield* asStep(run, { tool: 'form_opinions', input }, async () => {
      const value = await formOf(group, run);
      return { value, results: value.length, text: value.map(({ text }) => text).join('\n'), error: null };
    });
    written.push(...(await run.ports.opinions.writeOpinions(run.bank, writes, run.ports.clock())));
  }
  const ids = [...new Set(written)];
  const memories = await run.ports.reads.memories(run.request.bankId, ids);
  return ids.flatMap((id) => memories.get(id) ?? []);
}

function groupsOf(evidence: readonly Memory[]): readonly Group[] {
  const groups = new Map<string, { readonly tags: readonly string[]; readonly memories: Memory[] }>();
  for (const memory of evidence) {
    if (memory.type === 'OPINION') continue;
    const group = groups.get(tagKeyOf(memory.tags)) ?? { tags: memory.tags, memories: [] };
    group.memories.push(memory);
    groups.set(tagKeyOf(memory.tags), group);
  }
  return [...groups.values()].sort((a, b) => b.memories.length - a.memories.length).slice(0, MOST_GROUPS);
}

async function formOf(
  group: Group,
  run: ReflectRun & { readonly llm: Llm },
): Promise<readonly OpinionWrite[]> {
  const { request, bank, budget, llm, timezone } = run;
  const held = await heldOpinions(group, run);
  const ledger = openLedger(run.visible, timezone);
  const prompt = renderFormOpinions({
    question: request.query,
    mission: bank.mission,
    disposition: bank.disposition,
    memories: ledger.show(group.memories),
    opinions: ledger.show(held),
  });
  const { value, usage } = await llm.complete(
    { ...prompt, schema: FORM_OPINIONS_ANSWER },
    { signal: budget.signal },
  );
  budget.spend(usage);
  const writes = value.opinions.map((answer) => writeOf(answer, ledger, group, run));
  return embedded(
    writes.filter((write) => write !== null),
    run,
  );
}

/** Opinions of the very tags of a group that are near the question. */
async function heldOpinions({ tags }: Group, run: ReflectRun): Promise<readonly Memory[]> {
  const { request, ports, budget, timezone } = run;
  const { hits } = await ports.recall(
    {
      bankId: request.bankId,
      query: request.query,
      types: ['OPINION'],
      tags,
      tagsMatch: 'EXACT',
      asOf: null,
      window: null,
      queryTimestamp: request.queryTimestamp,
      timezone,
      budget: request.budget,
      maxTokens: HELD_TOKENS,
    },
    budget.signal,
  );
  return hits.map(({ memory }) => memory);
}

type Unembedded = Omit<OpinionWrite, 'embedding' | 'tokenVectors'>;

/** What a model's answer becomes; null for what rests on none of the memories, or on nothing that supports it. */
function writeOf(
  { text, revises, evidence }: OpinionAnswer,
  ledger: Ledger,
  group: Group,
  { request, ports }: ReflectRun,
): Unembedded | null {
  const words = text.replace(/\s+/gu, ' ').trim();
  const own = new Set(group.memories.map(({ id }) => id));
  const rests = evidence.flatMap(({ memory: mark, effect, strength }) => {
    const memory = ledger.find(mark);
    return memory !== null && own.has(memory.id) ? [{ memoryId: memory.id, effect, strength }] : [];
  });
  const found = revises === null ? null : ledger.find(revises);
  const standing = found?.type === 'OPINION' ? found : null;
  if (words === '' || rests.length === 0) return null;
  if (standing === null && !rests.some(({ effect }) => effect === 'SUPPORTS')) return null;
  const id = standing?.id ?? opinionId(request.bankId, group.tags, words);
  const unique = [...new Map(rests.map((one) => [one.memoryId, one])).values()];
  return { id, text: words, tokens: ports.countTokens(words), tags: group.tags, evidence: unique };
}

/** The id of what says the same under the same tags: the same opinion formed again, even at the same moment, is that one. */
export function opinionId(bankId: string, tags: readonly string[], text: string): string {
  return stableId([bankId, tagKeyOf(tags), sayingOf(text)]);
}

async function embedded(
  writes: readonly Unembedded[],
  { ports, budget }: ReflectRun,
): Promise<readonly OpinionWrite[]> {
  if (writes.length === 0) return [];
  const texts = writes.map(({ text }) => text);
  const embeddings = await ports.embedder.embed(texts, { signal: budget.signal, purpose: 'DOCUMENT' });
  return writes.map((write, index) => ({
    ...write,
    embedding: embeddings[index]?.vector ?? null,
    tokenVectors: embeddings[index]?.tokens ?? null,
  }));
}
