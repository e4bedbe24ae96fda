import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { settingsTable, withTable } from '../../../scripts/config-table.mjs';
import { environment } from '../../../src/environment.ts';

describe('the table of settings', () => {
  test('has a line a setting, with its default and its meaning', () => {
    const schema = z.object({
      PORT: z.coerce.number().default(4000).describe('Port.'),
      KIND: z.string().optional().describe('One of a|b.'),
    });
    expect(settingsTable(schema)).toBe(
      [
        '| setting | default | meaning |',
        '|---|---|---|',
        '| `PORT` | `4000` | Port. |',
        '| `KIND` | – | One of a\\|b. |',
      ].join('\n'),
    );
  });

  test('every setting says what it means', () => {
    const silent = Object.entries(environment.shape).filter(([, setting]) => !setting.description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('the README holds the table of the settings as they are; npm run config-table writes it', async () => {
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    expect(readme).toBe(withTable(readme, settingsTable(environment)));
  });
});
