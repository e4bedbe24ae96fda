import { expect, test } from 'vitest';
import type { RecallStore } from '../../../src/domain/ports/recall-store.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { warmUp } from '../../../src/recall/warm-up.ts';
import { ports, store } from './small-world.ts';

test('a warm-up asks each search once, of a bank that nobody has', async () => {
  const asked: [string, string][] = [];
  const note = (name: string, bankId: string) => {
    asked.push([name, bankId]);
    return Promise.resolve([]);
  };
  const searches: Partial<RecallStore> = {
    searchSemantic: (_query, { bank }) => note('semantic', bank.id),
    searchKeyword: (_query, { bank }) => note('keyword', bank.id),
    searchGraph: (_query, { bank }) => note('graph', bank.id),
    searchTemporal: (_query, { bank }) => note('temporal', bank.id),
  };
  await warmUp(ports({ store: store(searches) }), DEFAULT_RECALL_SETTINGS);
  expect(asked).toEqual([
    ['semantic', 'nowhere'],
    ['keyword', 'nowhere'],
    ['graph', 'nowhere'],
    ['temporal', 'nowhere'],
  ]);
});
