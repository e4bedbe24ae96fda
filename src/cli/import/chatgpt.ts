import { z } from 'zod';
import { conversationItems } from './conversation.ts';
import { type ChatMessage, FormatError, type ImportItem } from './item.ts';

const node = z.object({
  parent: z.string().nullish(),
  message: z
    .object({
      author: z.object({ role: z.string(), name: z.string().nullish() }),
      create_time: z.number().nullish(),
      content: z.looseObject({ content_type: z.string(), parts: z.array(z.unknown()).optional() }).nullish(),
      metadata: z.looseObject({ is_visually_hidden_from_conversation: z.boolean().optional() }).nullish(),
    })
    .nullish(),
});

/** A conversation of ChatGPT's `conversations.json`: a tree of messages, of which the current branch is what was read. */
const conversation = z.object({
  id: z.string().optional(),
  conversation_id: z.string().optional(),
  title: z.string().nullish(),
  current_node: z.string().nullish(),
  mapping: z.record(z.string(), node),
});
type Conversation = z.output<typeof conversation>;

/** True for what is an element of that file. */
export function isChatGpt(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'mapping' in value;
}

/** The items of a conversation. Throws FormatError for what is none. */
export function* chatGptItems(value: unknown, index: number): Generator<ImportItem> {
  const { data } = conversation.safeParse(value);
  if (data === undefined) throw new FormatError(`Conversation ${index + 1} is not as ChatGPT exports one.`);
  const id = data.conversation_id ?? data.id ?? String(index + 1);
  yield* conversationItems(`chatgpt:${id}`, messagesOf(data), data.title ? { context: data.title } : {});
}

function* messagesOf({ mapping, current_node }: Conversation): Generator<ChatMessage> {
  for (const id of branch(mapping, current_node ?? lastLeaf(mapping))) {
    const message = mapping[id]?.message;
    if (message == null || message.metadata?.is_visually_hidden_from_conversation === true) continue;
    const { author, content, create_time: seconds } = message;
    // What tools answered and what the system said was said by nobody.
    if ((author.role !== 'user' && author.role !== 'assistant') || content == null) continue;
    const text = (content.parts ?? []).filter((part) => typeof part === 'string').join('\n');
    const at = seconds == null ? null : new Date(seconds * 1000).toISOString();
    yield { speaker: author.role === 'user' ? 'User' : 'Assistant', text, at };
  }
}

/** Ids from the root to a leaf; a circle ends where it closes. */
function branch(mapping: Conversation['mapping'], leaf: string | null): readonly string[] {
  const ids: string[] = [];
  const seen = new Set<string>();
  for (let at: string | null | undefined = leaf; at != null && !seen.has(at); at = mapping[at]?.parent) {
    seen.add(at);
    ids.push(at);
  }
  return ids.reverse();
}

function lastLeaf(mapping: Conversation['mapping']): string | null {
  const parents = new Set(Object.values(mapping).map(({ parent }) => parent));
  return (
    Object.keys(mapping)
      .filter((id) => !parents.has(id))
      .at(-1) ?? null
  );
}
