import type { Bank } from '../../domain/bank.ts';
import { LlmError } from '../../domain/llm-error.ts';
import type {
  ObservationWords,
  ObservationWrite,
  StandingFact,
  StandingObservation,
} from '../../domain/ports/consolidate-store.ts';
import type { Llm, LlmUsage } from '../../domain/ports/models.ts';
import {
  type ObservationAnswer,
  renderWriteObservations,
  WRITE_OBSERVATIONS_ANSWER,
} from '../../prompts/write-observations.ts';
import { firstMentioned, type Surroundings } from './cluster.ts';
import { LEAST_EVIDENCE, observationId, stands } from './observe-identical.ts';
import { summariseEvidence } from './summarise-evidence.ts';
import type { ConsolidatePorts } from './types.ts';

/** Facts of one set of tags that a language model sees together. */
export interface RelatedFacts {
  readonly facts: readonly StandingFact[];
  readonly observations: readonly StandingObservation[];
}

export interface RelatedLimits {
  readonly relatedCosine: number;
  readonly identicalCosine: number;
  /** Facts at most. */
  readonly shown: number;
}

/**
 * What to show around a marked fact, in the order of mention: facts of the very same tags that share an entity with it,
 * or are as good as equal in meaning, nearest first, each with the other facts of its observation. An observation of
 * which not all facts have room is left out with them, so that no answer breaks what it has not seen.
 */
export function relatedFacts(
  fact: StandingFact,
  { near, facts, observations }: Surroundings,
  limits: RelatedLimits,
): RelatedFacts {
  const shown = new Map<string, StandingFact>();
  const shownObservations: StandingObservation[] = [];
  const show = (one: StandingFact): void => {
    if (shown.has(one.id) || one.tagKey !== fact.tagKey) return;
    const observation = one.observationId === null ? undefined : observations.get(one.observationId);
    const group = observation?.evidenceIds.flatMap((id) => facts.get(id) ?? []) ?? [one];
    if (shown.size + group.length > limits.shown) return;
    for (const member of group) shown.set(member.id, member);
    if (observation !== undefined) shownObservations.push(observation);
  };
  show(fact);
  for (const { memoryId, cosine } of near.get(fact.id) ?? []) {
    const other = facts.get(memoryId);
    if (other === undefined || cosine < limits.relatedCosine) continue;
    const isRelated =
      cosine >= limits.identicalCosine || other.entityIds.some((id) => fact.entityIds.includes(id));
    if (isRelated) show(other);
  }
  return { facts: [...shown.values()].sort(firstMentioned), observations: shownObservations };
}

/** What a language model makes of related facts. */
export interface Observed {
  readonly writes: readonly ObservationWrite[];
  readonly usage: LlmUsage;
  /** Why its answer could not be used, and nothing is written; null when it could. */
  readonly problem: string | null;
}

/**
 * The observations that a language model writes from related facts: all of its answer, or nothing of it when a part
 * cannot be used. Throws LlmError when there was no answer for a reason that is not the answer's.
 */
export async function observeRelated(
  bank: Bank,
  related: RelatedFacts,
  { llm, embedder, countTokens }: Omit<ConsolidatePorts, 'llm'> & { readonly llm: Llm },
  signal: AbortSignal,
): Promise<Observed> {
  const marks = new Map(related.facts.map((fact, index) => [`f${index + 1}`, fact]));
  const held = new Map(related.observations.map((observation, index) => [`o${index + 1}`, observation]));
  try {
    const { value, usage } = await llm.complete(
      {
        ...renderWriteObservations({
          mission: bank.mission,
          facts: [...marks].map(([mark, fact]) => ({ mark, date: dateOf(fact), text: fact.text })),
          observations: [...held].map(([mark, { text }]) => ({ mark, text })),
        }),
        schema: WRITE_OBSERVATIONS_ANSWER,
      },
      { signal },
    );
    const problem = problemOf(value.observations, marks, held);
    if (problem !== null) return { writes: [], usage, problem };
    const texts = value.observations.map(({ text }) => text.replace(/\s+/gu, ' ').trim());
    const embeddings = texts.length === 0 ? [] : await embedder.embed(texts, { signal, purpose: 'DOCUMENT' });
    const writes = value.observations.map((answer, index) =>
      writeOf(
        bank,
        answer,
        { marks, held },
        {
          text: texts[index] ?? '',
          tokens: countTokens(texts[index] ?? ''),
          embedding: embeddings[index]?.vector ?? null,
          tokenVectors: embeddings[index]?.tokens ?? null,
        },
      ),
    );
    return { writes: writes.filter((write) => !stands(write, standingOf(write, related))), usage, problem };
  } catch (error) {
    if (!(error instanceof LlmError) || error.code !== 'MODEL_OUTPUT_INVALID') throw error;
    return { writes: [], usage: error.usage, problem: error.message };
  }
}

/** The observation that a write would leave as it is, words and all. */
function standingOf(
  write: ObservationWrite,
  { observations }: RelatedFacts,
): StandingObservation | undefined {
  const standing = observations.find(({ id }) => id === write.id);
  const isSame =
    standing !== undefined &&
    standing.evidenceIds.length === write.evidence.length &&
    write.evidence.every(({ id }) => standing.evidenceIds.includes(id));
  return isSame ? standing : undefined;
}

type Marks = ReadonlyMap<string, StandingFact>;
type Held = ReadonlyMap<string, StandingObservation>;

/** What makes an answer unusable, in words; null for nothing. */
function problemOf(answers: readonly ObservationAnswer[], marks: Marks, held: Held): string | null {
  const cited = new Set<string>();
  const revised = new Set<string>();
  for (const { text, revises, facts } of answers) {
    if (text.trim() === '') return 'an observation without words';
    if (new Set(facts).size < LEAST_EVIDENCE) return 'an observation of fewer than two facts';
    if (revises !== null && !held.has(revises)) return `it revises "${revises}", which was not shown`;
    if (revises !== null && revised.has(revises)) return `two observations revise "${revises}"`;
    if (revises !== null) revised.add(revises);
    for (const mark of new Set(facts)) {
      if (!marks.has(mark)) return `it cites "${mark}", which was not shown`;
      if (cited.has(mark)) return `two observations cite "${mark}"`;
      cited.add(mark);
    }
  }
  return null;
}

function writeOf(
  bank: Bank,
  { revises, facts: cited }: ObservationAnswer,
  { marks, held }: { readonly marks: Marks; readonly held: Held },
  wording: ObservationWords,
): ObservationWrite {
  const facts = [...new Set(cited)].flatMap((mark) => marks.get(mark) ?? []).sort(firstMentioned);
  const { id: firstId = '', tags = [], tagKey = '' } = facts[0] ?? {};
  const standing = revises === null ? undefined : held.get(revises);
  const id = standing?.id ?? observationId(bank.id, tagKey, firstId);
  const others = facts.flatMap(({ observationId }) => observationId ?? []).filter((other) => other !== id);
  return {
    id,
    readAt: standing?.updatedAt ?? null,
    tags,
    tagKey,
    wording: standing?.text === wording.text ? null : wording,
    ...summariseEvidence(facts),
    absorbedIds: [...new Set(others)].sort(),
  };
}

function dateOf({ occurred }: StandingFact): string | null {
  return occurred === null ? null : new Date(occurred.start).toISOString().slice(0, 10);
}
