import { membersOf, withMembers } from './chat-members.ts';
import { roleOf } from './speaker-lines.ts';
import { readToldAt } from './told-at.ts';
import type { Turn } from './turn.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const SPEAKER_KEYS = [
  'name',
  'speaker',
  'sender',
  'author',
  'from',
  'user',
  'username',
  'participant',
  'nickname',
  'display_name',
  'displayName',
  'role',
] as const;
const ROLE_KEYS = ['role', 'from', 'speaker', 'sender', 'author'] as const;
const TEXT_KEYS = ['content', 'text', 'message', 'body', 'value', 'msg', 'utterance'] as const;
const TIME_KEYS = [
  'timestamp',
  'time',
  'ts',
  'date',
  'created_at',
  'createdAt',
  'create_time',
  'sent_at',
] as const;
const LIST_KEYS = [
  'messages',
  'conversation',
  'conversations',
  'turns',
  'dialog',
  'dialogue',
  'chat',
  'items',
] as const;

/** A JSON string as it stands in the text, quotes included. */
const STRING = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/gu;

/**
 * The turns of a chat written as JSON: an array of messages, an object with one under `messages` or the like, or JSON
 * Lines; null when the content is none of these. A message has a speaker (`role`, `name`, `speaker`, …) and words
 * (`content`, `text`, …, also a list of text parts).
 */
export function readChatJson(content: string): readonly Turn[] | null {
  const opening = /^[\s\uFEFF]*([[{])/u.exec(content);
  if (opening === null) return null;
  const messages = readWhole(content) ?? readJsonLines(content);
  if (messages === null) return null;
  const strings = new StringPlaces(content);
  const members = membersOf(content);
  const turns: Turn[] = [];
  for (const message of messages) {
    for (const text of message.texts) {
      const place = strings.next(text);
      const turn = place === null ? null : toTurn(content, place, { ...message, text });
      if (turn !== null) turns.push(withMembers(turn, members));
    }
  }
  return turns;
}

interface Message {
  readonly speaker: string | null;
  readonly role: string | null;
  readonly told: string | number | null;
  readonly texts: readonly string[];
}

function readWhole(content: string): readonly Message[] | null {
  const value = parse(content);
  if (value === undefined) return null;
  const list = Array.isArray(value) ? value : listIn(value);
  if (list === null) return isObject(value) ? some([toMessage(value)]) : null;
  return some(list.map(toMessage));
}

function listIn(value: Json): readonly Json[] | null {
  if (!isObject(value)) return null;
  for (const key of LIST_KEYS) {
    const inner = value[key];
    if (Array.isArray(inner)) return inner;
  }
  return null;
}

function readJsonLines(content: string): readonly Message[] | null {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const values = lines.map(parse);
  if (values.some((value) => value === undefined)) return null;
  return some(values.map((value) => (value === undefined ? null : toMessage(value))));
}

/**
 * What is said in the list, also where one entry of it does not say by whom; null when it is none of messages for the most
 * part.
 */
function some(messages: readonly (Message | null)[]): readonly Message[] | null {
  const said = messages.filter((message) => message !== null);
  const spoken = said.filter(({ speaker }) => speaker !== null).length;
  return spoken > 0 && spoken * 2 >= messages.length ? said : null;
}

function toMessage(value: Json): Message | null {
  if (!isObject(value)) return null;
  const speaker = firstOf(value, SPEAKER_KEYS, nameOf);
  const texts = firstOf(value, TEXT_KEYS, textsOf);
  if (texts === null) return null;
  const told = firstOf(value, TIME_KEYS, (at) =>
    typeof at === 'string' || typeof at === 'number' ? at : null,
  );
  return { speaker, role: firstOf(value, ROLE_KEYS, nameOf), told, texts };
}

function nameOf(value: Json): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  return isObject(value) ? firstOf(value, ['name', 'username', 'role'], nameOf) : null;
}

function textsOf(value: Json): readonly string[] | null {
  if (typeof value === 'string') return [value];
  if (isObject(value)) return firstOf(value, ['text', 'content', 'parts'], textsOf);
  if (!Array.isArray(value)) return null;
  return value.flatMap((part: Json) => textsOf(part) ?? []);
}

function firstOf<T>(value: JsonObject, keys: readonly string[], read: (value: Json) => T | null): T | null {
  for (const key of keys) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    const found = inner === undefined ? null : read(inner);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined for what is no JSON: the content is then read as plain text. */
function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, '')) as Json;
  } catch {
    return undefined;
  }
}

interface Place {
  readonly start: number;
  readonly raw: string;
}

/** Finds JSON strings in the order in which they stand in the text, each once. */
class StringPlaces {
  readonly #tokens: Iterator<RegExpExecArray>;

  constructor(content: string) {
    this.#tokens = content.matchAll(STRING);
  }

  next(text: string): Place | null {
    for (let token = this.#tokens.next(); token.done !== true; token = this.#tokens.next()) {
      const raw = token.value[0];
      if (raw.length - 2 >= text.length && parse(raw) === text) return { start: token.value.index, raw };
    }
    return null;
  }
}

function toTurn(content: string, place: Place, message: Message & { readonly text: string }): Turn | null {
  if (message.text.trim() === '') return null;
  const role = roleOf(message.role) ?? roleOf(message.speaker);
  return {
    speaker: message.speaker,
    role,
    text: message.text,
    start: place.start + 1,
    end: place.start + place.raw.length - 1,
    toldAt: readToldAt(message.told),
    toldWords: null,
    isQuoted: false,
    toContent: mapEscapes(content, place),
  };
}

/** One escape in a JSON string stands for one UTF-16 unit: `\n` for two characters, `\u00e9` for six. */
function mapEscapes(content: string, place: Place): (offset: number) => number {
  const first = place.start + 1;
  if (!place.raw.includes('\\')) return (offset) => first + offset;
  const starts: number[] = [];
  const end = place.start + place.raw.length - 1;
  for (let at = first; at < end; ) {
    starts.push(at);
    at += content[at] !== '\\' ? 1 : content[at + 1] === 'u' ? 6 : 2;
  }
  starts.push(end);
  return (offset) => starts[offset] ?? end;
}
