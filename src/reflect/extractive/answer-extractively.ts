import type { Memory } from '../../domain/memory.ts';
import { recallWithin } from '../recall-within.ts';
import { reflectionOf, UNKNOWN_TEXT } from '../reflection.ts';
import type { ReflectRun } from '../run.ts';
import { asStep } from '../telling.ts';
import type { RecalledMemory, Reflection, ReflectRecallResult, Telling } from '../types.ts';
import { type CausalStep, causalChain } from './causal-chain.ts';
import { compose, type Line } from './compose.ts';
import { evidenceOf } from './evidence.ts';
import { intentOf } from './intent.ts';

/** What facts and what was drawn from them say; opinions are no evidence. */
const EVIDENCE_TYPES = ['WORLD', 'EXPERIENCE', 'OBSERVATION'] as const;
/** Best memories whose causes and predecessors are looked for. */
const LOOKED_AROUND = 3;

/**
 * The answer without a language model: the best sentences of what is remembered, in time where the question is about
 * time, followed by what caused them where it asks why, and by what held before where it asks for that.
 */
export async function* answerExtractively(run: ReflectRun): Telling<Reflection> {
  const { request, settings } = run;
  const found = yield* recallEvidence(run);
  const chosen = evidenceOf(found, settings.extractive);
  if (chosen.length === 0) {
    return reflectionOf(run, { text: UNKNOWN_TEXT, known: false, extractive: true });
  }
  const intent = intentOf(request.query, found.window);
  const lines = chosen.map(({ memory }): Line => ({ memory, lead: '', dated: intent.time }));
  const around: Line[] = [];
  if (intent.why) around.push(...(yield* explain(chosen, 'CAUSES', run)));
  else if (intent.effects) around.push(...(yield* explain(chosen, 'EFFECTS', run)));
  if (intent.past) around.push(...(yield* replaced(chosen, run)));
  const all = arranged(lines, around, { most: settings.extractive.maxCitations, inTime: intent.time });
  const about = { question: request.query, timezone: run.timezone };
  const limit = { maxTokens: request.maxTokens, countTokens: run.ports.countTokens };
  return reflectionOf(run, { ...compose(all, about, limit), known: true, extractive: true });
}

async function* recallEvidence(run: ReflectRun): Telling<ReflectRecallResult> {
  const { query } = run.request;
  return yield* asStep(run, { tool: 'recall', input: { query } }, async () => {
    const value = await recallWithin(run, { query, types: EVIDENCE_TYPES, window: null });
    const text = value.hits.map(({ memory }) => memory.text).join('\n');
    return { value, results: value.hits.length, text, error: null };
  });
}

/** Lines that lead from the chosen memories to their causes, or to what came of them. */
async function* explain(
  chosen: readonly RecalledMemory[],
  direction: 'CAUSES' | 'EFFECTS',
  run: ReflectRun,
): Telling<readonly Line[]> {
  const ids = chosen.slice(0, LOOKED_AROUND).map(({ memory }) => memory.id);
  return yield* asStep(run, { tool: 'follow_causes', input: { direction } }, async () => {
    const chain = await causalChain(ids, direction, run.settings.extractive.causalSteps, run);
    const memories = await load(
      chain.map(({ memoryId }) => memoryId),
      run,
    );
    const value = chain.flatMap((step): readonly Line[] => {
      const memory = memories.get(step.memoryId);
      return memory === undefined ? [] : [{ memory, lead: leadOf(step, direction), dated: false }];
    });
    const text = value.map(({ memory }) => memory.text).join('\n');
    return { value, results: value.length, text, error: null };
  });
}

function leadOf({ brings }: CausalStep, direction: 'CAUSES' | 'EFFECTS'): string {
  if (direction === 'CAUSES') return brings ? 'Because' : 'Prevented because';
  return brings ? 'Therefore' : 'This prevented';
}

/** Lines of what the chosen memories took the place of, newest first. */
async function* replaced(chosen: readonly RecalledMemory[], run: ReflectRun): Telling<readonly Line[]> {
  const ids = chosen.slice(0, LOOKED_AROUND).map(({ memory }) => memory.id);
  return yield* asStep(run, { tool: 'look_back', input: {} }, async () => {
    const look = { kinds: ['SUPERSEDES'] as const, visible: run.visible, limit: LOOKED_AROUND };
    const { ports, request, budget } = run;
    const found = await ports.store.neighbours(request.bankId, ids, look, { signal: budget.signal });
    const older = found.filter(({ leadsAway }) => leadsAway).map(({ memoryId }) => memoryId);
    const memories = await load([...new Set(older)], run);
    const value = [...memories.values()]
      .sort((a, b) => b.mentionedAt - a.mentionedAt)
      .map((memory): Line => ({ memory, lead: 'Before that', dated: true }));
    const text = value.map(({ memory }) => memory.text).join('\n');
    return { value, results: value.length, text, error: null };
  });
}

/**
 * What is cited: all that explains as far as there is room beside the first line, then the best of the others. Who is in
 * both stands where the explanation puts him.
 */
function arranged(
  lines: readonly Line[],
  around: readonly Line[],
  { most, inTime }: { readonly most: number; readonly inTime: boolean },
): readonly Line[] {
  const explaining = unique(around).slice(0, most - 1);
  const explained = new Set(explaining.map(({ memory }) => memory.id));
  const others = lines.filter(({ memory }) => !explained.has(memory.id));
  const best = others.slice(0, Math.max(1, most - explaining.length));
  if (inTime) best.sort((a, b) => startOf(a.memory) - startOf(b.memory));
  return [...best, ...explaining];
}

function unique(lines: readonly Line[]): readonly Line[] {
  return [...new Map(lines.map((line) => [line.memory.id, line])).values()];
}

async function load(ids: readonly string[], run: ReflectRun): Promise<ReadonlyMap<string, Memory>> {
  const { ports, request, budget } = run;
  if (ids.length === 0) return new Map();
  return ports.reads.memories(request.bankId, ids, { signal: budget.signal });
}

/** Undated memories stand at the end. */
function startOf({ occurred }: Memory): number {
  return occurred?.start ?? Number.POSITIVE_INFINITY;
}
