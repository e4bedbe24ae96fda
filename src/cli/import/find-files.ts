import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { KNOWN_ENDINGS } from './detect.ts';
import { FormatError } from './item.ts';

/** A file to import. */
export interface SourceFile {
  readonly path: string;
  /** How it is called in messages and, with `/` between folders, in the ids of its documents. */
  readonly name: string;
  readonly bytes: number;
  readonly modified: Date;
  /** The folder of the Slack export that it is a day of. */
  readonly slack: { readonly root: string; readonly channel: string; readonly day: string } | null;
}

/**
 * The files that the arguments name: files as they are, folders with all that is in them and has a known ending, `-` for
 * what comes in. Hidden files and folders are passed over.
 * Throws FormatError for what is not there and for a folder without any such file.
 */
export async function findFiles(names: readonly string[], stdin: Readable): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = [];
  for (const name of names) {
    if (name === '-') {
      found.push(await fileAt(await spool(stdin), 'stdin'));
      continue;
    }
    const stats = await stat(name).catch(() => null);
    if (stats === null) throw new FormatError(`There is no file or folder ${name}.`);
    if (!stats.isDirectory()) {
      found.push(await fileAt(name, nameOf(name)));
      continue;
    }
    const inside = (await isSlackExport(name)) ? await slackDays(name) : await filesIn(name);
    if (inside.length === 0)
      throw new FormatError(
        `The folder ${name} holds no file that ends in ${[...KNOWN_ENDINGS].map((ending) => `.${ending}`).join(', ')}.`,
      );
    found.push(...inside);
  }
  return found;
}

async function filesIn(folder: string): Promise<readonly SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && KNOWN_ENDINGS.has(extname(entry.name).slice(1).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((part) => part.startsWith('.') || part === 'node_modules'),
    )
    .sort();
  const files: SourceFile[] = [];
  for (const path of paths) {
    const file = await fileAt(path, nameOf(path));
    if (file.bytes > 0) files.push(file);
  }
  return files;
}

/** `users.json` beside folders of days: what Slack exports. */
async function isSlackExport(folder: string): Promise<boolean> {
  const names = await readdir(folder);
  return names.includes('users.json') && names.includes('channels.json');
}

async function slackDays(root: string): Promise<readonly SourceFile[]> {
  const files: SourceFile[] = [];
  const channels = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name: channel } of channels.sort((a, b) => a.name.localeCompare(b.name))) {
    const days = (await readdir(join(root, channel))).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name));
    for (const day of days.sort()) {
      const file = await fileAt(join(root, channel, day), `${channel}/${day}`);
      files.push({ ...file, slack: { root, channel, day: basename(day, '.json') } });
    }
  }
  return files;
}

async function fileAt(path: string, name: string): Promise<SourceFile> {
  const { size, mtime } = await stat(path);
  return { path, name, bytes: size, modified: mtime, slack: null };
}

/** The path as it leads from here, with `/` on every system. */
function nameOf(path: string): string {
  return relative('.', path).split(sep).join('/');
}

/** What comes in, as a file: some formats are looked at before they are read. */
async function spool(stdin: Readable): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'mneme-import-')), 'stdin');
  await pipeline(stdin, createWriteStream(path));
  return path;
}
