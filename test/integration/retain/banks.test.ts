import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;
const UNSET = { id: null, name: null, mission: null, timezone: null, disposition: null };

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

test('a bank is made with its defaults, or with what is given', async () => {
  const plain = await bank.admin.createBank(UNSET, NOW);
  expect(plain).toMatchObject({
    name: plain.id,
    mission: null,
    timezone: 'UTC',
    disposition: { skepticism: 3, literalism: 3, empathy: 3 },
    createdAt: NOW,
  });
  expect(plain.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(plain.key).toMatch(/^k[0-9a-f]{20}\d$/);
  const id = newBankId();
  const given = {
    id,
    name: 'Support',
    mission: 'Help.',
    timezone: 'Asia/Tokyo',
    disposition: { skepticism: 5, literalism: null, empathy: 1 },
  };
  expect(await bank.admin.createBank(given, NOW)).toMatchObject({
    ...given,
    disposition: { skepticism: 5, literalism: 3, empathy: 1 },
  });
  await expect(bank.admin.createBank(given, NOW)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('an update changes what it names and clears an empty mission', async () => {
  const { id } = await bank.admin.createBank({ ...UNSET, mission: 'Help.' }, NOW);
  const changed = await bank.admin.updateBank(id, {
    name: 'New',
    mission: null,
    timezone: null,
    disposition: { skepticism: null, literalism: 1, empathy: null },
  });
  expect(changed).toMatchObject({
    name: 'New',
    mission: 'Help.',
    timezone: 'UTC',
    disposition: { skepticism: 3, literalism: 1 },
  });
  expect(await bank.admin.updateBank(id, { ...UNSET, mission: '' })).toMatchObject({
    name: 'New',
    mission: null,
  });
});

test('an update of a bank that is not there says so', async () => {
  await expect(bank.admin.updateBank(newBankId(), UNSET)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  ['a blank id', { id: ' ' }],
  ['a control character', { id: 'a\nb' }],
  ['a long id', { id: 'x'.repeat(129) }],
  ['half a surrogate pair', { id: '\ud83d' }],
  ['an unknown timezone', { timezone: 'Mars/Base' }],
  ['a disposition of 0', { disposition: { skepticism: 0, literalism: null, empathy: null } }],
  ['a disposition of 2.5', { disposition: { skepticism: 2.5, literalism: null, empathy: null } }],
  ['a blank name', { name: '' }],
])('%s is refused', async (_, input) => {
  await expect(bank.admin.createBank({ ...UNSET, ...input }, NOW)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('the first retains of a bank at once make one bank', async () => {
  const bankId = newBankId();
  await Promise.all(
    Array.from({ length: 8 }, (_, i) => bank.retain(request([item(`first ${i}`)], { bankId }))),
  );
  expect(await bank.nodes(bankId)).toMatchObject({ Bank: 1, Memory: 8 });
});

test('ids that differ by case or by an English ending are different banks', async () => {
  const base = newBankId();
  for (const bankId of [base, `${base}ed`, base.toUpperCase()]) {
    await bank.retain(request([item('x')], { bankId }));
  }
  expect(await bank.nodes(base)).toMatchObject({ Bank: 1, Memory: 1 });
});
