import { trimSpan } from '../../text/sentences.ts';
import { readToldAt } from './told-at.ts';
import type { Turn } from './turn.ts';

const HEADER = /^(From|To|Cc|Bcc|Subject|Date|Sent|Reply-To)[:：][ \t]*(.*)$/iu;
/** "On Mon, 5 May 2025 at 10:32, Bob <b@x.org> wrote:" opens what is quoted. */
const ATTRIBUTION = /^(?:On|Am|Le|El|Il)\b.{4,200}\b(?:wrote|schrieb|a écrit|escribió|ha scritto)\b.*:\s*$/u;
const QUOTED = /^[ \t]*>/u;
const FORWARDED = /^-{2,}\s*(?:Original|Forwarded|Ursprüngliche)[^\n]*-{2,}\s*$/iu;
/** "-- " alone: what follows is a signature. */
const SIGNATURE = /^--\s?$/u;
const LEAST_HEADERS = 2;

/**
 * The parts of an e-mail that its writer wrote himself: quoted lines, their attribution, what is forwarded below and
 * the signature are left out. Null when the content is no e-mail. The speaker is the sender of the head, if there is one.
 */
export function readEmail(content: string): readonly Turn[] | null {
  const head = readHead(content);
  const quotes =
    /^[ \t]*>/mu.test(content) && content.split('\n', 400).some((line) => ATTRIBUTION.test(line.trim()));
  if (head === null && !quotes) return null;
  const turns: Turn[] = [];
  let partStart: number | null = null;
  const close = (end: number): void => {
    if (partStart !== null) pushPart(turns, content, { start: partStart, end, head });
    partStart = null;
  };
  let start = head?.bodyStart ?? 0;
  while (start < content.length) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const line = content.slice(start, Math.min(end, start + 300)).replace(/\r$/u, '');
    if (FORWARDED.test(line) || SIGNATURE.test(line)) break;
    if (QUOTED.test(line) || ATTRIBUTION.test(line.trim())) close(start);
    else partStart ??= start;
    start = end + 1;
  }
  close(Math.min(start, content.length));
  return turns;
}

interface Head {
  readonly sender: string | null;
  readonly date: string | null;
  readonly bodyStart: number;
}

function readHead(content: string): Head | null {
  let start = trimSpan(content, 0, content.length).start;
  let headers = 0;
  let sender: string | null = null;
  let date: string | null = null;
  while (start < content.length) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const match = HEADER.exec(content.slice(start, Math.min(end, start + 500)).replace(/\r$/u, ''));
    if (match === null) break;
    headers++;
    const name = (match[1] ?? '').toLowerCase();
    if (name === 'from') sender = senderName(match[2] ?? '');
    if (name === 'date' || name === 'sent') date = match[2] ?? null;
    start = end + 1;
  }
  return headers < LEAST_HEADERS ? null : { sender, date, bodyStart: Math.min(start, content.length) };
}

/** `Alice Chen <alice@x.org>` → `Alice Chen`; a bare address is no name. */
function senderName(from: string): string | null {
  const name = from
    .replace(/<[^>]*>/u, '')
    .replace(/["']/gu, '')
    .trim();
  return name === '' || name.includes('@') ? null : name;
}

function pushPart(
  turns: Turn[],
  content: string,
  part: { readonly start: number; readonly end: number; readonly head: Head | null },
): void {
  const span = trimSpan(content, part.start, part.end);
  if (span.end <= span.start) return;
  turns.push({
    speaker: part.head?.sender ?? null,
    role: null,
    text: content.slice(span.start, span.end),
    start: span.start,
    end: span.end,
    toldAt: readToldAt(part.head?.date ?? null),
    toContent: (offset) => span.start + offset,
  });
}
