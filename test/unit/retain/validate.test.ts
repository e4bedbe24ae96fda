import { describe, expect, test } from 'vitest';
import { EARLIEST, FAR_FUTURE } from '../../../src/domain/instant.ts';
import { MAX_ITEMS, MAX_METADATA_CHARS, MAX_REQUEST_CHARS, MAX_TAGS } from '../../../src/retain/limits.ts';
import type { RetainRequest } from '../../../src/retain/types.ts';
import { validate } from '../../../src/retain/validate.ts';
import { fact, item, request } from './requests.ts';

const AT = Date.UTC(2024, 2, 1);
const causal = (cause: object) =>
  request([
    item('x'),
    item('y', {
      facts: [fact('a'), fact('b', { causes: [{ fact: 0, kind: 'CAUSES', weight: 1, ...cause }] })],
    }),
  ]);

describe('what cannot be retained is refused with the place where it stands', () => {
  test.each<[string, RetainRequest, RegExp]>([
    ['no items', request([]), /^items is empty/],
    ['blank content', request([item('ok'), item(' \n\t')]), /^items\[1\]\.content is blank/],
    ['content of zero-width characters', request([item('\u200B\u2060')]), /content is blank/],
    ['a NUL', request([item('a\0b')]), /content holds a NUL character at offset 1/],
    ['a lone surrogate', request([item('ab\uD83D')]), /content holds half a surrogate pair at offset 2/],
    ['a NUL in the context', request([item('a', { context: '\0' })]), /context holds a NUL/],
    ['too many items', request(Array.from({ length: MAX_ITEMS + 1 }, () => item('a'))), /at most 1000/],
    ['too much text', request([item('a'.repeat(MAX_REQUEST_CHARS + 1))]), /at most 1000000/],
    ['a time before year 1', request([item('a', { timestamp: EARLIEST - 1 })]), /years 1 to 9999/],
    ['a time after year 9999', request([item('a', { timestamp: FAR_FUTURE + 1 })]), /years 1 to 9999/],
    ['a time that is none', request([item('a', { timestamp: Number.NaN })]), /years 1 to 9999/],
    ['an unknown timezone', request([item('a', { timezone: 'Mars/Base' })]), /Mars\/Base/],
    ['a blank documentId', request([item('a', { documentId: ' ' })]), /documentId is blank/],
    ['a long documentId', request([item('a', { documentId: 'd'.repeat(257) })]), /at most 256/],
    ['a blank tag', request([item('a', { tags: ['ok', ''] })]), /tags\[1\] is blank/],
    ['too many tags', request([item('a', { tags: Array(MAX_TAGS + 1).fill('t') })]), /tags has 51 entries/],
    ['a blank bank id', request([item('a')], { bankId: '' }), /id of a bank is empty/],
    ['a bank id with a control character', request([item('a')], { bankId: 'a\u0007' }), /control character/],
    ['a long bank id', request([item('a')], { bankId: 'b'.repeat(129) }), /at most 128/],
    ['a blank idempotency key', request([item('a')], { idempotencyKey: '' }), /idempotencyKey is blank/],
    ['metadata that is no JSON', request([item('a', { metadata: '{' })]), /metadata is not JSON/],
    [
      'large metadata',
      request([item('a', { metadata: JSON.stringify('m'.repeat(MAX_METADATA_CHARS)) })]),
      /at most 65536/,
    ],
    ['a blank fact', request([item('a', { facts: [fact(' ')] })]), /facts\[0\]\.text is blank/],
    [
      'an end without a start',
      request([item('a', { facts: [fact('f', { occurredEnd: AT })] })]),
      /occurredEnd is given without occurredStart/,
    ],
    [
      'an end at the start',
      request([item('a', { facts: [fact('f', { occurredStart: AT, occurredEnd: AT })] })]),
      /occurredEnd is not after occurredStart/,
    ],
    [
      'a confidence above 1',
      request([item('a', { facts: [fact('f', { type: 'OPINION', confidence: 1.1 })] })]),
      /confidence is 1.1/,
    ],
    [
      'a confidence of something that is no opinion',
      request([item('a', { facts: [fact('f', { confidence: 0.5 })] })]),
      /only an OPINION/,
    ],
    [
      'a blank entity name',
      request([item('a', { facts: [fact('f', { entities: [{ name: ' ', type: null }] })] })]),
      /entities\[0\]\.name is blank/,
    ],
    ['a cause that is no fact', causal({ fact: 2 }), /^items\[1\]\.facts\[1\]\.causes\[0\]\.fact is 2/],
    ['a negative cause', causal({ fact: -1 }), /causes\[0\]\.fact is -1/],
    ['a fact that causes itself', causal({ fact: 1 }), /causes\[0\]\.fact names the fact itself/],
    ['a kind that is not causal', causal({ kind: 'SEMANTIC' }), /causes\[0\]\.kind is SEMANTIC/],
    ['a weight above 1', causal({ weight: 1.5 }), /causes\[0\]\.weight is 1.5/],
    ['a weight of nothing', causal({ weight: 0 }), /causes\[0\]\.weight is 0/],
  ])('%s', (_, given, message) => {
    expect(() => validate(given)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message: expect.stringMatching(message) }),
    );
  });
});

test('the first and the last moment, 29 February, hostile and foreign text pass', () => {
  const texts = [
    'foo`]->() DETACH DELETE n //',
    '<|endoftext|>',
    'Jose\u0301 👩‍👩‍👧 مرحبا 東京',
    'word '.repeat(50_000),
  ];
  const dates = [EARLIEST, FAR_FUTURE, Date.UTC(2024, 1, 29)];
  expect(() =>
    validate(
      request([
        ...texts.map((text) => item(text, { metadata: 'null' })),
        ...dates.map((timestamp) => item('x', { timestamp })),
        item('x', { facts: [fact('f', { type: 'OPINION', confidence: 0 })] }),
        item('x', { facts: [] }),
      ]),
    ),
  ).not.toThrow();
});
