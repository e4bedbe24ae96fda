// `npm run config-table`: writes the table of settings into README.md, from the schema that reads them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT, setupOrExit } from './setup.mjs';

const BEGIN = '<!-- settings:start -->';
const END = '<!-- settings:end -->';

function cell(text) {
  return String(text).replaceAll('|', '\\|');
}

function defaultOf(setting) {
  const value = setting.def.type === 'default' ? setting.def.defaultValue : undefined;
  return value === undefined || value === '' ? '–' : `\`${value}\``;
}

/**
 * The settings as a Markdown table, in the order of the schema.
 * @param {import('zod').ZodObject} environment
 */
export function settingsTable(environment) {
  const rows = Object.entries(environment.shape).map(
    ([name, setting]) => `| \`${name}\` | ${cell(defaultOf(setting))} | ${cell(setting.description)} |`,
  );
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** The text with the table between its two markers. Throws when they are missing. */
export function withTable(text, table) {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`README.md needs the two lines "${BEGIN}" and "${END}"`);
  return `${text.slice(0, begin + BEGIN.length)}\n${table}\n${text.slice(end)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setupOrExit();
  const { environment } = await import(pathToFileURL(join(ROOT, 'dist', 'environment.js')).href);
  const path = join(ROOT, 'README.md');
  await writeFile(path, withTable(await readFile(path, 'utf8'), settingsTable(environment)));
}
