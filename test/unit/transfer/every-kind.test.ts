import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NODE_KINDS, TIE_KINDS } from '../../../src/domain/transfer.ts';
import { CYPHER_ROOT } from '../../../src/store/cypher-root.ts';

const statements = readdirSync(CYPHER_ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.cypher'))
  .map((file) => readFileSync(join(CYPHER_ROOT, file), 'utf8').replace(/^\/\/.*$/gm, ''))
  .join('\n');

function named(pattern: RegExp): readonly string[] {
  const names = [...statements.matchAll(pattern)].flatMap(([, names = '']) => names.split('|'));
  return [...new Set(names)].sort();
}

/** What a copy leaves out: the bank is its first line, tag sets come of the memories, and work (with what a model answered) and settings are not memory. */
const LEFT_OUT = ['Bank', 'TagSet', 'Operation', 'Answer', 'Change', 'MemoryVersion', 'Settings'];

test('a copy of a bank holds every kind of node that a statement knows', () => {
  const labels = named(/\(\s*[a-zA-Z]*:([A-Z][A-Za-z]*)/g);
  expect(labels).toContain('Memory');
  const copied: readonly string[] = [...NODE_KINDS, ...LEFT_OUT];
  expect(labels.filter((label) => !copied.includes(label))).toEqual([]);
});

test('a copy of a bank holds every kind of relationship that a statement knows', () => {
  const types = named(/\[\s*[a-zA-Z]*:([A-Z_|]+)/g);
  expect(types).toContain('MENTIONS');
  // A version travels with its memory; what is staged is not there yet.
  const copied: readonly string[] = [...TIE_KINDS, 'VERSION_OF', 'STAGED'];
  expect(types.filter((type) => !copied.includes(type))).toEqual([]);
});
