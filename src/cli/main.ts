import { stat } from 'node:fs/promises';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { ApiError, apiAddress, requireApi } from './api-client.ts';
import { demo } from './demo.ts';
import { exportBank } from './export.ts';
import { FORMATS } from './import/detect.ts';
import { findFiles, type SourceFile } from './import/find-files.ts';
import { importFile, REQUESTS_AT_ONCE } from './import/import-files.ts';
import { InFlight } from './import/in-flight.ts';
import { FormatError } from './import/item.ts';
import { type FileReport, type ImportOptions, NOTHING, sum } from './import/report.ts';
import { createProgress, type Progress } from './progress.ts';

const EXIT_FAILURE = 1;
const MODES = ['LLM', 'RULES', 'VERBATIM'] as const;
const DEFAULT_URL = 'http://127.0.0.1:4000';

interface ImportFlags {
  readonly bank?: string;
  readonly url: string;
  readonly mode?: string;
  readonly tags?: readonly string[];
  readonly context?: string;
  readonly timezone?: string;
  readonly timestamp?: string;
  readonly documentId?: string;
  readonly format?: (typeof FORMATS)[number];
}

function urlOption(): Option {
  return new Option('--url <address>', 'address of the API').env('MNEME_URL').default(DEFAULT_URL);
}

/** The commands of `mneme`. */
export function createProgram(): Command {
  const program = new Command('mneme')
    .description('Long-term memory for AI agents. Without a command it starts.')
    .showHelpAfterError('(mneme --help tells more)')
    .exitOverride();
  program
    .command('start', { isDefault: true })
    .description('start the API and, unless NEO4J_URI is set, its database')
    .action(start);
  program
    .command('demo')
    .description('fill the bank `demo` and ask a question for each search')
    .addOption(urlOption())
    .action(({ url }: { url: string }) => demo(new URL('graphql', apiAddress(url)).href));
  program
    .command('import')
    .description(
      'remember files: Markdown, text, JSON Lines, exports of ChatGPT, Claude, WhatsApp and Slack, or a copy of a bank',
    )
    .argument('<files...>', 'files and folders; - reads what is piped in')
    .option('--bank <id>', 'bank into which they go; a missing one is made')
    .addOption(urlOption())
    .addOption(new Option('--mode <mode>', 'how facts are made').choices(MODES))
    .option('--tags <tags>', 'labels for all of them, with commas between', listOf)
    .option('--context <words>', 'the circumstances in a few words')
    .option('--timezone <name>', 'IANA name of the timezone of times without an offset')
    .option(
      '--timestamp <when>',
      'when they were said or written: ISO 8601, or mtime for when each file was last changed',
    )
    .option('--document-id <id>', 'document that a single file becomes; its path, when left out')
    .addOption(new Option('--format <format>', 'what the files are, where that is not seen').choices(FORMATS))
    .action(importCommand);
  program
    .command('export')
    .description('write a copy of a whole bank as JSON Lines, vectors included; `mneme import` reads it back')
    .argument('<bank>', 'the bank')
    .option('-o, --output <file>', 'file to write to; standard output, when left out')
    .addOption(urlOption())
    .action(exportCommand);
  return program;
}

function listOf(given: string): readonly string[] {
  const tags = given
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  if (tags.length === 0) throw new InvalidArgumentError('names no tag.');
  return tags;
}

async function importCommand(names: readonly string[], flags: ImportFlags): Promise<void> {
  const options: ImportOptions = {
    api: apiAddress(flags.url),
    bank: flags.bank ?? null,
    mode: flags.mode ?? null,
    tags: flags.tags ?? [],
    context: flags.context ?? null,
    timezone: flags.timezone ?? null,
    timestamp: flags.timestamp ?? null,
    documentId: flags.documentId ?? null,
    format: flags.format ?? null,
  };
  const files = await findFiles(names, process.stdin);
  if (options.documentId !== null && files.length > 1)
    throw new FormatError(`--document-id names one document, and there are ${files.length} files.`);
  await requireApi(options.api);
  const bytes = files.reduce((all, file) => all + file.bytes, 0);
  const progress = createProgress(process.stderr, bytes, process.stderr.isTTY === true);
  try {
    await importAll(files, options, progress);
  } finally {
    progress.close();
  }
}

async function importAll(
  files: readonly SourceFile[],
  options: ImportOptions,
  progress: Progress,
): Promise<void> {
  let all = NOTHING;
  let failed = 0;
  let lost: unknown = null;
  const inFlight = new InFlight(REQUESTS_AT_ONCE);
  const told: Promise<void>[] = [];
  const tell = (file: SourceFile, error: unknown) => {
    if (!(error instanceof Error) || (error instanceof ApiError && error.isUnreachable)) {
      lost ??= error;
      return;
    }
    failed++;
    progress.end(`${file.name}: not imported. ${messageOf(error)}`);
  };
  for (const file of files) {
    if (lost !== null) break;
    progress.begin(file.name);
    try {
      const { done } = await importFile(file, options, { progress, inFlight });
      const ended = done.then((report) => {
        all = sum(all, report);
        progress.end(`${file.name}: ${worded(report)}`);
      });
      told.push(ended.catch((error: unknown) => tell(file, error)));
    } catch (error) {
      tell(file, error);
    }
  }
  await Promise.all(told);
  // Of a file that breaks off some was sent.
  await inFlight.settled();
  if (lost !== null) throw lost;
  progress.close();
  const failures = failed === 0 ? '' : `; ${failed} of ${files.length} files failed`;
  process.stdout.write(`${worded(all)}${failures}\n`);
  if (failed > 0) process.exitCode = EXIT_FAILURE;
}

async function exportCommand(bank: string, { output, url }: { output?: string; url: string }): Promise<void> {
  const path = output ?? null;
  if (path === null && process.stdout.isTTY === true)
    throw new FormatError(
      'A copy is not for the screen. Send it into a file: mneme export BANK > bank.jsonl',
    );
  if (path !== null && (await stat(path).catch(() => null))?.isDirectory())
    throw new FormatError(`${path} is a folder. Name a file.`);
  const { bytes, records, changed } = await exportBank(apiAddress(url), bank, { path, out: process.stdout });
  process.stderr.write(`${records} records, ${(bytes / 1e6).toFixed(1)} MB\n`);
  if (changed)
    process.stderr.write(
      'The bank was written to while it was copied, so some links may lack an end. For an exact copy, export again when nobody writes.\n',
    );
}

function worded({ documents, created, merged, superseded, ignored }: FileReport): string {
  const parts = [
    documents === 0 ? null : counted(documents, 'document', 'documents'),
    counted(created, 'memory', 'memories'),
    merged === 0 ? null : `${merged} known already`,
    superseded === 0 ? null : `${superseded} replaced`,
    ignored === 0 ? null : `${ignored} ignored`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** Runs the API in this very process, so that signals reach it. */
async function start(): Promise<void> {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  await import(new URL(`../main.${ending}`, import.meta.url).href);
}

function messageOf(error: Error): string {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EACCES')
    return `It cannot be read: ${path ?? ''} belongs to somebody else. Give yourself the right to read it.`;
  if (code === 'ENOENT') return 'It is gone.';
  return error.message;
}

/** Runs the command that the arguments name; the exit code says how it went. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode;
      return;
    }
    const isExpected =
      error instanceof FormatError ||
      error instanceof ApiError ||
      (error as NodeJS.ErrnoException).code !== undefined;
    console.error(isExpected ? messageOf(error as Error) : error);
    process.exitCode = EXIT_FAILURE;
  }
}
