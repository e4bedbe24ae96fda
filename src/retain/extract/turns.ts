import { trimSpan } from '../../text/sentences.ts';
import { introduced, signedName } from './author.ts';
import { readChatJson } from './chat-json.ts';
import { isPlaceholder } from './chat-noise.ts';
import { readConversation } from './conversation-lines.ts';
import { readEmail } from './email.ts';
import { isHouseNotes } from './house-notes.ts';
import { headOf, type LetterHead } from './letter-head.ts';
import { type DateOrder, dateOrderOf, localStamp } from './local-stamp.ts';
import type { OpenLine } from './open-line.ts';
import { soundsSpoken } from './own-words.ts';
import { ASKING, OFFICES } from './speaker-forms.ts';
import { isQuestionLabel, roleOf } from './speaker-lines.ts';
import { readSubtitles } from './subtitles.ts';
import { readToldAt } from './told-at.ts';
import type { Turn } from './turn.ts';
import { type LineSpan, turnOfLines } from './turn-of-lines.ts';

/**
 * The turns of a conversation in any of the usual forms, in order: chat JSON and JSON Lines, subtitles, e-mail, exports
 * of chat programs, and lines such as `Name: text`, `[10:32] Name: text`, `Name (10:32): text`, `<name> text` and names
 * on a line of their own with a time. What the chat program says itself is left out ("Ana left", "<Media omitted>").
 * Anything else is one turn without a speaker; a blank content is none. Linear in the length of the content.
 */
export function findTurns(content: string): readonly Turn[] {
  return (
    readChatJson(content) ??
    readSubtitles(content) ??
    readEmail(content) ??
    readLines(content, headOf(content))
  );
}

/** What whoever answers a ticket is called further down. */
const ANSWERING = new Set([
  'agent',
  'support',
  'support agent',
  'technician',
  'assignee',
  'helpdesk',
  'service desk',
  'staff',
  'bearbeiter',
  'bearbeiterin',
  'mitarbeiter',
  'technicien',
  'técnico',
  'berater',
  'conseiller',
  'asesor',
]);

/** What stands above the first speaker's line is the sender's of the head, if there is one. */
function readLines(content: string, head: LetterHead | null): readonly Turn[] {
  const from = head?.bodyStart ?? 0;
  const { opened, holes } = readConversation(content, from);
  const order = dateOrderOf(opened.flatMap(({ stamp }) => stamp ?? []));
  const turns: Turn[] = [];
  const outside = outsideOf(holes);
  const push = (raw: RawTurn) => {
    const turn = toTurn(content, raw, { lines: outside(raw.bodyStart, raw.end), order });
    if (turn !== null) turns.push(turn);
  };
  const first = opened[0]?.lineStart ?? content.length;
  const isNotes = isHouseNotes(content);
  if (from > 0) push({ ...UNSPOKEN, start: 0, bodyStart: 0, end: from });
  const sender = isNotes ? null : (head?.sender ?? null);
  const answer = sender === null ? null : answerTo(sender, content.slice(from, first));
  const answered = answer === null ? first : from + answer;
  push({ ...UNSPOKEN, speaker: sender, start: from, bodyStart: from, end: answered });
  if (answered < first) {
    const speaker = signedBelow(content.slice(answered, first)) ?? head?.assignee ?? null;
    push({ ...UNSPOKEN, speaker, start: answered, bodyStart: answered, end: first });
  }
  const tight = isTight(opened, content);
  const parties = partiesIn(opened, content);
  const isTalk = isNotes && goesBackAndForth(opened, content);
  opened.forEach((line, index) => {
    const { stamp, lineStart } = line;
    const end = opened[index + 1]?.lineStart ?? content.length;
    const bodyStart = lineStart + line.bodyStart;
    const told = isNotes
      ? itemEnd(content, bodyStart, end)
      : tight
        ? paragraphEnd(content, bodyStart, end)
        : end;
    const words = content.slice(bodyStart, told);
    if (isNotes && !isTalk && !isQuestionLabel(line.speaker) && !soundsSpoken(words)) {
      push({ ...UNSPOKEN, start: lineStart, bodyStart: lineStart, end });
      return;
    }
    const speaker = speakerOf(line, { head, parties, words });
    push({ speaker, stamp, isEntry: line.form === 'ENTRY', start: lineStart, bodyStart, end: told });
    if (told < end) push({ ...UNSPOKEN, start: told, bodyStart: told, end });
  });
  return turns;
}

interface Known {
  readonly head: LetterHead | null;
  readonly parties: ReadonlyMap<string, string>;
  /** What is said in the turn. */
  readonly words: string;
}

/** The name of whoever speaks in a line, where the head or other words tell it of a "customer" or an "agent". */
function speakerOf({ speaker, form }: OpenLine, { head, parties, words }: Known): string {
  const key = speaker.toLowerCase();
  const known = head?.parties.get(key);
  const party = known ?? (ASKING.has(key) ? head?.sender : ANSWERING.has(key) ? head?.assignee : null);
  const signed =
    form === 'ENTRY' && roleOf(speaker) !== null ? (introduced(words) ?? signedBelow(words)) : null;
  return party ?? parties.get(key) ?? signed ?? speaker;
}

/** "Hi Ada, the seal is worn.": where somebody answers the one who sent the words above. */
function answerTo(sender: string, words: string): number | null {
  for (const match of words.matchAll(ADDRESSED)) {
    const isSender = sender.split(' ').includes(match.groups?.name ?? '');
    if (isSender && words.slice(0, match.index).trim() !== '') return match.index;
  }
  return null;
}

const ADDRESSED =
  /(?<=\n)(?:hi|hello|hey|dear|hallo|guten tag|liebe[rs]?|bonjour|ch[eè]re?|hola|estimad[oa])(?: (?:mr|mrs|ms|dr|herr|frau|mme|m|sr|sra)\.?)? (?<name>\p{L}[\p{L}\p{M}'’-]*)(?=\s?[,!.\n])/giu;

/** The name in the last line of an entry. */
function signedBelow(words: string): string | null {
  const lines = words.trim().split('\n');
  return lines.length > 1 ? signedName(lines.at(-1) ?? '') : null;
}

/** "Customer (Ada Osei): …" and "Ilse (Agent): …" tell whom "Customer:" and "Agent:" mean. */
function partiesIn(opened: readonly OpenLine[], content: string): ReadonlyMap<string, string> {
  const parties = new Map<string, string>();
  for (const { speaker, lineStart, bodyStart } of opened) {
    const line = content.slice(lineStart, lineStart + bodyStart);
    const bracket = /(?<outside>\p{L}[^()\n]{0,40}?)\s*[([](?<inside>\p{L}[^()\n]{0,40})[)\]]/u.exec(
      line,
    )?.groups;
    for (const part of [bracket?.outside, bracket?.inside]) {
      const key = part?.toLowerCase() ?? '';
      const isParty = ASKING.has(key) || ANSWERING.has(key) || OFFICES.has(key);
      if (isParty && key !== speaker.toLowerCase() && !parties.has(key)) parties.set(key, speaker);
    }
  }
  return parties;
}

interface RawTurn {
  readonly speaker: string | null;
  readonly stamp: string | null;
  /** True where a heading opens it, whose date may be in words. */
  readonly isEntry: boolean;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

const UNSPOKEN = { speaker: null, stamp: null, isEntry: false } as const;

/** Fewest lines of talk that show how a text sets them. */
const LEAST_TIGHT = 3;

/**
 * True where the lines of talk follow each other without blank ones: behind a blank one the writer goes on himself. In
 * exports of chat programs a message may have paragraphs of its own.
 */
function isTight(opened: readonly OpenLine[], content: string): boolean {
  if (opened.some(({ form }) => form !== 'ANGLE' && form !== 'COLON')) return false;
  const loose = opened
    .slice(1)
    .filter(({ lineStart }) => /\n[^\S\n]*\n$/u.test(content.slice(Math.max(0, lineStart - 20), lineStart)));
  return (
    opened.length >= LEAST_TIGHT &&
    opened.length - loose.length >= LEAST_TIGHT - 1 &&
    loose.length <= opened.length / 4
  );
}

/** True where somebody speaks again after somebody else, and they speak of themselves or ask. */
function goesBackAndForth(opened: readonly OpenLine[], content: string): boolean {
  const speakers = opened.map(({ speaker }) => speaker);
  const returns = speakers.some((one, index) => speakers[index - 1] !== one && speakers.indexOf(one) < index);
  return returns && soundsSpoken(content.slice(opened[0]?.lineStart ?? 0));
}

/** Where the first paragraph of a turn ends, when another one follows; else where the turn does. */
function paragraphEnd(content: string, start: number, end: number): number {
  const blank = /\n[^\S\n]*\n\s*\S/u.exec(content.slice(start, end));
  return blank === null ? end : start + blank.index;
}

/** Where an item of a house's notes ends: with its line when that ends a sentence, else with its paragraph. */
function itemEnd(content: string, start: number, end: number): number {
  const line = /^[^\n]*/u.exec(content.slice(start, end))?.[0] ?? '';
  return /[.!?…]["”’»)]*\s*$/u.test(line) ? start + line.length : paragraphEnd(content, start, end);
}

function toTurn(
  content: string,
  raw: RawTurn,
  { lines, order }: { readonly lines: readonly LineSpan[]; readonly order: DateOrder | null },
): Turn | null {
  const toldAt = readToldAt(raw.stamp);
  const turn = turnOfLines(content, lines, {
    speaker: raw.speaker,
    role: roleOf(raw.speaker),
    toldAt,
    toldWords:
      toldAt === null && raw.stamp !== null
        ? (localStamp(raw.stamp, order) ?? (raw.isEntry ? raw.stamp : null))
        : null,
    isQuoted: false,
  });
  if (turn === null || (raw.stamp !== null && isPlaceholder(turn.text))) return null;
  return raw.speaker === null ? turn : { ...turn, start: trimSpan(content, raw.start, raw.end).start };
}

/** Tells what is left of a span without the holes in it; spans are asked for in their order. */
function outsideOf(holes: readonly LineSpan[]): (start: number, end: number) => readonly LineSpan[] {
  let next = 0;
  return (start, end) => {
    const kept: LineSpan[] = [];
    let from = start;
    for (let hole = holes[next]; hole !== undefined && hole.start < end; hole = holes[++next]) {
      // The line break before the hole goes with it.
      if (hole.start > from) kept.push({ start: from, end: hole.start - 1 });
      from = Math.max(from, Math.min(hole.end + 1, end));
    }
    if (end > from) kept.push({ start: from, end });
    return kept;
  };
}
