import { trimSpan } from '../../text/sentences.ts';
import { introduced } from './author.ts';
import { headOf } from './letter-head.ts';
import { readToldAt } from './told-at.ts';
import type { Turn } from './turn.ts';

/** "On Mon, 5 May 2025 at 16:02, Bob <b@x.org> wrote:" opens what is quoted. */
const ATTRIBUTION =
  /^(?<when>(?:On|Am|Le|El|Il)\b.{4,200}?)(?:,\s*|\s+(?=schrieb|wrote|a écrit|escribió|ha scritto)|\s+)(?:(?:schrieb|escribió|ha scritto)\s+)?(?<who>[\p{L}"'][^,:\n]{0,80}?)?\s*(?:wrote|schrieb|a écrit|escribió|ha scritto)?\s*:\s*$/u;
const WROTE = /(?<!\p{L})(?:wrote|schrieb|escribió|ha scritto|a écrit)(?!\p{L})/u;
const QUOTED = /^[ \t]*(?<marks>>[> \t]*)/u;
const FORWARDED = /^-{2,}\s*(?:Original|Forwarded|Ursprüngliche)[^\n]*-{2,}\s*$/iu;
/** "-- " alone: what follows is a signature. */
const SIGNATURE = /^--\s?$/u;
/** Longest part of a line that is looked at. */
const LONGEST_LINE = 300;

/** Who wrote at one depth of quotation, and when, as far as it is said. */
interface Writer {
  readonly speaker: string | null;
  readonly toldAt: number | null;
  readonly toldWords: string | null;
}

interface Line {
  readonly start: number;
  readonly end: number;
  /** Signs of quotation before it. */
  readonly depth: number;
  readonly bodyStart: number;
  readonly words: string;
}

/**
 * The parts of an e-mail in their order: the writer's own words, and those that he quotes, as far as they are marked,
 * each as its own writer's. Attribution lines, what is forwarded below and the signature are left out.
 * Null when the content is no e-mail.
 *
 * The speaker is the sender of the head or whoever signs; behind `>` the person that the attribution line names, else
 * the one who is written to; behind `>>` the person that the quoted attribution names, else the writer.
 */
export function readEmail(content: string): readonly Turn[] | null {
  const head = headOf(content);
  const isMail = head?.isMail;
  if (!isMail && !quotesSomebody(content) && forwardedIn(content) === null) return null;
  const forwarded = forwardedIn(content);
  const lines = linesOf(content, head?.bodyStart ?? 0);
  const own: Writer = {
    speaker: head?.sender ?? introduced(ownWords(lines)),
    toldAt: readToldAt(head?.date ?? null),
    toldWords: null,
  };
  const correspondent: Writer = {
    speaker: head?.recipient ?? greeted(ownWords(lines)),
    toldAt: null,
    toldWords: null,
  };
  const parts = partsOf(content, lines, (depth) => (depth % 2 === 0 ? own : correspondent));
  return forwarded === null ? parts : [...parts, ...forwardedPart(content, forwarded)];
}

/** Where "-----Original Message-----" ends; null without one. */
function forwardedIn(content: string): number | null {
  const match = /^-{2,} ?(?:Original|Forwarded|Ursprüngliche|Weitergeleitete)[^\n]{0,60}$/imu.exec(content);
  return match === null ? null : match.index + match[0].length;
}

/** What stands below, as its own head says. */
function forwardedPart(content: string, from: number): readonly Turn[] {
  const rest = content.slice(from);
  const head = headOf(rest);
  if (head === null) return [];
  const start = from + head.bodyStart;
  const span = trimSpan(content, start, content.length);
  if (span.end <= span.start) return [];
  const part = { depth: 0, lines: [span] };
  const writer = { speaker: head.sender, toldAt: readToldAt(head.date), toldWords: head.date };
  return [toTurn(content, part, writer)].filter((turn) => turn !== null);
}

/** Marked lines under an attribution, or in a letter with a greeting. */
function quotesSomebody(content: string): boolean {
  if (!/^[ \t]*>/mu.test(content)) return false;
  const lines = content.split('\n', 400);
  return (
    lines.some((line) => WROTE.test(line) && attributionOf(line.slice(0, LONGEST_LINE)) !== null) ||
    GREETING.test(lines.find((line) => line.trim() !== '') ?? '')
  );
}

/** "Hi Yuki," alone on its line. */
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen)|sehr geehrte[rs]?|bonjour|salut|ch[eè]re?|hola|buenos días|buenas tardes|querid[oa]|estimad[oa])\s+(?<name>\p{Lu}[\p{L}\p{M}'’. -]{0,40}?)\s*[,!:–-]?\s*$/iu;

/** Who is greeted in the first line; null when nobody is by name. */
function greeted(own: string): string | null {
  const line = own.trimStart().split('\n', 1)[0] ?? '';
  return GREETING.exec(line)?.groups?.name ?? null;
}

function ownWords(lines: readonly Line[]): string {
  return lines
    .filter(({ depth, words }) => depth === 0 && attributionOf(words) === null)
    .map(({ words }) => words)
    .join('\n');
}

function attributionOf(line: string): Writer | null {
  const words = line.replace(/^[ \t>]+/u, '').trim();
  if (!WROTE.test(words)) return null;
  const match = ATTRIBUTION.exec(words);
  if (match === null) return null;
  const speaker = (match.groups?.who ?? '').replace(/<[^>]*>|["']/gu, '').trim();
  const toldWords = match.groups?.when?.trim() ?? null;
  return { speaker: speaker === '' || speaker.includes('@') ? null : speaker, toldAt: null, toldWords };
}

function linesOf(content: string, from: number): readonly Line[] {
  const lines: Line[] = [];
  for (let start = from; start < content.length; ) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const words = content.slice(start, Math.min(end, start + LONGEST_LINE)).replace(/\r$/u, '');
    if (FORWARDED.test(words) || SIGNATURE.test(words)) break;
    const marks = QUOTED.exec(words);
    lines.push({
      ...{ start, end, words },
      depth: marks?.groups?.marks?.replace(/[^>]/gu, '').length ?? 0,
      bodyStart: start + (marks?.[0].length ?? 0),
    });
    start = end + 1;
  }
  return lines;
}

interface Part {
  readonly depth: number;
  /** Its lines, each a slice of the content. */
  readonly lines: { readonly start: number; readonly end: number }[];
}

/** Lines of one depth that follow each other are one part. */
function partsOf(content: string, lines: readonly Line[], usual: (depth: number) => Writer): readonly Turn[] {
  const parts: (Part & { readonly writer: Writer })[] = [];
  const named = new Map<number, Writer>();
  let goesOn = false;
  for (const { depth, words, bodyStart, end } of lines) {
    const attribution = attributionOf(words);
    const last = parts.at(-1);
    if (attribution !== null) named.set(depth + 1, attribution);
    else if (goesOn && last?.depth === depth) last.lines.push({ start: bodyStart, end });
    else parts.push({ depth, lines: [{ start: bodyStart, end }], writer: named.get(depth) ?? usual(depth) });
    goesOn = attribution === null;
  }
  return parts.flatMap((part) => toTurn(content, part, part.writer) ?? []);
}

/** A part without the marks of quotation; null when nothing is in it. */
function toTurn(content: string, { lines }: Part, writer: Writer): Turn | null {
  const kept = [...lines];
  while (isBlank(content, kept[0])) kept.shift();
  while (isBlank(content, kept.at(-1))) kept.pop();
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined) return null;
  const text = kept.map(({ start, end }) => content.slice(start, end)).join('\n');
  // Where each line begins in the text, for finding the way back.
  const begins: number[] = [];
  let at = 0;
  for (const { start, end } of kept) {
    begins.push(at);
    at += end - start + 1;
  }
  const toContent = (offset: number) => {
    const line = lineAt(begins, offset);
    return (kept[line]?.start ?? 0) + offset - (begins[line] ?? 0);
  };
  return { ...writer, role: null, text, start: first.start, end: last.end, toContent };
}

function isBlank(
  content: string,
  line: { readonly start: number; readonly end: number } | undefined,
): boolean {
  return line !== undefined && content.slice(line.start, line.end).trim() === '';
}

/** Index of the last line that begins at the offset or before it. */
function lineAt(begins: readonly number[], offset: number): number {
  let low = 0;
  let high = begins.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((begins[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
