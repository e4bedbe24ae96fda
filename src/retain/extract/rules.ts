import type { EntityMention, EntityType } from '../../domain/entity.ts';
import type { Instant } from '../../domain/instant.ts';
import type { DateMention, TimeReference } from '../../domain/time.ts';
import { findDates } from '../../temporal/find-dates.ts';
import { findHeadings } from '../../text/headings.ts';
import { nameKey } from '../../text/name-key.ts';
import type { TextSpan } from '../../text/sentences.ts';
import { spansFrom } from '../../text/spans-from.ts';
import { inSteps, type Work } from '../work.ts';
import { authorInContext } from './author-in-context.ts';
import { calendarNamesIn, withoutNames } from './calendar-names.ts';
import { linkCauses } from './causes.ts';
import { withNamesOf, wordsOf } from './draft-words.ts';
import { type Draft, draftFacts, type Piece } from './drafts.ts';
import {
  entitiesAmong,
  findEntities,
  type KnownNames,
  type NamesRead,
  NO_NAMES,
  readNames,
} from './entities.ts';
import { factType } from './fact-type.ts';
import { isHouseNotes } from './house-notes.ts';
import { intervieweeIn } from './interviewee-in.ts';
import { introduced } from './introduced.ts';
import { occurrenceOf } from './occurrence.ts';
import { type People, peopleOf } from './person-meant.ts';
import { mayQuote, type QuotedSpeech, quotedSpeech } from './quoted-speech.ts';
import { isQuestionLabel } from './speaker-lines.ts';
import { toldDates } from './told-dates.ts';
import type { Turn } from './turn.ts';
import { findTurns } from './turns.ts';
import type { ExtractedFact, ExtractionInput } from './types.ts';
import { speakerNames } from './verbatim.ts';

/** Words of the item, as UTF-16 offsets, and who says them; null when nobody is named. */
export interface Said extends TextSpan {
  readonly speaker: string | null;
}

/** A fact with the ground of what it claims. */
export interface RuleFact extends ExtractedFact {
  readonly said: readonly Said[];
  /** Every date in its words, at its place in the item; `occurred` is chosen among them. */
  readonly dates: readonly DateMention[];
}

/**
 * The facts that an item tells, found by rules alone: the same item gives the same facts.
 *
 * A fact is the speaker's own words with his name before them (`Alice: I moved to Rome.`), so that who "I" is stays
 * clear to readers and to search; what stands under headings begins with them (`[Handbook › Installing] It needs 4 GB.`),
 * so that what "it" is stays clear, too. Sentences that need each other stay together; a question stands with the answer of
 * the next turn; thanks and greetings are no facts of their own. Each is at most 400 characters long, questions
 * included. Instructions to the assistant (the system's turns) are not remembered while there is anything else.
 * Dates are read turn by turn against the turn's own time, else the item's. Causal cues become relations among facts.
 * A transcript of a megabyte takes seconds, in which others want to be served.
 */
export function* extractRules(input: ExtractionInput): Work<readonly RuleFact[]> {
  const turns = attributedTurns(input);
  yield;
  const names = yield* inSteps(turns, ({ text }) => readNames(text));
  const known = knownNames(turns, names);
  const toldAts = yield* inSteps(turns, (turn) => toldAtOf(turn, input.reference));
  const calendarNames = calendarNamesIn(turns.map(({ text }) => text));
  const dates = yield* inSteps(turns, (turn, index) =>
    withoutNames(turn.text, datesOf(turn, input, toldAts[index] ?? null), calendarNames),
  );
  const people = peopleIn(turns, names, known);
  const quoted = yield* inSteps(turns, ({ text }, index) =>
    mayQuote(text) ? quotedSpeech(text, people, saidBefore(turns, index)) : [],
  );
  const headings = yield* inSteps(turns, (turn) => findHeadings(turn.text, { plain: isProse(turn) }));
  const drafted = draftFacts(turns, headings, dates);
  yield;
  const { drafts, causes } = linkCauses(drafted, turns);
  yield;
  return yield* inSteps(drafts, (draft, index): RuleFact => {
    const { text, own, titles } = wordsOf(draft, turns, headings);
    const first = draft.pieces[0];
    const last = draft.pieces.at(-1);
    const turn = turns[last?.turn ?? 0];
    const toldAt = toldAts[last?.turn ?? 0] ?? null;
    const mentions = datesIn(draft, dates);
    return {
      text,
      type: factType(turn?.role ?? null, own),
      occurred: occurrenceOf(
        mentions.map(({ mention }) => mention),
        {
          at: toldAt ?? input.reference.at,
          stated: input.timestamped || toldAt !== null,
        },
      ),
      confidence: null,
      entities: withNamesOf(titles, entitiesOf(own, draft, { turns, known }), known),
      causes: causes[index] ?? [],
      start: first === undefined ? 0 : (turns[first.turn]?.toContent(first.start) ?? 0),
      end: last === undefined ? 0 : (turns[last.turn]?.toContent(last.end) ?? 0),
      grounded: true,
      isExcerpt: draft.isExcerpt ?? false,
      said: draft.pieces.flatMap((piece) => saidIn(piece, turns[piece.turn], quoted[piece.turn] ?? [])),
      dates: mentions.map(({ turn: at, mention }) => ({ ...mention, ...placeOf(turns[at], mention) })),
      toldAt,
    };
  });
}

/** Who is asked in an interview, where no name is given. */
const ANSWERER = /^(?:a|answer|interviewee|guest|antwort|réponse|respuesta|resposta)$/iu;

/** The first line, in which the one may be named who answers. */
function titleOf(content: string): string {
  return content.trimStart().split('\n', 1)[0] ?? '';
}

/** The turns, each with its speaker, and what nobody speaks with its author; instructions to the assistant only when there is nothing else. */
function attributedTurns({ content, context }: ExtractionInput): readonly Turn[] {
  const all = findTurns(content);
  const told = all.filter((turn) => turn.role !== 'SYSTEM');
  const turns = told.length > 0 ? told : all;
  if (turns.some(({ role }) => role !== null)) return turns;
  const interviewee = (context === null ? null : intervieweeIn(context)) ?? intervieweeIn(titleOf(content));
  if (interviewee !== null && turns.some(({ speaker }) => ANSWERER.test(speaker ?? '')))
    return turns.map((turn) =>
      ANSWERER.test(turn.speaker ?? '') ? { ...turn, speaker: interviewee } : turn,
    );
  const named = context === null ? null : authorInContext(context);
  const isSilent = turns.some(({ speaker }) => speaker === null) && !isHouseNotes(content);
  const author = named ?? (isSilent ? introduced(content) : null);
  if (author === null) return turns;
  return turns.map((turn) => {
    if (turn.isQuoted) return turn;
    const isAuthor = turn.speaker === null || author.startsWith(`${turn.speaker} `);
    return isAuthor ? { ...turn, speaker: author } : turn;
  });
}

/** The dates in a turn's words, read against the turn's own time, else the item's. */
function datesOf(
  { text }: Turn,
  { reference, timestamped }: ExtractionInput,
  toldAt: Instant | null,
): readonly DateMention[] {
  return toldDates(text, { ...reference, at: toldAt ?? reference.at }, timestamped || toldAt !== null);
}

/** When a turn was told as far as it says so itself. */
function toldAtOf({ toldAt, toldWords }: Turn, reference: TimeReference): Instant | null {
  return toldAt ?? (toldWords === null ? null : toldMomentOf(toldWords, reference));
}

/** The moment that a stamp or the line above a quoted mail names: the fullest of its dates ("Mon, 5 May 2025 at 16:02"). */
function toldMomentOf(words: string, reference: TimeReference): Instant | null {
  const dates = findDates(words.replace(/(?<=^\p{L}+ )\p{L}{2,10}\.?,?\s+(?=\d)/u, ''), reference);
  const fullest = dates.reduce<DateMention | null>(
    (best, date) => (best === null || date.text.length > best.text.length ? date : best),
    null,
  );
  return fullest?.occurred.start ?? null;
}

/** Who says the words of a piece: its turn's speaker, save where somebody else is quoted. */
function saidIn(piece: Piece, turn: Turn | undefined, quoted: readonly QuotedSpeech[]): readonly Said[] {
  const said: Said[] = [];
  let from = piece.start;
  const speaker = isQuestionLabel(turn?.speaker ?? '') ? null : (turn?.speaker ?? null);
  const push = (start: number, end: number, by: string | null) => {
    if (end > start) said.push({ speaker: by, ...placeOf(turn, { start, end }) });
  };
  for (const quote of spansFrom(quoted, piece.start)) {
    if (quote.start >= piece.end) break;
    const start = Math.max(quote.start, piece.start);
    const end = Math.min(quote.end, piece.end);
    if (end <= start) continue;
    push(from, start, speaker);
    push(start, end, quote.speaker);
    from = end;
  }
  push(from, piece.end, speaker);
  return said;
}

/** Where words of a turn stand in the item. */
function placeOf(turn: Turn | undefined, { start, end }: TextSpan): TextSpan {
  return { start: turn?.toContent(start) ?? 0, end: turn?.toContent(end) ?? 0 };
}

/** Words that nobody in particular says to somebody: there a line by itself may be a heading. */
function isProse({ speaker, isQuoted }: Turn): boolean {
  return speaker === null && !isQuoted;
}

/** Dates in the draft; those of an answer before those of its question. */
function datesIn(
  draft: Draft,
  dates: readonly (readonly DateMention[])[],
): readonly { readonly turn: number; readonly mention: DateMention }[] {
  return [...draft.pieces]
    .sort((a, b) => b.turn - a.turn)
    .flatMap(({ turn, start, end }: Piece) =>
      within(dates[turn] ?? [], { start, end }).map((mention) => ({ turn, mention })),
    );
}

/** The spans, given in their order, that lie in another one wholly. */
function within<T extends TextSpan>(spans: readonly T[], { start, end }: TextSpan): readonly T[] {
  const inside: T[] = [];
  for (const span of spansFrom(spans, start)) {
    if (span.start >= end) break;
    if (span.start >= start && span.end <= end) inside.push(span);
  }
  return inside;
}

/** The people whom the turns name in quotations and before them, as they are written. */
function peopleIn(turns: readonly Turn[], names: readonly NamesRead[], known: KnownNames): People {
  const people = new Set<string>();
  // How much of what stands before a quotation is still to be looked at, in UTF-16 units.
  let wanted = 0;
  for (let at = turns.length - 1; at >= 0; at--) {
    const text = turns[at]?.text ?? '';
    if (mayQuote(text)) wanted = SAID_BEFORE + text.length;
    if (wanted <= 0) continue;
    wanted -= text.length;
    const mentions = entitiesAmong(names[at] ?? NO_NAMES, known);
    for (const { name, type } of mentions) if (type === 'PERSON') people.add(name);
  }
  return peopleOf(people);
}

/** The end of what was said before a turn, in UTF-16 units, where the person stands whom "he" means in it. */
const SAID_BEFORE = 400;

function saidBefore(turns: readonly Turn[], index: number): string {
  let words = '';
  for (let at = index - 1; at >= 0 && words.length < SAID_BEFORE; at--)
    words = `${turns[at]?.text ?? ''}\n${words}`;
  return words.slice(-SAID_BEFORE);
}

/** Names that are sure somewhere in the item, so that they are known wherever they stand. */
function knownNames(turns: readonly Turn[], names: readonly NamesRead[]): KnownNames {
  const known = new Map<string, EntityType>(speakerNames(turns));
  for (const read of names) {
    for (const { name, type } of entitiesAmong(read)) {
      const key = nameKey(name);
      if (!known.has(key) && type !== 'OTHER') known.set(key, type);
    }
  }
  return known;
}

function entitiesOf(
  text: string,
  draft: Draft,
  { turns, known }: { readonly turns: readonly Turn[]; readonly known: KnownNames },
): readonly EntityMention[] {
  const found = new Map<string, EntityMention>();
  for (const { turn } of draft.pieces) {
    const speaker = turns[turn]?.speaker;
    const key = nameKey(speaker ?? '');
    if (speaker != null && known.has(key))
      found.set(key, { name: speaker.replace(/^@/u, ''), type: 'PERSON' });
  }
  for (const mention of findEntities(text, known)) {
    const key = nameKey(mention.name);
    if (!found.has(key)) found.set(key, mention);
  }
  return [...found.values()];
}
