import type { EntityMention } from '../../domain/entity.ts';
import { headed } from '../../text/headed.ts';
import type { Heading, Headings } from '../../text/headings.ts';
import { nameKey } from '../../text/name-key.ts';
import { spansFrom } from '../../text/spans-from.ts';
import { rowWords } from '../../text/tables.ts';
import type { Draft, Piece } from './drafts.ts';
import { type KnownNames, readNames } from './entities.ts';
import type { Turn } from './turn.ts';

/** What a draft says. */
export interface DraftWords {
  /** Each speaker named where he begins, and the headings that he stands under. */
  readonly text: string;
  /** The same without the headings that stand farther above, and a dash for the name of a speaker who has no role. */
  readonly own: string;
  /** Those headings. */
  readonly titles: readonly string[];
}

/** Stands for a speaker's name where words are read for names: it is known, and "In Kim: " is not read as a place. */
const UNNAMED = '— ';

/**
 * The words of a draft as its fact tells them.
 * @param headings of each turn
 */
export function wordsOf(draft: Draft, turns: readonly Turn[], headings: readonly Headings[]): DraftWords {
  let speaking: number | null = null;
  const text: string[] = [];
  const own: string[] = [];
  const titles = new Set<string>();
  for (const piece of draft.pieces) {
    const turn = turns[piece.turn];
    if (turn === undefined) continue;
    const { heads, above, words } = readPiece(piece, turn.text, headings[piece.turn]);
    const begins = speaking !== piece.turn;
    const speaker = begins && turn.speaker !== null ? `${turn.speaker}: ` : '';
    text.push(speaker + (begins ? headed(words, [...above, ...heads]) : words));
    own.push((speaker !== '' && turn.role === null ? UNNAMED : speaker) + [...heads, words].join(': '));
    for (const title of above) titles.add(title);
    speaking = piece.turn;
  }
  return { text: text.join(' '), own: own.join(' '), titles: [...titles] };
}

interface ReadPiece {
  /** The titles of the headings with which it begins. */
  readonly heads: readonly string[];
  /** Of those under which it stands. */
  readonly above: readonly string[];
  readonly words: string;
}

function readPiece(piece: Piece, text: string, headings: Headings | undefined): ReadPiece {
  const { start, end } = piece;
  const above = titlesOf(headings?.at(start) ?? []);
  let body = start;
  let last: Heading | null = null;
  for (const heading of spansFrom(headings?.all ?? [], start)) {
    if (heading.start > body || heading.words.end > end) break;
    last = heading;
    body = heading.end + (/^\s*/u.exec(text.slice(heading.end, end))?.[0].length ?? 0);
  }
  if (last === null) return { heads: [], above, words: wordsFrom(start, piece, text) };
  if (body >= end) return { heads: [], above: titlesOf(last.above), words: last.title };
  const whole = titlesOf(headings?.at(body) ?? []);
  return {
    heads: whole.filter((title) => !above.includes(title)),
    above,
    words: wordsFrom(body, piece, text),
  };
}

/** The words of a piece from an offset of its turn's text; of a row of a table, which only headings go before, its cells. */
function wordsFrom(offset: number, { end, row }: Piece, text: string): string {
  return row === undefined
    ? readable(text.slice(offset, end))
    : rowWords(text.slice(row.start, end), row.columns);
}

function titlesOf(headings: readonly Heading[]): readonly string[] {
  return headings.map(({ title }) => title);
}

/** The entities, and the names that headings tell besides: what only has a capital letter is in a heading no name. */
export function withNamesOf(
  titles: readonly string[],
  entities: readonly EntityMention[],
  known: KnownNames,
): readonly EntityMention[] {
  if (titles.length === 0) return entities;
  const keys = new Set(entities.map(({ name }) => nameKey(name)));
  const all = [...entities];
  for (const title of titles) {
    for (const { name, key, verdict } of readNames(title).found) {
      if (verdict?.sure !== true || keys.has(key)) continue;
      keys.add(key);
      all.push({ name, type: known.get(key) ?? verdict.type });
    }
  }
  return all;
}

/** On one line, without the signs of list items. */
function readable(words: string): string {
  return `\n${words}`
    .replace(/\n\s*(?:[-*+•–]|\d{1,3}[.)]|#{1,6}|>+)\s+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
