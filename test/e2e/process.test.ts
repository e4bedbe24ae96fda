import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlRequest } from '../../src/cli/graphql-client.ts';
import { endpointOf, type MnemeProcess, processesWith, spawnMneme, until } from '../support/mneme-process.ts';

let home: string;
const started: MnemeProcess[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'mneme-home-'));
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await until('nothing runs on the folder', async () => (await processesWith(home)).length === 0);
  await rm(home, { recursive: true, force: true });
});

/** Each test waits for starts of Neo4j: ten seconds on an idle machine, minutes on one that runs other suites too. */
const SLOW = { timeout: 600_000 };
const SMALL = { EMBEDDED_HEAP_MB: '512', EMBEDDED_PAGE_CACHE_MB: '128', LOG_LEVEL: 'warn' };

function start(environment: Readonly<Record<string, string>> = {}): MnemeProcess {
  const mneme = spawnMneme({ MNEME_HOME: home, PORT: '0', ...SMALL, ...environment });
  started.push(mneme);
  return mneme;
}

async function remember(endpoint: string, content: string): Promise<void> {
  const retain = 'mutation($input: RetainInput!) { retain(input: $input) { memories { id } } }';
  await graphqlRequest(endpoint, retain, {
    input: { bankId: 'process', mode: 'VERBATIM', items: [{ content }] },
  });
}

async function memories(endpoint: string): Promise<readonly string[]> {
  const query = 'query { bank(id: "process") { memories(first: 50) { nodes { text } } } }';
  const { bank } = await graphqlRequest<{
    bank: { memories: { nodes: readonly { text: string }[] } } | null;
  }>(endpoint, query, {});
  return (bank?.memories.nodes ?? []).map(({ text }) => text).sort();
}

async function isReady(endpoint: string): Promise<boolean> {
  return (await fetch(new URL('/health/ready', endpoint))).ok;
}

/** The process of the own Neo4j: the only Java on the folder. */
async function neo4jPid(): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(home, 'run', 'mneme-neo4j.json'), 'utf8')) as {
    pid: number;
  };
  return pid;
}

const nothingRuns = () =>
  until('nothing runs on the folder', async () => (await processesWith(home)).length === 0);

describe('a process that cannot start says why, and leaves nothing running', SLOW, () => {
  test('wrong settings end it with code 2 and every name', async () => {
    const mneme = start({ PORT: 'http', RECALL_RRF_K: 'sixty' });
    expect(await mneme.ended).toBe(2);
    expect(mneme.output()).toContain('PORT must be');
    expect(mneme.output()).toContain('RECALL_RRF_K must be');
  });

  test.each([['PORT'], ['EMBEDDED_BOLT_PORT'], ['EMBEDDED_HTTP_PORT']])(
    'a taken %s ends it with code 1 and a way out',
    async (setting) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const mneme = start({ [setting]: String(port) });
      expect(await mneme.ended).toBe(1);
      expect(mneme.output()).toContain(`port ${port} is taken`);
      expect(mneme.output()).toContain(`${setting}=${port + 1}`);
      expect(mneme.output()).not.toContain('    at ');
      expect(await processesWith(home)).toEqual([]);
      other.close();
    },
  );
});

describe('the own Neo4j', SLOW, () => {
  let mneme: MnemeProcess;
  let endpoint: string;

  beforeAll(async () => {
    mneme = start();
    endpoint = await endpointOf(mneme);
  }, SLOW.timeout);

  test('the start tells how to connect, and only its owner can read the password', async () => {
    const file = join(home, 'neo4j-password');
    expect(mneme.output()).toMatch(/bolt:\/\/127\.0\.0\.1:\d+ \(user neo4j, password in /);
    expect(mneme.output()).toContain(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(mneme.output()).not.toContain((await readFile(file, 'utf8')).trim());
  });

  test('the password stands on no command line', async () => {
    const password = (await readFile(join(home, 'neo4j-password'), 'utf8')).trim();
    expect(await processesWith(password)).toEqual([]);
  });

  test('a second instance on the same folder is refused by name, and the first goes on', async () => {
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Another Mneme (process ${mneme.child.pid}) uses the data folder ${home}`,
    );
    expect(await isReady(endpoint)).toBe(true);
  });

  test('killed, it comes back by itself with every acknowledged write', async () => {
    await remember(endpoint, 'Alice moved to Paris.');
    const killed = await neo4jPid();
    process.kill(killed, 'SIGKILL');
    await until('readiness turns false', async () => !(await isReady(endpoint)));
    await until('readiness turns true', () => isReady(endpoint));
    expect(await neo4jPid()).not.toBe(killed);
    expect(await memories(endpoint)).toEqual(['Alice moved to Paris.']);
  });

  test('when the API is killed it stops too, and the next start has every acknowledged write', async () => {
    await remember(endpoint, 'Bob plays chess.');
    mneme.child.kill('SIGKILL');
    expect(await mneme.ended).toBe('SIGKILL');
    // At once, while the orphan may still be stopping.
    mneme = start();
    endpoint = await endpointOf(mneme);
    expect(await memories(endpoint)).toEqual(['Alice moved to Paris.', 'Bob plays chess.']);
  });

  test('SIGTERM ends both in order', async () => {
    mneme.child.kill('SIGTERM');
    expect(await mneme.ended).toBe(0);
    expect(await processesWith(home)).toEqual([]);
    const log = await readFile(join(home, 'logs', 'neo4j.log'), 'utf8');
    expect(log.trimEnd().split('\n').at(-1)).toContain('Stopped.');
  });

  test('a signal during the start ends it too', async () => {
    mneme = start();
    await until(
      'Neo4j is being started',
      async () => (await processesWith(`Launch.java ${home}`)).length > 0,
    );
    mneme.child.kill('SIGINT');
    expect(await mneme.ended).toBe(0);
    await nothingRuns();
  });
});
