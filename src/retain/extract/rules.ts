import type { EntityMention, EntityType } from '../../domain/entity.ts';
import type { DateMention } from '../../domain/time.ts';
import { isDate } from '../../temporal/find-times.ts';
import { findHeadings } from '../../text/headings.ts';
import { nameKey } from '../../text/name-key.ts';
import { inSteps, type Work } from '../work.ts';
import { attributedTurns } from './attributed-turns.ts';
import { calendarNamesIn, withoutNames } from './calendar-names.ts';
import { linkCauses } from './causes.ts';
import { timesOfDraft, timesTold } from './draft-times.ts';
import { withNamesOf, wordsOf } from './draft-words.ts';
import { type Draft, draftFacts } from './drafts.ts';
import {
  entitiesAmong,
  findEntities,
  type KnownNames,
  mentionKey,
  type NamesRead,
  readNames,
  toldApartByTitle,
} from './entities.ts';
import { factType } from './fact-type.ts';
import { occurrenceOf } from './occurrence.ts';
import { peopleIn, saidBefore } from './people-in.ts';
import { mayQuote, quotedSpeech } from './quoted-speech.ts';
import { placeOf, type Said, saidIn } from './said-in.ts';
import { itemTelling, tellingsOf, timesOf } from './tellings.ts';
import type { Turn } from './turn.ts';
import type { ExtractedFact, ExtractionInput } from './types.ts';
import { speakerNames } from './verbatim.ts';

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
  const calendarNames = calendarNamesIn(turns.map(({ text }) => text));
  const people = peopleIn(turns, names, known);
  const quoted = yield* inSteps(turns, ({ text }, index) =>
    mayQuote(text) ? quotedSpeech(text, people, saidBefore(turns, index)) : [],
  );
  const headings = yield* inSteps(turns, (turn) => findHeadings(turn.text, { plain: isProse(turn) }));
  const tellings = yield* tellingsOf(turns, headings, input);
  const times = yield* inSteps(tellings, (telling) =>
    withoutNames(telling.turn.text, timesOf(telling, input.reference), calendarNames),
  );
  const drafted = draftFacts(
    turns,
    headings,
    times.map((each) => each.filter(isDate)),
  );
  yield;
  const { drafts, causes } = linkCauses(drafted, turns);
  yield;
  return yield* inSteps(drafts, (draft, index): RuleFact => {
    const { text, own, titles } = wordsOf(draft, turns, headings);
    const first = draft.pieces[0];
    const last = draft.pieces.at(-1);
    const about = draft.pieces.findLast(({ isCourtesy }) => isCourtesy !== true) ?? last;
    const turn = turns[about?.turn ?? 0];
    const telling = tellings[about?.turn ?? 0]?.at((about?.end ?? 1) - 1) ?? itemTelling(input);
    const mentions = timesOfDraft(draft, times);
    return {
      text,
      type: factType(turn?.role ?? null, own),
      occurred: occurrenceOf(timesTold(mentions, { tellings, headings, telling }), telling),
      confidence: null,
      entities: withNamesOf(titles, entitiesOf(own, draft, { turns, known }), known),
      causes: causes[index] ?? [],
      start: first === undefined ? 0 : (turns[first.turn]?.toContent(first.start) ?? 0),
      end: last === undefined ? 0 : (turns[last.turn]?.toContent(last.end) ?? 0),
      grounded: true,
      isExcerpt: draft.isExcerpt ?? false,
      said: draft.pieces.flatMap((piece) => saidIn(piece, turns[piece.turn], quoted[piece.turn] ?? [])),
      dates: mentions.flatMap(({ turn: at, mention }) =>
        isDate(mention) ? [{ ...mention, ...placeOf(turns[at], mention) }] : [],
      ),
      toldAt: telling.toldAt,
      speakers: speakersOf(draft, turns, known),
    };
  });
}

/** Words that nobody in particular says to somebody: there a line by itself may be a heading. */
function isProse({ speaker, isQuoted }: Turn): boolean {
  return speaker === null && !isQuoted;
}

/** Names that are sure somewhere in the item, so that they are known wherever they stand. */
function knownNames(turns: readonly Turn[], names: readonly NamesRead[]): KnownNames {
  const known = new Map<string, EntityType>(speakerNames(turns));
  for (const key of toldApartByTitle(names)) known.set(key, 'PERSON');
  for (const read of names) {
    for (const { name, type } of entitiesAmong(read)) {
      const key = nameKey(name);
      if (!known.has(key) && type !== 'OTHER') known.set(key, type);
    }
  }
  return known;
}

/** Who speaks in the turns of a draft. */
function speakersOf({ pieces }: Draft, turns: readonly Turn[], known: KnownNames): readonly string[] {
  const speakers = pieces.flatMap(({ turn }) => turns[turn]?.speaker ?? []);
  return [...new Set(speakers)].filter((speaker) => known.has(nameKey(speaker)));
}

function entitiesOf(
  text: string,
  draft: Draft,
  { turns, known }: { readonly turns: readonly Turn[]; readonly known: KnownNames },
): readonly EntityMention[] {
  const found = new Map<string, EntityMention>();
  const speakers = new Set<string>();
  for (const { turn } of draft.pieces) {
    const speaker = turns[turn]?.speaker;
    const key = nameKey(speaker ?? '');
    if (speaker == null || !known.has(key)) continue;
    found.set(key, { name: speaker.replace(/^@/u, ''), type: 'PERSON' });
    speakers.add(key);
  }
  for (const mention of findEntities(text, known)) {
    const key = nameKey(mention.name);
    const isPart = [...speakers].filter((speaker) => ` ${speaker} `.includes(` ${key} `)).length === 1;
    const place = mentionKey(found, key, mention.type);
    if (!found.has(place) && !(isPart && mention.type === 'PERSON')) found.set(place, mention);
  }
  return [...found.values()];
}
