import { describe, expect, test } from 'vitest';
import type { RetainInput } from '../../../../src/graphql/generated.ts';
import { needsBankTimezone, retainRequestOf } from '../../../../src/graphql/inputs/retain-input.ts';
import { JsonText } from '../../../../src/graphql/scalars/json-text.ts';
import { type LocalOrInstant, readDateTime } from '../../../../src/graphql/scalars/local-or-instant.ts';

type RetainItemInput = RetainInput['items'][number];

const input = (item: Partial<RetainItemInput>): RetainInput => ({
  bankId: 'b',
  items: [{ content: 'c', ...item }],
});

test('what is left out takes its default', () => {
  const { requestHash, ...request } = retainRequestOf(input({ facts: [{ text: 't' }] }), 'UTC');
  expect(requestHash).toMatch(/^[0-9a-f]{64}$/);
  expect(request).toEqual({
    bankId: 'b',
    mode: null,
    idempotencyKey: null,
    items: [
      {
        content: 'c',
        timestamp: null,
        timezone: null,
        context: null,
        documentId: null,
        updateMode: 'REPLACE',
        tags: [],
        metadata: null,
        facts: [
          {
            text: 't',
            type: 'WORLD',
            occurredStart: null,
            occurredEnd: null,
            confidence: null,
            entities: [],
            causes: [],
            quote: null,
            tags: [],
            metadata: null,
          },
        ],
      },
    ],
  });
  expect(retainRequestOf(input({ facts: [] }), 'UTC').items[0]?.facts).toEqual([]);
  expect(retainRequestOf(input({}), 'UTC').items[0]?.facts).toBeNull();
});

describe('a local time', () => {
  const local = readDateTime('2025-06-18T12:00');

  test("is the item's, else the bank's", () => {
    const at = (timezone: string | null) =>
      retainRequestOf(input({ timestamp: local, timezone }), 'Asia/Tokyo').items[0]?.timestamp;
    expect(at('America/New_York')).toBe(Date.UTC(2025, 5, 18, 16));
    expect(at(null)).toBe(Date.UTC(2025, 5, 18, 3));
  });

  test('wants the bank looked up only when nothing nearer says what it means', () => {
    expect(needsBankTimezone(input({ timestamp: local }))).toBe(true);
    expect(needsBankTimezone(input({ facts: [{ text: 't', occurredEnd: local }] }))).toBe(true);
    expect(needsBankTimezone(input({ timestamp: local, timezone: 'UTC' }))).toBe(false);
    expect(needsBankTimezone(input({ timestamp: readDateTime('2025-06-18T12:00Z') }))).toBe(false);
  });

  test('in a timezone that does not exist is refused', () => {
    expect(() => retainRequestOf(input({ timestamp: local, timezone: 'Mars/Olympus' }), 'UTC')).toThrow(
      'Mars/Olympus',
    );
  });
});

describe('a time with an offset', () => {
  const evening = readDateTime('2026-06-01T19:00-05:00');
  const spoken = (timestamp: LocalOrInstant, change: Partial<RetainItemInput>, bankTimezone: string) =>
    retainRequestOf(input({ timestamp, ...change }), bankTimezone).items[0];

  test('says in which timezone it was said, as its facts’ local times then are', () => {
    const local = readDateTime('2026-06-01');
    const item = spoken(evening, { facts: [{ text: 't', occurredStart: local }] }, 'UTC');
    expect(item).toMatchObject({ timestamp: Date.UTC(2026, 5, 2), timezone: '-05:00' });
    expect(item?.facts?.[0]?.occurredStart).toBe(Date.UTC(2026, 5, 1, 5));
  });

  test('leaves it to the item’s timezone, and to a bank whose clock shows the same', () => {
    expect(spoken(evening, { timezone: 'Asia/Tokyo' }, 'UTC')?.timezone).toBe('Asia/Tokyo');
    expect(spoken(evening, {}, 'America/Chicago')?.timezone).toBeNull();
    expect(spoken(evening, {}, 'America/New_York')?.timezone).toBe('-05:00');
  });

  test('of zero says nothing, since programs write the moments of anywhere so', () => {
    for (const utc of ['2026-06-02T00:00Z', '2026-06-02T00:00+00:00']) {
      expect(spoken(readDateTime(utc), {}, 'Asia/Tokyo')?.timezone).toBeNull();
    }
  });

  test('wants the bank looked up unless the item names its timezone', () => {
    expect(needsBankTimezone(input({ timestamp: evening }))).toBe(true);
    expect(needsBankTimezone(input({ timestamp: evening, timezone: 'UTC' }))).toBe(false);
  });
});

test('only causal kinds relate facts', () => {
  const caused = (kind: 'CAUSES' | 'SEMANTIC') =>
    retainRequestOf(input({ facts: [{ text: 't', causes: [{ fact: 1, kind }] }] }), 'UTC').items[0]
      ?.facts?.[0]?.causes;
  expect(caused('CAUSES')).toEqual([{ fact: 1, kind: 'CAUSES', weight: 1 }]);
  expect(() => caused('SEMANTIC')).toThrow('CAUSES, CAUSED_BY, ENABLES, PREVENTS');
});

test('the hash of a request tells it from any other', () => {
  const hash = (item: Partial<RetainInput['items'][number]>) =>
    retainRequestOf(input(item), 'UTC').requestHash;
  expect(hash({ content: 'x' })).toBe(hash({ content: 'x' }));
  const others = [
    {},
    { content: 'x' },
    { tags: ['x'] },
    { context: 'x' },
    { documentId: 'x' },
    { metadata: new JsonText('{"x":1}') },
    { metadata: new JsonText('{"x":1.0}') },
    { facts: [] },
    { timestamp: readDateTime('2025-06-18') },
  ];
  expect(new Set(others.map(hash)).size).toBe(others.length);
});
