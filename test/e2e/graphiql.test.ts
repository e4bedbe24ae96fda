import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../support/http-server.ts';
import { startApi } from './start-api.ts';

/** Where the systems that run these tests have Chromium. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Several times what the page waits before it reads a changed editor. */
const SETTLED_MS = 2_000;

let api: TestServer;
let profile: string;
let browser: BrowserContext;
let page: Page;
/** Requests of the page to other hosts, all of which were refused, and what it complained about. */
const abroad: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  const executablePath = BROWSERS.find(existsSync);
  if (executablePath === undefined) throw new Error('install Chromium: this test opens the page in it');
  api = await startApi();
  await api.post('mutation { deleteBank(id: "travel") { deleted } }');
  profile = mkdtempSync(join(tmpdir(), 'mneme-browser-'));
  browser = await chromium.launchPersistentContext(profile, { executablePath, args: FLAGS });
  const { host } = new URL(api.url);
  await browser.route(
    (url) => url.host !== host && url.protocol.startsWith('http'),
    (route) => {
      abroad.push(route.request().url());
      return route.abort();
    },
  );
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(api.url);
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
  if (profile !== undefined) rmSync(profile, { recursive: true, force: true });
});

/** The buttons that name the tabs. */
function tabs() {
  return page.locator('.graphiql-tab-button');
}

/** Runs the tab of that name and waits for its answer. */
async function run(tab: string): Promise<string> {
  await tabs().filter({ hasText: tab }).click();
  // The page reads an operation's name a moment after its tab was opened, and would send the old name until then.
  await page.waitForTimeout(SETTLED_MS);
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes(` ${tab} `) === true,
  );
  await page.locator('.graphiql-execute-button').click();
  await (await answered).finished();
  const answer = page.locator('.result-window .CodeMirror-code');
  await answer.getByText('"data"').waitFor();
  return ((await answer.textContent()) ?? '').replace(/\s+/g, ' ');
}

test('the page opens without any other host, with a name and its examples in tabs', async () => {
  await tabs().first().waitFor();
  expect(await page.title()).toContain('Mneme');
  expect(await page.locator('.mneme-logo').textContent()).toContain('Mneme');
  expect(await tabs().allTextContents()).toEqual([
    'CreateBank',
    'Remember',
    'Recall',
    'Explain',
    'Trace',
    'WhyNot',
    'Graph',
    'DeleteBank',
  ]);
});

test('its examples run, and show what was remembered', async () => {
  expect(await run('CreateBank')).toContain('"name": "Travel assistant"');
  expect(await run('Remember')).toContain('"state": "SUCCEEDED"');
  expect(await run('Recall')).toContain('shellfish');
});

test('its documentation comes from the schema', async () => {
  await page.getByLabel('Show Documentation Explorer').click();
  await page.getByText('long-term memory for AI agents').waitFor();
});

test('nothing was asked of another host, and nothing failed', () => {
  expect(abroad).toEqual([]);
  expect(complaints).toEqual([]);
});
