import { describe, expect, test } from 'vitest';
import { toolWindow } from '../../../src/reflect/agent/tool-window.ts';

const at = (iso: string) => Date.parse(iso);

describe('the time that a model names for a tool', () => {
  test.each<[string | null, string | null, string | null, string | null]>([
    ['2024', null, '2024-01-01T00:00Z', null],
    [null, '2024', null, '2025-01-01T00:00Z'],
    ['2024-05', '2024-06', '2024-05-01T00:00Z', '2024-07-01T00:00Z'],
    ['2024-02-29', '2024-02-29', '2024-02-29T00:00Z', '2024-03-01T00:00Z'],
    ['2024-05-07T14:30', null, '2024-05-07T14:30Z', null],
    ['2024-05-07 14:30:00Z', '2024-05-07 14:30', '2024-05-07T14:30Z', '2024-05-07T14:31Z'],
  ])('%s to %s', (start, end, from, until) => {
    expect(toolWindow({ start, end }, 'UTC')).toEqual({
      window: { start: from === null ? null : at(from), end: until === null ? null : at(until) },
    });
  });

  test('counts in the timezone of the question', () => {
    expect(toolWindow({ start: '2024-05-07', end: '2024-05-07' }, 'Europe/Berlin')).toEqual({
      window: { start: at('2024-05-06T22:00Z'), end: at('2024-05-07T22:00Z') },
    });
  });

  test('may be left out', () => {
    expect(toolWindow({ start: null, end: ' ' }, 'UTC')).toEqual({ window: null });
  });

  test.each([
    ['soon', null],
    ['2024-13', null],
    ['2023-02-29', null],
    ['2024-05-07', '2024-05-06'],
    [null, '0000'],
  ])('%s to %s is a problem', (start, end) => {
    expect(toolWindow({ start, end }, 'UTC')).toHaveProperty('problem');
  });
});
