import type { Turn } from './turn.ts';

/** Names of the members of a chat, by the keys that its messages have for them. */
export type Members = ReadonlyMap<string, string>;

/** How programs write that somebody, a channel or a page is meant: "<@U2>", "<@U2|dana>", "<#C1|general>", "<https://…|page>". */
const MEANT =
  /<(?:(?<at>@)(?<key>[\w.-]+)|(?<other>#[\w.-]+|![\w^-]+|(?:https?|mailto):[^|>\s]+))(?:\|(?<label>[^<>\n]*))?>/gu;
const NAME_KEYS = ['real_name', 'display_name', 'displayName', 'name'] as const;

/** The members that a chat in JSON names anywhere: objects with an `id` or `user` like "U02AB" and a name, a profile's first. */
export function membersOf(content: string): Members {
  const members = new Map<string, string>();
  if (!/<@[\w.-]+|"user"\s*:\s*"U/u.test(content)) return members;
  for (const value of valuesIn(content)) collect(value, members);
  return members;
}

/** A turn with the members' names for their keys; whom nobody names is somebody. */
export function withMembers(turn: Turn, members: Members): Turn {
  const speaker = (turn.speaker === null ? null : members.get(turn.speaker)) ?? turn.speaker;
  if (!turn.text.includes('<')) return { ...turn, speaker };
  const borders: { readonly at: number; readonly shift: number }[] = [];
  let shift = 0;
  const text = turn.text.replace(MEANT, (whole, ...rest) => {
    const { at, key, other, label } = rest.at(-1) as Record<string, string | undefined>;
    const offset = rest.at(-3) as number;
    const words =
      at === undefined ? (label ?? other ?? whole) : (members.get(key ?? '') ?? label ?? 'somebody');
    shift += whole.length - words.length;
    borders.push({ at: offset + whole.length - shift, shift });
    return words;
  });
  const toContent = (offset: number) =>
    turn.toContent(Math.max(0, offset + (borders.findLast(({ at }) => at <= offset)?.shift ?? 0)));
  return borders.length === 0 ? { ...turn, speaker } : { ...turn, speaker, text, toContent };
}

type Json = unknown;

function valuesIn(content: string): readonly Json[] {
  try {
    return [JSON.parse(content)];
  } catch {
    return content.split('\n').flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
  }
}

function collect(value: Json, members: Map<string, string>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, members);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const object = value as Record<string, Json>;
  const profile = (object.profile ?? object.user_profile ?? {}) as Record<string, Json>;
  const key = object.id ?? object.user;
  const name = [profile, object].flatMap((each) => NAME_KEYS.map((one) => each?.[one])).find(isName);
  if (typeof key === 'string' && name !== undefined && !members.has(key)) members.set(key, name);
  for (const inner of Object.values(object)) if (typeof inner === 'object') collect(inner, members);
}

function isName(value: Json): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
