import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatGptItems } from './chatgpt.ts';
import { claudeItems } from './claude.ts';
import type { Format } from './detect.ts';
import { linesOf, piecesOf } from './file-text.ts';
import type { SourceFile } from './find-files.ts';
import { FormatError, type ImportItem } from './item.ts';
import { jsonElements } from './json-elements.ts';
import { messageItems, retainItems } from './json-lines.ts';
import { plainTextItems } from './plain-text.ts';
import { slackItems, slackNames } from './slack.ts';
import { dateOrderOf, whatsAppItems } from './whatsapp.ts';

export interface ReadOptions {
  readonly format: Exclude<Format, 'bank'>;
  readonly documentId: string;
  /** Of the phone that a WhatsApp chat was exported from. */
  readonly timezone: string | null;
  /** Told of bytes that were read. */
  readonly onBytes: (bytes: number) => void;
}

/** The items of a file, read as they are taken. Throws FormatError. */
export async function* readItems(
  file: SourceFile,
  { format, documentId, timezone, onBytes }: ReadOptions,
): AsyncGenerator<ImportItem> {
  const lines = () => linesOf(file.path, onBytes);
  switch (format) {
    case 'text':
      return yield* plainTextItems(documentId, lines());
    case 'items':
      return yield* retainItems(documentId, lines());
    case 'messages':
      return yield* messageItems(documentId, lines());
    case 'chatgpt':
    case 'claude':
      return yield* conversations(file, format, onBytes);
    case 'whatsapp': {
      const order = await dateOrderOf(linesOf(file.path, () => undefined));
      return yield* whatsAppItems(documentId, lines(), timezone === null ? { order } : { order, timezone });
    }
    case 'slack':
      return yield* slackDay(file, onBytes);
  }
}

async function* conversations(
  file: SourceFile,
  format: 'chatgpt' | 'claude',
  onBytes: (bytes: number) => void,
): AsyncGenerator<ImportItem> {
  let index = 0;
  for await (const value of jsonElements(piecesOf(file.path, onBytes))) {
    yield* format === 'chatgpt' ? chatGptItems(value, index) : claudeItems(value, index);
    index++;
  }
}

async function* slackDay(file: SourceFile, onBytes: (bytes: number) => void): AsyncGenerator<ImportItem> {
  if (file.slack === null)
    throw new FormatError('It is one day of a Slack export. Import the folder of the export as a whole.');
  const { root, channel, day } = file.slack;
  const names = slackNames(await jsonIn(join(root, 'users.json')));
  onBytes(file.bytes);
  yield* slackItems(await jsonIn(file.path), { channel, day, names });
}

async function jsonIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new FormatError(`${path} is not JSON.`);
    throw error;
  }
}
