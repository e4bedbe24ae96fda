import type { ChatMessage, ImportItem } from './item.ts';

/** Messages with no longer a pause than this are read together: a question keeps its answer. */
const PAUSE_MS = 30 * 60_000;
/** Characters of an item: several chunks, so that what belongs together is seldom cut. */
const ITEM_CHARS = 12_000;
/** Characters of a document: far below what one request may hold. */
const DOCUMENT_CHARS = 200_000;

/**
 * A conversation as items, a turn a line, each item the messages of one sitting with the moment of its first. A long
 * conversation becomes several documents, `<id>`, `<id>#2` and so on; what is added to its end later leaves the earlier
 * ones as they are.
 */
export function* conversationItems(
  documentId: string,
  messages: Iterable<ChatMessage>,
  shared: Partial<ImportItem> = {},
): Generator<ImportItem> {
  let part = 1;
  let chars = 0;
  for (const sitting of sittings(messages)) {
    const content = sitting.map(turn).join('\n');
    if (chars > 0 && chars + content.length > DOCUMENT_CHARS) {
      part++;
      chars = 0;
    }
    chars += content.length;
    const at = sitting[0]?.at ?? null;
    yield {
      ...shared,
      documentId: part === 1 ? documentId : `${documentId}#${part}`,
      content,
      ...(at === null ? {} : { timestamp: at }),
    };
  }
}

function* sittings(messages: Iterable<ChatMessage>): Generator<readonly ChatMessage[]> {
  let open: ChatMessage[] = [];
  let chars = 0;
  for (const message of messages) {
    if (message.text.trim() === '') continue;
    const last = open.at(-1);
    if (last !== undefined && (chars + message.text.length > ITEM_CHARS || isApart(last, message))) {
      yield open;
      open = [];
      chars = 0;
    }
    open.push(message);
    chars += message.text.length;
  }
  if (open.length > 0) yield open;
}

/** Another day, or a long pause: what is said then is dated by itself. */
function isApart(a: ChatMessage, b: ChatMessage): boolean {
  if (a.at === null || b.at === null) return a.at !== b.at;
  if (a.at.slice(0, 10) !== b.at.slice(0, 10)) return true;
  return Math.abs(Date.parse(b.at) - Date.parse(a.at)) > PAUSE_MS;
}

/** A turn as retain reads it: its speaker first. Further lines stay his. */
function turn({ speaker, text }: ChatMessage): string {
  return `${speaker.replace(/[\n:]+/g, ' ').trim() || 'Unknown'}: ${text.trim()}`;
}
