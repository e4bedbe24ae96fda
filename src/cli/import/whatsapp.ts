import { conversationItems } from './conversation.ts';
import type { ChatMessage, ImportItem } from './item.ts';

/** `[31.12.23, 21:05:33] Ann: …` on iOS, `12/31/23, 9:05 PM - Ann: …` on Android; in front there may be a direction mark. */
const HEAD =
  /^[\u200e\u200f\u202a-\u202e\ufeff]*\[?(\d{1,4})([./-])(\d{1,2})\2(\d{1,4}),?\s+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?[\s\u202f]*([ap]\.?\s?m\.?)?\]?\s*(?:[-–]\s+)?(.*)$/iu;
const SPEAKER = /^([^:\n]{1,80}?):\s(.*)$/su;
/** Stands where a picture or a sound was left out of the export. */
const OMITTED = /^\u200e?(?:<[^<>]{3,40}>|(?:image|video|audio|sticker|GIF|document|Contact card) omitted)$/u;

/** In which order an export writes day, month and year; its country decides. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD';

interface Head {
  readonly numbers: readonly [number, number, number];
  /** `21:05:33` */
  readonly clock: string;
  readonly rest: string;
}

/** True when a line begins as a message of a WhatsApp export does. */
export function isWhatsApp(line: string): boolean {
  const head = readHead(line);
  return head !== null && SPEAKER.test(head.rest);
}

/** The order of the dates of a chat: told by a number above 12, else day first, as most of the world writes. */
export async function dateOrderOf(lines: AsyncIterable<string>): Promise<DateOrder> {
  for await (const line of lines) {
    const [first = 0, second = 0] = readHead(line)?.numbers ?? [];
    if (first > 31) return 'YMD';
    if (first > 12) return 'DMY';
    if (second > 12) return 'MDY';
  }
  return 'DMY';
}

/**
 * The items of an exported chat, in documents of a month. Its times are those of the phone that exported it.
 * @param shared `timezone` of that phone
 */
export async function* whatsAppItems(
  documentId: string,
  lines: AsyncIterable<string>,
  { order, ...shared }: { readonly order: DateOrder; readonly timezone?: string },
): AsyncGenerator<ImportItem> {
  let month: ChatMessage[] = [];
  for await (const message of messagesOf(lines, order)) {
    const [first] = month;
    if (first !== undefined && monthOf(first) !== monthOf(message)) {
      yield* conversationItems(`${documentId}:${monthOf(first)}`, month, shared);
      month = [];
    }
    month.push(message);
  }
  const [first] = month;
  if (first !== undefined) yield* conversationItems(`${documentId}:${monthOf(first)}`, month, shared);
}

async function* messagesOf(lines: AsyncIterable<string>, order: DateOrder): AsyncGenerator<ChatMessage> {
  let open: { readonly head: Head; text: string } | null = null;
  for await (const line of lines) {
    const head = readHead(line);
    if (head === null) {
      if (open !== null) open.text += `\n${line}`;
      continue;
    }
    if (open !== null) yield* messageOf(open, order);
    open = { head, text: head.rest };
  }
  if (open !== null) yield* messageOf(open, order);
}

/** The message, unless nobody says it: that somebody joined, or that a picture was left out. */
function* messageOf(
  { head, text }: { readonly head: Head; readonly text: string },
  order: DateOrder,
): Generator<ChatMessage> {
  const [, speaker = '', said = ''] = SPEAKER.exec(text) ?? [];
  if (speaker === '' || OMITTED.test(said.trim())) return;
  yield {
    speaker: speaker.replace(/[\u200e\u200f\u202a-\u202e]/gu, ''),
    text: said,
    at: localTime(head, order),
  };
}

function readHead(line: string): Head | null {
  const match = HEAD.exec(line);
  if (match === null) return null;
  const [, first, , second, third, hour = '', minute = '', seconds = '00', half = '', rest = ''] = match;
  const hours = (Number(hour) % (half === '' ? 24 : 12)) + (/^p/i.test(half) ? 12 : 0);
  return {
    numbers: [Number(first), Number(second), Number(third)],
    clock: `${two(hours)}:${minute}:${seconds}`,
    rest,
  };
}

/** ISO 8601 without an offset; null for a date that there is not. */
function localTime({ numbers, clock }: Head, order: DateOrder): string | null {
  const [a, b, c] = numbers;
  const [year, month, day] = order === 'YMD' ? [a, b, c] : order === 'DMY' ? [c, b, a] : [c, a, b];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return `${year < 100 ? 2000 + year : year}-${two(month)}-${two(day)}T${clock}`;
}

function monthOf({ at }: ChatMessage): string {
  return at?.slice(0, 7) ?? 'undated';
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
