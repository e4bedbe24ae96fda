import type { CausalRelation } from '../../domain/link.ts';
import type { DateMention } from '../../domain/time.ts';
import type { FactAnswer } from '../../prompts/extract-facts.ts';
import { findDates } from '../../temporal/find-dates.ts';
import { nameKey } from '../../text/name-key.ts';
import { MAX_CAUSES_PER_FACT, MAX_FACT_CHARS } from '../limits.ts';
import type { Passage, ToldSpan } from '../passages.ts';
import { occurredOf } from './answer-date.ts';
import { cleanEntities } from './answer-entities.ts';
import { findQuote } from './find-quote.ts';
import type { ExtractionTimes, PlacedFact, UnkeptFact } from './types.ts';

/** A model's word about a cause is as good as a causal word in the text ("because"), which RULES weigh so. */
const CAUSE_WEIGHT = 0.9;

/** A fact of the answer where it stands in the passage. */
interface Located {
  /** Its place in the answer, by which causes name it. */
  readonly index: number;
  readonly answer: FactAnswer;
  readonly text: string;
  readonly told: ToldSpan;
  /** UTF-16 offsets in the document. */
  readonly start: number;
  readonly end: number;
  readonly grounded: boolean;
}

/**
 * A model's facts, each at the words that say it, in the order of the text, without what says nothing or is said twice.
 * Nothing is taken on trust: a quote that does not stand in the passage makes its fact ungrounded, dates are checked,
 * causes that name no other fact and entities that are named nowhere are dropped.
 */
export function placeFacts(
  answers: readonly FactAnswer[],
  passage: Passage,
  times: ExtractionTimes,
): { readonly facts: readonly PlacedFact[]; readonly ignored: readonly UnkeptFact[] } {
  const ignored: UnkeptFact[] = [];
  const kept: Located[] = [];
  /** For each place in the answer, the place of the fact that says it. */
  const sameAs = new Map<number, number>();
  const firstByKey = new Map<string, number>();
  for (const [index, answer] of answers.entries()) {
    const located = locate({ index, answer, text: storable(answer.text) }, passage);
    const first = firstByKey.get(sameness(located.text));
    const reason =
      first === undefined ? unusable(located.text) : 'It says the same as another fact of the passage.';
    sameAs.set(index, first ?? index);
    if (reason === null) {
      kept.push(located);
      firstByKey.set(sameness(located.text), index);
    } else ignored.push({ part: located.told.part, text: located.text.slice(0, MAX_FACT_CHARS), reason });
  }
  kept.sort((a, b) => a.start - b.start);
  const places = new Map(kept.map(({ index }, place) => [index, place]));
  const complete = completer(passage, times);
  return {
    facts: kept.map((located) => complete(located, causesOf(located, { places, sameAs }))),
    ignored,
  };
}

/**
 * Where a fact stands. An ungrounded one stands for the last item of its passage: so it is never taken for known
 * before all that it may come from was told.
 */
function locate(fact: Pick<Located, 'index' | 'answer' | 'text'>, passage: Passage): Located {
  const found = findQuote(passage.text, fact.answer.quote);
  const last = passage.told.at(-1);
  if (last === undefined) throw new Error('a passage without words');
  if (found === null) return { ...fact, told: last, start: last.start, end: last.end, grounded: false };
  const start = passage.start + found.start;
  const told = passage.told.find((span) => start < span.end) ?? last;
  return { ...fact, told, start, end: Math.min(passage.start + found.end, told.end), grounded: true };
}

/** The text as it may be stored: on one line, without NUL and halves of surrogate pairs. */
function storable(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function unusable(text: string): string | null {
  if (!/[\p{L}\p{N}\p{S}]/u.test(text)) return 'It has no words.';
  return text.length > MAX_FACT_CHARS ? `It is longer than ${MAX_FACT_CHARS} characters.` : null;
}

function sameness(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
}

interface Numbering {
  /** Place in the list of a fact by its place in the answer. */
  readonly places: ReadonlyMap<number, number>;
  readonly sameAs: ReadonlyMap<number, number>;
}

function causesOf({ index, answer }: Located, { places, sameAs }: Numbering): readonly CausalRelation[] {
  const causes = new Map<number, CausalRelation>();
  for (const { fact: target, kind } of answer.causes) {
    const same = sameAs.get(target);
    const place = same === undefined || same === index ? undefined : places.get(same);
    if (place !== undefined && !causes.has(place))
      causes.set(place, { fact: place, kind, weight: CAUSE_WEIGHT });
  }
  return [...causes.values()].slice(0, MAX_CAUSES_PER_FACT);
}

function completer(passage: Passage, { at, timezone }: ExtractionTimes) {
  const { text, before, speaker, told } = passage;
  const titles = passage.headings.map(({ title }) => title).join('\n');
  const shown = [told[0]?.part.item.context ?? '', before, text].join('\n');
  const words = nameKey(`${speaker ?? ''} ${titles} ${shown}`);
  const mentions = new Map<ToldSpan, readonly DateMention[]>();
  return ({ answer, told: span, ...located }: Located, causes: readonly CausalRelation[]): PlacedFact => {
    const { part } = span;
    const { timestamp } = part.item;
    const reference = { at: timestamp ?? at, timezone: part.item.timezone ?? timezone };
    const quote = located.grounded
      ? text.slice(located.start - passage.start, located.end - passage.start)
      : '';
    const mentioned = () => {
      const known = mentions.get(span) ?? findDates(shown, reference);
      mentions.set(span, known);
      return known;
    };
    const { start, end } = answer;
    return {
      part,
      fact: {
        text: located.text,
        type: answer.type,
        occurred: occurredOf(
          { start, end, quote, shown, mentions: mentioned },
          { reference, timestamped: timestamp !== null },
        ),
        confidence: null,
        entities: cleanEntities(answer.entities, `${words} ${nameKey(located.text)}`),
        causes,
        start: located.start - part.start,
        end: located.end - part.start,
        grounded: located.grounded,
        toldAt: null,
      },
    };
  };
}
