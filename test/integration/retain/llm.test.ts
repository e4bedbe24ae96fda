import { afterEach, beforeAll, expect, test } from 'vitest';
import { createLlm } from '../../../src/models/llm.ts';
import type { FactAnswer } from '../../../src/prompts/extract-facts.ts';
import { retain } from '../../../src/retain/retain.ts';
import type { Receipt, RetainRequest } from '../../../src/retain/types.ts';
import { testDatabase } from '../../support/database.ts';
import { answer, type LlmServer, type Script, startLlmServer } from '../../support/llm-server.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { newBankId, openBank, type TestBank } from './bank-of-test.ts';

const TOLD = Date.UTC(2023, 4, 8, 13, 56);
const HOSTILE = 'foo`]->() DETACH DELETE n //';

let bank: TestBank;
let server: LlmServer;
beforeAll(async () => {
  bank = await openBank(testDatabase());
});
afterEach(() => server.close());

async function retainBy(script: (user: string) => Script, asked: RetainRequest) {
  server = await startLlmServer(({ body }) => script(body.messages[1]?.content ?? ''));
  const llm = createLlm({
    kind: 'ENDPOINT',
    endpoint: {
      baseUrl: server.url,
      apiKey: null,
      model: 'tiny',
      timeoutMs: 20_000,
      maxConcurrency: 4,
      maxRetries: 0,
      temperature: 0,
      maxOutputTokens: null,
    },
  });
  return retain(asked, { ...bank.ports, llm });
}

function found(text: string, quote: string, rest: Partial<FactAnswer> = {}): FactAnswer {
  return { text, quote, type: 'WORLD', start: null, end: null, entities: [], causes: [], ...rest };
}

test('what a model finds is stored with its source, date, names and causes, and what it cost', async () => {
  const bankId = newBankId();
  const content = 'Bob: I left Acme yesterday because they closed the Lyon office.';
  const facts = [
    found('Acme closed its office in Lyon.', 'they closed the Lyon office', {
      entities: [{ name: 'Acme', type: 'ORGANIZATION' }],
      causes: [{ fact: 1, kind: 'CAUSES' }],
    }),
    found('Bob left Acme on 7 May 2023.', 'I left Acme yesterday', {
      start: '2023-05-07',
      entities: [
        { name: 'Bob', type: 'PERSON' },
        { name: 'Acme', type: 'ORGANIZATION' },
      ],
    }),
    found('Bob moved to Mars.', 'I moved to Mars'),
  ];
  await retainBy(
    () => ({ words: `<think>Two facts.</think>\n\`\`\`json\n${JSON.stringify(facts)}\n\`\`\`` }),
    request([item(content, { timestamp: TOLD })], { bankId, mode: 'LLM' }),
  );
  const rows = await bank.rows(
    `MATCH (m:Memory {bankId: $bankId})-[f:FROM]->(:Chunk)
     RETURN m.text AS text, f.quote AS quote, m.grounded AS grounded, toString(m.occurredStart) AS start,
            [(m)-[:MENTIONS]->(e) | e.name + ' ' + e.type] AS names, [(m)-[:CAUSES]->(o) | o.text] AS causes
     ORDER BY m.position`,
    { bankId },
  );
  expect(rows).toMatchObject([
    {
      text: 'Bob moved to Mars.',
      grounded: false,
      names: [],
    },
    {
      text: 'Bob left Acme on 7 May 2023.',
      quote: 'I left Acme yesterday',
      start: '2023-05-07T00:00:00Z',
      names: expect.arrayContaining(['Bob PERSON', 'Acme ORGANIZATION']),
      causes: [],
    },
    {
      text: 'Acme closed its office in Lyon.',
      quote: 'they closed the Lyon office',
      grounded: true,
      names: ['Acme ORGANIZATION'],
      causes: ['Bob left Acme on 7 May 2023.'],
    },
  ]);
  const [operation] = await bank.rows<{ receipt: string }>(
    'MATCH (o:Operation {bankId: $bankId}) RETURN o.receipt AS receipt',
    { bankId },
  );
  const receipt = JSON.parse(operation?.receipt ?? '') as Receipt;
  expect(receipt).toMatchObject({ llmCalls: 1, inputTokens: 11, outputTokens: 7, items: [{ created: 3 }] });
});

test('hostile words in text, names and kinds are data', async () => {
  const bankId = newBankId();
  const hostile = {
    ...found(HOSTILE, HOSTILE, { entities: [{ name: HOSTILE, type: 'OTHER' }] }),
    causes: [{ fact: 1, kind: HOSTILE }],
  };
  await retainBy(
    () => answer({ facts: [hostile, found('Second.', 'other words')] }),
    request([item(`${HOSTILE} and other words`)], { bankId, mode: 'LLM' }),
  );
  const rows = await bank.rows(
    'MATCH (m:Memory {bankId: $bankId}) RETURN m.text AS text ORDER BY m.position',
    {
      bankId,
    },
  );
  expect(rows).toEqual([{ text: HOSTILE }, { text: 'Second.' }]);
  const kinds = await bank.rows(
    'MATCH (:Memory {bankId: $bankId})-[r:CAUSES|CAUSED_BY|ENABLES|PREVENTS]->() RETURN type(r) AS kind',
    { bankId },
  );
  expect(kinds).toEqual([]);
});

test('one passage without an answer leaves nothing of the whole request, and the bank as it was', async () => {
  const bankId = newBankId();
  const good = request([item('Tea is hot.', { documentId: 'd' })], { bankId });
  await retain(good, bank.ports);
  const before = await bank.nodes(bankId);
  const failing = retainBy(
    (user) =>
      user.includes('bad') ? { words: '', refusal: 'no' } : answer({ facts: [found('New.', 'new')] }),
    request([item('new words', { documentId: 'd' }), item('bad words')], { bankId, mode: 'LLM' }),
  );
  await expect(failing).rejects.toMatchObject({
    code: 'MODEL_OUTPUT_INVALID',
    message: expect.stringContaining('Nothing was stored.'),
  });
  expect(await bank.nodes(bankId)).toEqual(before);
});
