import { z } from 'zod';
import { conversationItems } from './conversation.ts';
import { type ChatMessage, FormatError, type ImportItem } from './item.ts';

/** An item as `retain` takes it; without a document id it is known by its line. */
const retainItem = z.strictObject({
  content: z.string(),
  timestamp: z.string().nullish(),
  timezone: z.string().nullish(),
  context: z.string().nullish(),
  documentId: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  metadata: z.unknown().optional(),
  facts: z.unknown().optional(),
});

/** A message of a model's conversation; what else stands beside it is passed over. */
const chatMessage = z.looseObject({
  role: z.string(),
  content: z
    .union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().nullish() }))])
    .nullish(),
  name: z.string().nullish(),
  timestamp: z.union([z.string(), z.number()]).nullish(),
});

/** What the lines of a file are. */
export type LineKind = 'ITEMS' | 'MESSAGES' | 'COPY';

/** What a first line tells of its file; null for neither of them. */
export function lineKindOf(value: unknown): LineKind | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if ('mneme' in value) return 'COPY';
  if ('role' in value) return 'MESSAGES';
  return 'content' in value ? 'ITEMS' : null;
}

/** RetainItems, one a line, as they stand. Throws FormatError naming the line. */
export async function* retainItems(
  documentId: string,
  lines: AsyncIterable<string>,
): AsyncGenerator<ImportItem> {
  for await (const { value, number } of jsonOf(lines)) {
    const { data, error } = retainItem.safeParse(value);
    if (data === undefined) throw notAs(number, 'an item as `retain` takes it', error);
    const given = Object.entries(data).filter(([, each]) => each != null);
    yield {
      ...Object.fromEntries(given),
      documentId: data.documentId ?? `${documentId}:${number}`,
    } as ImportItem;
  }
}

/** Messages `{role, content, name?, timestamp?}`, one a line, as one conversation. Throws FormatError naming the line. */
export async function* messageItems(
  documentId: string,
  lines: AsyncIterable<string>,
): AsyncGenerator<ImportItem> {
  // Some hundred messages are put together at a time; a sitting that is cut there goes on in the next item.
  let messages: ChatMessage[] = [];
  let block = 1;
  for await (const { value, number } of jsonOf(lines)) {
    const { data, error } = chatMessage.safeParse(value);
    if (data === undefined) throw notAs(number, 'a message {role, content}', error);
    if (data.role !== 'system' && data.role !== 'tool' && data.role !== 'developer')
      messages.push(messageOf(data));
    if (messages.length < MESSAGES_A_BLOCK) continue;
    yield* conversationItems(blockId(documentId, block++), messages);
    messages = [];
  }
  yield* conversationItems(blockId(documentId, block), messages);
}

const MESSAGES_A_BLOCK = 500;

function blockId(documentId: string, block: number): string {
  return block === 1 ? documentId : `${documentId}:${block}`;
}

function messageOf({ role, name, content, timestamp }: z.output<typeof chatMessage>): ChatMessage {
  const text =
    typeof content === 'string'
      ? content
      : (content ?? []).flatMap((part) => (part.type === 'text' ? (part.text ?? []) : [])).join('\n');
  const speaker = name ?? `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
  return { speaker, text, at: timestamp == null ? null : isoOf(timestamp) };
}

/** Numbers are seconds since 1970, or milliseconds where they are too large for that. */
function isoOf(timestamp: string | number): string {
  if (typeof timestamp === 'string') return timestamp;
  return new Date(timestamp > 1e11 ? timestamp : timestamp * 1000).toISOString();
}

async function* jsonOf(lines: AsyncIterable<string>): AsyncGenerator<{ value: unknown; number: number }> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    try {
      yield { value: JSON.parse(line.replace(/^\ufeff/, '')), number };
    } catch {
      throw new FormatError(`Line ${number} is not JSON. Every line of such a file holds one JSON object.`);
    }
  }
}

function notAs(number: number, what: string, { issues: [issue] }: z.ZodError): FormatError {
  const path = issue?.path.join('.') ?? '';
  return new FormatError(
    `Line ${number} is not ${what}: ${path === '' ? '' : `${path}: `}${issue?.message ?? ''}`,
  );
}
