import type { CausalRelation } from '../../domain/link.ts';
import { addUsage, LlmError, NO_USAGE } from '../../domain/llm-error.ts';
import type { Llm, LlmUsage } from '../../domain/ports/models.ts';
import { EXTRACT_FACTS_ANSWER, renderExtractFacts, type ToldWords } from '../../prompts/extract-facts.ts';
import { calendarDay, type LocalTime } from '../../temporal/calendar.ts';
import { zoneOf } from '../../temporal/zone.ts';
import { headingPath } from '../../text/headed.ts';
import { type Passage, splitPassage, type ToldSpan } from '../passages.ts';
import { placeFacts } from './place-facts.ts';
import type { ExtractionTimes, PlacedFact, UnkeptFact } from './types.ts';

/** What a language model made of passages. */
export interface LlmExtraction {
  /** In the order of the text. `causes` count within this list. */
  readonly facts: readonly PlacedFact[];
  readonly ignored: readonly UnkeptFact[];
  readonly usage: LlmUsage;
}

export interface LlmExtractionOptions extends ExtractionTimes {
  readonly llm: Llm;
  readonly signal: AbortSignal;
}

/** A passage of fewer characters is not split: what a model cannot hold then is not the text. */
const LEAST_SPLIT_CHARS = 400;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * The facts of a document's passages, one call a passage, all at once: the model's port bounds how many run. A passage
 * whose answer is too long is split. Throws LlmError when one passage fails for good.
 */
export async function extractLlm(
  passages: readonly Passage[],
  options: LlmExtractionOptions,
): Promise<LlmExtraction> {
  return together(await Promise.all(passages.map((passage) => extractPassage(passage, options))));
}

async function extractPassage(passage: Passage, options: LlmExtractionOptions): Promise<LlmExtraction> {
  const { llm, signal } = options;
  const request = { ...renderExtractFacts(inputOf(passage, options)), schema: EXTRACT_FACTS_ANSWER };
  try {
    const { value, usage } = await llm.complete(request, { signal });
    return { ...placeFacts(value.facts, passage, options), usage };
  } catch (error) {
    const isTooLong = error instanceof LlmError && error.reason === 'LENGTH';
    if (!isTooLong || passage.text.length < LEAST_SPLIT_CHARS) throw error;
    const parts = await extractLlm(splitPassage(passage), options);
    return { ...parts, usage: addUsage(error.usage, parts.usage) };
  }
}

/** Extractions one after the other; their causes count on. */
function together(parts: readonly LlmExtraction[]): LlmExtraction {
  const facts: PlacedFact[] = [];
  for (const part of parts) {
    const before = facts.length;
    const moved = (cause: CausalRelation) => ({ ...cause, fact: cause.fact + before });
    facts.push(
      ...part.facts.map((placed) => ({
        ...placed,
        fact: { ...placed.fact, causes: placed.fact.causes.map(moved) },
      })),
    );
  }
  return {
    facts,
    ignored: parts.flatMap(({ ignored }) => ignored),
    usage: parts.reduce((sum, { usage }) => addUsage(sum, usage), NO_USAGE),
  };
}

function inputOf(passage: Passage, times: ExtractionTimes) {
  const { before, speaker, told } = passage;
  return {
    ...{ told: toldWords(passage, times), before, speaker },
    context: told[0]?.part.item.context ?? null,
    headings: headingPath(passage.headings.map(({ title }) => title)),
  };
}

/** The words of a passage, together where they were told at one moment. */
function toldWords({ text, start, told }: Passage, times: ExtractionTimes): readonly ToldWords[] {
  const groups: { start: number; end: number; toldAt: string | null }[] = [];
  for (const span of told) {
    const toldAt = momentOf(span, times);
    const last = groups.at(-1);
    if (last !== undefined && last.toldAt === toldAt) last.end = span.end;
    else groups.push({ start: span.start, end: span.end, toldAt });
  }
  return groups.map((group) => ({
    text: text.slice(group.start - start, group.end - start),
    toldAt: group.toldAt,
  }));
}

/** "Monday, 2023-05-08 13:56, Europe/Paris": written here, because an engine's own format changes with its version. */
function momentOf({ part: { item } }: ToldSpan, { timezone: banks }: ExtractionTimes): string | null {
  if (item.timestamp === null) return null;
  const timezone = item.timezone ?? banks;
  const local = zoneOf(timezone).toLocal(item.timestamp);
  return `${WEEKDAYS[new Date(local).getUTCDay()]}, ${writtenDay(local)} ${new Date(local).toISOString().slice(11, 16)}, ${timezone}`;
}

function writtenDay(local: LocalTime): string {
  const { year, month, day } = calendarDay(local);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
