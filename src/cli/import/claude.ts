import { z } from 'zod';
import { conversationItems } from './conversation.ts';
import { type ChatMessage, FormatError, type ImportItem } from './item.ts';

/** A conversation of the `conversations.json` that Claude exports. */
const conversation = z.object({
  uuid: z.string(),
  name: z.string().nullish(),
  chat_messages: z.array(
    z.object({
      sender: z.string(),
      text: z.string().nullish(),
      content: z.array(z.looseObject({ type: z.string(), text: z.string().nullish() })).nullish(),
      created_at: z.string().nullish(),
    }),
  ),
});

/** True for what is an element of that file. */
export function isClaude(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'chat_messages' in value;
}

/** The items of a conversation. Throws FormatError for what is none. */
export function* claudeItems(value: unknown, index: number): Generator<ImportItem> {
  const { data } = conversation.safeParse(value);
  if (data === undefined) throw new FormatError(`Conversation ${index + 1} is not as Claude exports one.`);
  const messages = data.chat_messages.map(
    ({ sender, text, content, created_at }): ChatMessage => ({
      speaker: sender === 'human' ? 'User' : 'Assistant',
      text: spoken(content) || text || '',
      at: created_at ?? null,
    }),
  );
  yield* conversationItems(`claude:${data.uuid}`, messages, data.name ? { context: data.name } : {});
}

/** What was said, without the calls of tools and their answers. */
function spoken(content: z.output<typeof conversation>['chat_messages'][number]['content']): string {
  return (content ?? [])
    .filter(({ type }) => type === 'text')
    .map(({ text }) => text ?? '')
    .join('\n');
}
