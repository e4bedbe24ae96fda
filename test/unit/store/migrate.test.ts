import { expect, test } from 'vitest';
import { isOldServer } from '../../../src/store/migrate.ts';

test.each(['5.26.1', '4.4.0', '2025.12.1', 'unknown', ''])('server %j is too old', (version) => {
  expect(isOldServer(version)).toBe(true);
});

test.each(['2026.01.0', '2026.08.1', '2026.01-aura', '2027.1.0'])('server %j is new enough', (version) => {
  expect(isOldServer(version)).toBe(false);
});
