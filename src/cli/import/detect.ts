import { isChatGpt } from './chatgpt.ts';
import { isClaude } from './claude.ts';
import { lineKindOf } from './json-lines.ts';
import { isWhatsApp } from './whatsapp.ts';

export const FORMATS = [
  'text',
  'items',
  'messages',
  'bank',
  'chatgpt',
  'claude',
  'whatsapp',
  'slack',
] as const;
export type Format = (typeof FORMATS)[number];

/** What may be asked of a file before it is read: its name, and its first characters. */
export interface FileHead {
  readonly name: string;
  readonly head: string;
}

/** Endings of files that a folder is searched for. */
export const KNOWN_ENDINGS: ReadonlySet<string> = new Set([
  'md',
  'markdown',
  'txt',
  'text',
  'log',
  'jsonl',
  'ndjson',
  'json',
]);

/** The format of a file; null for JSON of a kind that is not known. */
export function detectFormat({ name, head }: FileHead): Format | null {
  const text = head.replace(/^\ufeff/, '');
  const [first = ''] = text.split('\n', 1);
  const value = jsonOf(first);
  const kind = lineKindOf(value);
  if (kind !== null) return ({ ITEMS: 'items', MESSAGES: 'messages', COPY: 'bank' } as const)[kind];
  if (isChatGpt(value)) return 'chatgpt';
  if (isClaude(value)) return 'claude';
  if (/\.(?:json|jsonl|ndjson)$/i.test(name) || /^\s*\[\s*\{/.test(text)) return jsonFormat(text);
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 10);
  return lines.some(isWhatsApp) ? 'whatsapp' : 'text';
}

/** Told by the names of keys near the beginning, since an element may be longer than what is seen of it. */
function jsonFormat(text: string): Format | null {
  if (/"chat_messages"\s*:/.test(text)) return 'claude';
  if (/"mapping"\s*:\s*\{/.test(text)) return 'chatgpt';
  if (/"type"\s*:\s*"message"/.test(text) && /"ts"\s*:\s*"\d+\.\d+"/.test(text)) return 'slack';
  return null;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
