import { z } from 'zod';
import { conversationItems } from './conversation.ts';
import { type ChatMessage, FormatError, type ImportItem } from './item.ts';

const user = z.looseObject({
  id: z.string(),
  name: z.string().nullish(),
  real_name: z.string().nullish(),
  profile: z.looseObject({ display_name: z.string().nullish(), real_name: z.string().nullish() }).nullish(),
});

const message = z.looseObject({
  type: z.string(),
  subtype: z.string().nullish(),
  user: z.string().nullish(),
  username: z.string().nullish(),
  text: z.string().nullish(),
  ts: z.string(),
  user_profile: z.looseObject({ real_name: z.string().nullish() }).nullish(),
});

/** Kinds of messages that somebody said; the others tell of joining, renaming and the like. */
const SAID: ReadonlySet<string> = new Set(['thread_broadcast', 'me_message', 'file_share', 'bot_message']);

/** Names by the ids of Slack's `users.json`. Throws FormatError for what is none. */
export function slackNames(value: unknown): ReadonlyMap<string, string> {
  const { data } = z.array(user).safeParse(value);
  if (data === undefined) throw new FormatError('users.json is not as Slack exports it.');
  return new Map(
    data.map(({ id, name, real_name, profile }) => [
      id,
      profile?.real_name || real_name || profile?.display_name || name || id,
    ]),
  );
}

/** The items of one day of a channel, `<channel>/<day>.json`. Throws FormatError for what is none. */
export function* slackItems(
  value: unknown,
  {
    channel,
    day,
    names,
  }: { readonly channel: string; readonly day: string; readonly names: ReadonlyMap<string, string> },
): Generator<ImportItem> {
  const { data } = z.array(message).safeParse(value);
  if (data === undefined) throw new FormatError('It is not a day of a channel as Slack exports it.');
  const messages = data
    .filter(({ type, subtype }) => type === 'message' && (subtype == null || SAID.has(subtype)))
    .map(
      ({ user: id, username, user_profile: profile, text, ts }): ChatMessage => ({
        speaker: (id == null ? null : names.get(id)) || profile?.real_name || username || id || 'Unknown',
        text: readable(text ?? '', names),
        at: new Date(Number(ts) * 1000).toISOString(),
      }),
    );
  yield* conversationItems(`slack:${channel}/${day}`, messages, { context: `Slack channel #${channel}` });
}

/** Slack's own marks as words: mentions by name, links by their words. */
function readable(text: string, names: ReadonlyMap<string, string>): string {
  return text
    .replace(/<@([A-Z0-9]+)(?:\|([^>]+))?>/g, (_, id: string, label?: string) => names.get(id) ?? label ?? id)
    .replace(/<#[A-Z0-9]+\|([^>]*)>/g, '#$1')
    .replace(/<!(\w+)(?:[|^][^>]*)?>/g, '@$1')
    .replace(/<([^|>]+)\|([^>]+)>/g, '$2 ($1)')
    .replace(/<(https?:[^>]+|mailto:[^>]+)>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
