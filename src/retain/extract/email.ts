import { greeted, isGreeting } from '../../text/greeting.ts';
import { isSignedBy } from './closing.ts';
import { introduced } from './introduced.ts';
import { headOf, type LetterHead } from './letter-head.ts';
import { attributionAt, LONGEST_LINE, type MailLine, mailLines, QUOTED } from './mail-lines.ts';
import { isTicketTitle } from './sender-lines.ts';
import { signedName } from './signed-name.ts';
import { readToldAt } from './told-at.ts';
import type { Turn } from './turn.ts';
import { type LineSpan, turnOfLines } from './turn-of-lines.ts';

/** "-----Original Message-----", "Begin forwarded message:": another mail stands below. */
const FORWARDED =
  /^(?:-{2,}\s*(?:Original|Forwarded|Ursprüngliche|Weitergeleitete|Message d['’]origine|Message transféré|Mensaje original|Mensaje reenviado)[^\n]*-{2,}|Begin forwarded message:|Anfang der weitergeleiteten Nachricht:|Début du message (?:réexpédié|transféré)\s?:|Inicio del mensaje reenviado:|_{10,})\s*$/iu;
/** A line of another mail's head, when the other lines of one follow. */
const HEAD_LINE = /^(?:\*{0,2})(?:From|Von|De|Da|Van)(?:\*{0,2})\s?:/u;
/** Lines in which a mail is looked for. */
const MOST_LINES = 400;
/** Fewest lines of a head below a mail, where no line above says that one follows. */
const LEAST_HEAD = 3;

/** Who wrote at one depth of quotation, and when, as far as it is said. */
interface Writer {
  readonly speaker: string | null;
  readonly toldAt: number | null;
  readonly toldWords: string | null;
}

/**
 * The parts of an e-mail in their order: the writer's own words, and those that he quotes, as far as they are marked,
 * each as its own writer's; and the mails that are forwarded or answered below, each with its own head. Attribution
 * lines, heads and signatures are left out. Null when the content is no e-mail.
 *
 * The speaker is the sender of the head or whoever signs; behind `>` the person that the attribution line names, else
 * the one who is written to; behind `>>` the person that the quoted attribution names, else the writer.
 */
export function readEmail(content: string): readonly Turn[] | null {
  const head = headOf(content);
  const sections = sectionsOf(content, head);
  const isMail = head?.isMail === true || sections.length > 1 || quotesSomebody(content);
  // Who answers is the one to whom the mail below was written.
  const answering = sections.map((_, index) => sections[index + 1]?.head?.recipient ?? null);
  return isMail
    ? sections.flatMap((section, index) => sectionTurns(content, section, answering[index] ?? null))
    : null;
}

interface Section extends LineSpan {
  readonly head: LetterHead | null;
}

/** The mail, and those that stand below it with heads of their own. */
function sectionsOf(content: string, first: LetterHead | null): readonly Section[] {
  const sections: Section[] = [];
  let open = { start: first?.bodyStart ?? 0, head: first };
  for (let start = open.start; start < content.length; ) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const line = content.slice(start, Math.min(end, start + LONGEST_LINE)).trim();
    const from = FORWARDED.test(line) ? end + 1 : HEAD_LINE.test(line) ? start : null;
    const head = from === null ? null : headOf(content.slice(from, from + MOST_HEAD));
    if (from !== null && head?.isMail === true && (from > start || head.lines >= LEAST_HEAD)) {
      sections.push({ ...open, end: start });
      open = { start: from + head.bodyStart, head };
      start = open.start;
    } else start = end + 1;
  }
  return [...sections, { ...open, end: content.length }];
}

/** Longest head, in UTF-16 units. */
const MOST_HEAD = 4000;

function sectionTurns(
  content: string,
  { head, ...span }: Section,
  answering: string | null,
): readonly Turn[] {
  const { lines, signed } = mailLines(content, span);
  const words = ownWords(lines);
  const above = wordsAbove(lines);
  const answerer = answererOf(lines.map((line) => line.words));
  const own: Writer = {
    speaker:
      head?.sender ??
      answerer ??
      introduced(above, true) ??
      introduced(words, true) ??
      signed ??
      lastName(above) ??
      lastName(words) ??
      answering,
    toldAt: readToldAt(head?.date ?? null),
    toldWords: head?.date ?? null,
  };
  const correspondent: Writer = {
    ...{ speaker: head?.recipient ?? greeted(words), toldAt: null, toldWords: null },
  };
  return partsOf(content, lines, { answerer, usual: (depth) => (depth % 2 === 0 ? own : correspondent) });
}

/** Marked lines under an attribution, in a letter with a greeting, or above an answer; or a dated attribution. */
function quotesSomebody(content: string): boolean {
  const lines = content.split('\n', MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
  const isMarked = lines.some((line) => QUOTED.test(line));
  const attributions = lines.flatMap((_, index) => attributionAt(lines, index) ?? []);
  const filled = lines.filter((line) => line.trim() !== '');
  // Under a title alone, it heads an entry of a thread.
  const opening = filled.slice(0, 2).findIndex((_, index) => attributionAt(filled, index) !== null);
  const isThread =
    !isMarked &&
    answererOf(lines) === null &&
    (opening === 0 || (opening === 1 && isTicketTitle(filled[0] ?? '')));
  if (!isThread && attributions.some(({ toldWords }) => toldWords !== null)) return true;
  if (!isMarked) return false;
  return (
    attributions.length > 0 ||
    isGreeting(filled[0] ?? '') ||
    (QUOTED.test(filled[0] ?? '') && filled.some((line) => !QUOTED.test(line)))
  );
}

/** Who signs below the one quotation with which a mail begins, unless that is whom it quotes: he answers it. */
function answererOf(lines: readonly string[]): string | null {
  const first = lines.findIndex((line) => line.trim() !== '');
  const attributions = lines.flatMap((_, index) => attributionAt(lines, index) ?? []);
  const [quoted] = attributions;
  if (quoted === undefined || attributions.length > 1 || attributionAt(lines, first) === null) return null;
  const last = lastName(lines.join('\n'));
  return last === null || (quoted.speaker !== null && isSignedBy(last, quoted.speaker)) ? null : last;
}

/** The name that stands alone in the last line. */
function lastName(own: string): string | null {
  const lines = own.trimEnd().split('\n');
  return lines.length > 1 && lines.at(-2)?.trim() === '' ? signedName(lines.at(-1) ?? '') : null;
}

/** The words above the first line that says who wrote what is quoted. */
function wordsAbove(lines: readonly MailLine[]): string {
  const words = lines.map((line) => line.words);
  const first = words.findIndex((_, index) => attributionAt(words, index) !== null);
  return ownWords(first === -1 ? lines : lines.slice(0, first));
}

function ownWords(lines: readonly MailLine[]): string {
  const words = lines.map((line) => line.words);
  return lines
    .filter(({ depth }, index) => depth === 0 && attributionAt(words, index) === null)
    .map((line) => line.words)
    .join('\n');
}

interface Part {
  readonly depth: number;
  readonly lines: LineSpan[];
  readonly writer: Writer;
}

/** Words that are quoted without signs. */
interface Unmarked {
  readonly writer: string | null;
  /** Index of their first line. */
  readonly from: number;
}

/**
 * True for a blank line behind which words that are quoted without signs are over: where their writer has signed, and,
 * where somebody answers below them, behind their first paragraph, unless their writer signs later.
 */
function endsQuotation(
  words: readonly string[],
  index: number,
  { unmarked: { writer, from }, answerer }: { readonly unmarked: Unmarked; readonly answerer: string | null },
): boolean {
  const above = words.slice(from, index).filter((line) => line.trim() !== '');
  if (words[index]?.trim() !== '' || above.length === 0) return false;
  const isSigned = (lines: readonly string[]) =>
    writer !== null && lines.some((line) => isSignedBy(line, writer));
  const isOver = above.length > 1 && isSigned(above.slice(1));
  return isOver || (answerer !== null && !isSigned(words.slice(index)));
}

interface Writers {
  /** Who answers below what the mail quotes; null where nobody does. */
  readonly answerer: string | null;
  /** Who wrote the lines of a depth above which nobody is named. */
  readonly usual: (depth: number) => Writer;
}

/** Lines of one depth that follow each other are one part. What a dated attribution introduces need not be marked. */
function partsOf(content: string, lines: readonly MailLine[], { answerer, usual }: Writers): readonly Turn[] {
  const parts: Part[] = [];
  const named = new Map<number, Writer>();
  const words = lines.map((line) => line.words);
  let unmarked: Unmarked | null = null;
  let goesOn = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined) break;
    const { depth, bodyStart, end } = line;
    const attribution = attributionAt(words, index);
    if (line.isBelow || (unmarked !== null && endsQuotation(words, index, { unmarked, answerer }))) {
      named.delete(depth);
      goesOn = false;
      unmarked = null;
    }
    if (attribution === null) {
      const last = parts.at(-1);
      if (goesOn && last?.depth === depth) last.lines.push({ start: bodyStart, end });
      else
        parts.push({ depth, lines: [{ start: bodyStart, end }], writer: named.get(depth) ?? usual(depth) });
      goesOn = true;
      continue;
    }
    const { lines: length, ...writer } = attribution;
    const below = lines.slice(index + length).find((line) => line.words.trim() !== '');
    const isUnmarked = below !== undefined && below.depth === depth && writer.toldWords !== null;
    named.set(isUnmarked ? depth : depth + 1, { ...writer, toldAt: null });
    goesOn = false;
    unmarked = isUnmarked ? { writer: writer.speaker, from: index + length } : null;
    index += length - 1;
  }
  return parts.flatMap(
    ({ depth, lines: own, writer }) =>
      turnOfLines(content, own, { ...writer, role: null, isQuoted: depth > 0 || writer !== usual(0) }) ?? [],
  );
}
