import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../support/http-server.ts';
import { startApi } from './start-api.ts';

const HOOK = fileURLToPath(new URL('../support/typescript-in-threads.mjs', import.meta.url));
const MAIN = new URL('../../src/cli/main.ts', import.meta.url).href;

let api: TestServer;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'mneme-cli-'));
});
afterAll(async () => {
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `mneme` in the folder of the test. */
function mneme(
  args: readonly string[],
  input = '',
  onError: (at: { readonly err: string; kill(): void }) => void = () => undefined,
): Promise<Ran> {
  const program = `const { main } = await import(${JSON.stringify(MAIN)}); await main(process.argv.slice(1));`;
  const child = spawn(
    process.execPath,
    ['--import', HOOK, '--input-type=module', '-e', program, '--', ...args],
    { cwd: folder, env: { ...process.env, MNEME_URL: api.at('/graphql') } },
  );
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => {
    err += chunk;
    onError({ err, kill: () => child.kill('SIGKILL') });
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

async function put(name: string, text: string | Uint8Array): Promise<string> {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), text);
  return name;
}

async function ask(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await api.post(query, variables);
  expect(errors).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of what it asks for
  return data as any;
}

const newBank = () => `cli-${randomUUID()}`;
const BANK = `query ($id: ID!) { bank(id: $id) {
  documents { nodes { id text } } memories(first: 100) { nodes { text tags mentionedAt context } } } }`;

describe('mneme import', () => {
  test('remembers a folder of notes, and a second time doubles nothing', async () => {
    const id = newBank();
    await put('notes/trip.md', '# Trip\n\nAlice Chen moved to Rome in May 2023.\n');
    await put('notes/deep/work.txt', 'Bob works for Acme Ltd.\n');
    await put('notes/.hidden.md', 'Nobody reads this.\n');
    const first = await mneme(['import', 'notes', '--bank', id, '--mode', 'RULES', '--tags', 'a, b']);
    expect(first).toMatchObject({ code: 0 });
    expect(first.out).toMatch(/^2 documents, \d+ memories/);
    const before = await ask(BANK, { id });
    expect(before.bank.documents.nodes.map((each: { id: string }) => each.id).sort()).toEqual([
      'notes/deep/work.txt',
      'notes/trip.md',
    ]);
    expect(before.bank.memories.nodes[0].tags).toEqual(['a', 'b']);
    expect((await mneme(['import', 'notes', '--bank', id, '--mode', 'RULES', '--tags', 'a,b'])).code).toBe(0);
    const after = await ask(BANK, { id });
    expect(after.bank.memories.nodes).toHaveLength(before.bank.memories.nodes.length);
  });

  test('reads a chat with its times, and what is piped in', async () => {
    const id = newBank();
    const chat = await put(
      'chat.txt',
      '31/12/2023, 21:05 - Ann: I bought a blue bicycle.\n31/12/2023, 21:06 - Bob: Great.\n',
    );
    const { code } = await mneme([
      'import',
      chat,
      '--bank',
      id,
      '--mode',
      'RULES',
      '--timezone',
      'Europe/Rome',
    ]);
    expect(code).toBe(0);
    const piped = '{"content":"Carol plays chess.","timestamp":"2024-02-01T00:00:00Z"}\n';
    expect(
      (await mneme(['import', '-', '--bank', id, '--mode', 'RULES', '--context', 'club'], piped)).code,
    ).toBe(0);
    const { bank } = await ask(BANK, { id });
    const said = bank.memories.nodes.find(({ text }: { text: string }) => text.includes('bicycle'));
    expect(said.mentionedAt).toBe('2023-12-31T20:05:00.000Z');
    const chess = bank.memories.nodes.find(({ text }: { text: string }) => text.includes('chess'));
    expect(chess).toMatchObject({ mentionedAt: '2024-02-01T00:00:00.000Z', context: 'club' });
  });

  test('goes on with the other files when one cannot be read, and fails in the end', async () => {
    const id = newBank();
    await put('mixed/good.txt', 'Dora sings in a choir.\n');
    await put('mixed/binary.txt', new Uint8Array([1, 0, 2]));
    await put('mixed/latin.txt', new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x0a]));
    await put('mixed/odd.json', '{"name":"x"}');
    const { code, out, err } = await mneme(['import', 'mixed', '--bank', id, '--mode', 'RULES']);
    expect(code).toBe(1);
    expect(err).toContain('mixed/binary.txt: not imported. It is binary');
    expect(err).toContain('mixed/latin.txt: not imported. It is not UTF-8');
    expect(err).toContain('mixed/odd.json: not imported. Its JSON is of no kind that is known');
    expect(out).toContain('3 of 4 files failed');
    expect((await ask(BANK, { id })).bank.documents.nodes).toHaveLength(1);
  });

  test('killed with several requests under way and begun again leaves what one that was not killed leaves', async () => {
    const [id, whole] = [newBank(), newBank()];
    for (let file = 0; file < 14; file++) {
      const lines = Array.from(
        { length: 40 },
        (_, line) => `Person${file} keeps ${line} bees in garden ${file}.`,
      );
      await put(`many/${file}.txt`, lines.join('\n'));
    }
    const args = (bankId: string) => ['import', 'many', '--bank', bankId, '--mode', 'RULES'];
    const killed = await mneme(args(id), '', ({ err, kill }) => {
      if (err.split('\n').length > 4) kill();
    });
    expect(killed.code).not.toBe(0);
    expect((await mneme(args(id))).code).toBe(0);
    expect((await mneme(args(whole))).code).toBe(0);
    const count = `query ($id: ID!) { bank(id: $id) {
      documents(first: 100) { nodes { id text } } memories(first: 100) { totalCount } } }`;
    const inOrder = ({ bank }: { bank: { documents: { nodes: { id: string }[] } } }) => ({
      ...bank,
      documents: bank.documents.nodes.sort((a, b) => a.id.localeCompare(b.id)),
    });
    const expected = inOrder(await ask(count, { id: whole }));
    expect(expected.documents).toHaveLength(14);
    expect(inOrder(await ask(count, { id }))).toEqual(expected);
  });

  const wrong: readonly (readonly [string, readonly string[], string])[] = [
    [
      'a file that is not there',
      ['import', 'nothing.md', '--bank', 'x'],
      'There is no file or folder nothing.md',
    ],
    [
      'nobody at the address',
      ['import', 'one.txt', '--bank', 'x', '--url', 'http://127.0.0.1:9'],
      'No Mneme answers at http://127.0.0.1:9',
    ],
    ['no bank', ['import', 'one.txt'], 'Say with --bank'],
    ['an unknown mode', ['import', 'one.txt', '--bank', 'x', '--mode', 'MAGIC'], 'MAGIC'],
    ['an unknown command', ['remember'], 'mneme --help'],
    ['a bank that is not there', ['export', 'no-such-bank'], 'There is no bank "no-such-bank"'],
  ];
  test.each(wrong)('says what to do about %s, and fails', async (_, args, message) => {
    await put('one.txt', 'One.\n');
    const { code, err } = await mneme(args);
    expect(err).toContain(message);
    expect(code).not.toBe(0);
  });

  test.each([[[]], [['import']], [['export']], [['start']], [['demo']]])(
    'tells of itself: %j --help',
    async (command) => {
      const { code, out } = await mneme([...command, '--help']);
      expect(code).toBe(0);
      expect(out).toContain('Usage: mneme');
    },
  );
});

describe('mneme export', () => {
  test('writes a whole bank that mneme import reads back under another name', async () => {
    const [id, copy] = [newBank(), newBank()];
    await put('text.md', 'Alice Chen moved to Rome because she works for Acme Ltd. Bob stayed in Oslo.\n');
    expect((await mneme(['import', 'text.md', '--bank', id, '--mode', 'RULES'])).code).toBe(0);
    const out = await mneme(['export', id, '-o', 'bank.jsonl']);
    expect(out).toMatchObject({ code: 0, out: '' });
    const back = await mneme(['import', 'bank.jsonl', '--bank', copy]);
    expect(back).toMatchObject({ code: 0 });
    expect((await ask(BANK, { id: copy })).bank).toEqual((await ask(BANK, { id })).bank);
    const again = await mneme(['import', 'bank.jsonl', '--bank', copy]);
    expect(again.err).toContain('holds this copy already');
    const piped = await mneme(['export', copy]);
    const contents = (text: string) =>
      createHash('sha256').update(text.split('\n').slice(1).join('\n')).digest('hex');
    expect(contents(piped.out)).toBe(contents(await readFile(join(folder, 'bank.jsonl'), 'utf8')));
    const recalled = await ask(
      'query ($id: ID!) { recall(input: { bankId: $id, query: "Where did Alice move?" }) { hits { memory { text } } } }',
      { id: copy },
    );
    expect(recalled.recall.hits[0].memory.text).toContain('Rome');
  });

  test('of a copy that was cut off is refused, and finished with the whole one', async () => {
    const [id, copy] = [newBank(), newBank()];
    await put('text.md', 'Alice Chen moved to Rome.\n');
    await mneme(['import', 'text.md', '--bank', id, '--mode', 'RULES']);
    await mneme(['export', id, '-o', 'whole.jsonl']);
    const whole = await readFile(join(folder, 'whole.jsonl'), 'utf8');
    await put('half.jsonl', whole.slice(0, whole.lastIndexOf('{"end"')));
    const half = await mneme(['import', 'half.jsonl', '--bank', copy]);
    expect(half.err).toContain('the file was cut off');
    expect(half.code).toBe(1);
    expect((await ask(BANK, { id: copy })).bank).toBeNull();
    expect((await mneme(['import', 'whole.jsonl', '--bank', copy])).code).toBe(0);
    expect((await ask(BANK, { id: copy })).bank.documents.nodes).toHaveLength(1);
  });
});

test('a page of another site cannot import: only the type that browsers ask about is taken', async () => {
  const response = await fetch(api.at('/banks/x/import'), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('application/x-ndjson');
});
