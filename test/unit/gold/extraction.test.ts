import { describe, expect, it } from 'vitest';
import {
  DEV_STYLES,
  type GoldDate,
  type GoldPassage,
  type GoldQuote,
  type Half,
  loadPassages,
  type PassageSet,
  STYLES,
} from '../../gold/extraction/passages.ts';

const HALVES: readonly Half[] = ['tune', 'held'];
const SETS: readonly PassageSet[] = [...HALVES, 'dev'];
const PASSAGES: readonly GoldPassage[] = SETS.flatMap((set) => loadPassages(set));

/** What a reader of the passage sees besides its content: who writes is often said only there. */
const ROLES: ReadonlySet<string> = new Set(['user', 'assistant', 'system']);

function quotesOf(passage: GoldPassage): readonly GoldQuote[] {
  return [
    ...passage.dates,
    ...passage.undatable,
    ...passage.notDates,
    ...passage.tolerated,
    ...passage.statements,
    ...passage.causes.flatMap(({ cause, effect }) => [cause, effect]),
    ...passage.keepsTogether.flat(),
  ];
}

/** The wall clock of a zone at a moment, e.g. `2025-03-01T00:00:00`. */
function wallClock(moment: string, timezone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(new Date(moment)).replace(' ', 'T');
}

/** How the wall clock of a bound ends when it stands on a border of the unit. */
const BORDER: Readonly<Record<GoldDate['precision'], RegExp>> = {
  YEAR: /-01-01T00:00:00$/,
  MONTH: /-01T00:00:00$/,
  DAY: /T00:00:00$/,
  HOUR: /:00:00$/,
  MINUTE: /:00$/,
};

function personsOf(set: PassageSet): ReadonlySet<string> {
  const people = loadPassages(set).flatMap(({ entities }) =>
    entities.filter(({ type }) => type === 'PERSON'),
  );
  return new Set(people.map(({ name }) => name));
}

function boundsOf(date: GoldDate): readonly string[] {
  return date.end === null ? [date.start] : [date.start, date.end];
}

describe('the files of written passages', () => {
  it.each(SETS)('%s holds at least 35 passages, named after their file', (set) => {
    const ids = loadPassages(set).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(35);
    expect(ids.filter((id) => !id.startsWith(`${set}-`))).toEqual([]);
  });

  it.each(HALVES)('%s holds every style and four languages', (half) => {
    const passages = loadPassages(half);
    expect(new Set(passages.map(({ style }) => style))).toEqual(new Set(STYLES));
    expect(new Set(passages.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'fr', 'es']));
  });

  it('name no passage twice and share no content', () => {
    expect(new Set(PASSAGES.map(({ id }) => id)).size).toBe(PASSAGES.length);
    expect(new Set(PASSAGES.map(({ content }) => content)).size).toBe(PASSAGES.length);
  });

  it('dev holds every style of its own', () => {
    const styles = new Set<string>(loadPassages('dev').map(({ style }) => style));
    expect(DEV_STYLES.filter((style) => !styles.has(style))).toEqual([]);
  });

  it.each([
    ['tune', 'held'],
    ['dev', 'held'],
    ['dev', 'tune'],
  ] as const)(
    '%s shares no person with %s, so that no rule can learn the names that judge it',
    (one, other) => {
      const names = personsOf(other);
      expect([...personsOf(one)].filter((name) => names.has(name))).toEqual([]);
    },
  );
});

describe.each(PASSAGES.map((passage) => [passage.id, passage] as const))('%s', (_id, passage) => {
  it('quotes only words that stand where they are said to', () => {
    const wrong = quotesOf(passage).filter(
      ({ quote, at }) => passage.content.slice(at, at + quote.length) !== quote,
    );
    expect(wrong).toEqual([]);
  });

  it('names each entity once, in words of the passage', () => {
    const entities = [...passage.entities, ...passage.optionalEntities];
    const forms = entities.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(forms.filter((form) => !passage.content.includes(form))).toEqual([]);
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
    expect(entities.filter(({ type, alsoTypes }) => alsoTypes.includes(type))).toEqual([]);
  });

  it('is told with the offset of its timezone', () => {
    if (passage.timestamp === null)
      return expect(passage.dates.length + passage.undatable.length).toBeGreaterThan(0);
    expect(wallClock(passage.timestamp, passage.timezone)).toBe(passage.timestamp.slice(0, 19));
  });

  it('dates by half-open times whose bounds stand on borders of the unit in its timezone', () => {
    for (const date of passage.dates) {
      if (date.end !== null) expect(Date.parse(date.start)).toBeLessThan(Date.parse(date.end));
      for (const bound of boundsOf(date)) {
        expect(wallClock(bound, passage.timezone)).toBe(bound.slice(0, 19));
        expect(bound.slice(0, 19)).toMatch(BORDER[date.precision]);
      }
    }
  });

  it('leaves a date open only where the words say since when', () => {
    const open = passage.dates.filter(({ end }) => end === null);
    expect(open.filter(({ quote }) => !/^(since|depuis|seit|desde)\b|(以来|から)$/i.test(quote))).toEqual([]);
  });

  it('calls a time undatable only when nobody says when it was told', () => {
    if (passage.timestamp !== null) expect(passage.undatable).toEqual([]);
  });

  it('says of no words both that they are a date and that they are not', () => {
    const times = [...passage.dates, ...passage.undatable, ...passage.notDates, ...passage.tolerated];
    const ordered = [...times].sort((a, b) => a.at - b.at);
    const overlapping = ordered.filter((time, index) => {
      const before = ordered[index - 1];
      return before !== undefined && before.at + before.quote.length > time.at;
    });
    expect(overlapping).toEqual([]);
  });

  it('lets nobody speak who is not named in the passage or beside it', () => {
    const seen = `${passage.content}\n${passage.context ?? ''}`;
    const unknown = passage.statements.filter(
      ({ speaker }) => speaker !== null && !ROLES.has(speaker) && !seen.includes(speaker),
    );
    expect(unknown).toEqual([]);
  });

  it('tells its statements in their order, none inside another', () => {
    const { statements } = passage;
    const wrong = statements.filter((statement, index) => {
      const before = statements[index - 1];
      return before !== undefined && before.at + before.quote.length > statement.at;
    });
    expect(wrong).toEqual([]);
  });

  it('joins causes and kept pairs of different words, a question before its answer', () => {
    expect(passage.causes.filter(({ cause, effect }) => cause.at === effect.at)).toEqual([]);
    expect(passage.keepsTogether.filter(([first, second]) => first.at >= second.at)).toEqual([]);
  });
});
