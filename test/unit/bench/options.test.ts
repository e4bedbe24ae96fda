import { describe, expect, it } from 'vitest';
import { readOptions } from '../../bench/locomo/options.ts';

const optionsOf = (...args: string[]) => readOptions(['--data', 'folder', ...args]);

describe('the options of the LoCoMo bench', () => {
  it('measure what a caller gets who names nothing, and keep half of the conversations unseen', () => {
    expect(optionsOf()).toMatchObject({
      reranker: 'AUTO',
      budget: 'MID',
      strategies: null,
      clients: 8,
      retainSize: null,
      again: [1, 4],
      conversations: ['26', '30', '41', '42', '43'],
    });
  });

  it('take lists, numbers and "all"', () => {
    expect(
      optionsOf(
        '--conversations',
        'all',
        '--strategies',
        'SEMANTIC,KEYWORD',
        '--retain-size',
        '200',
        '--clients',
        '0',
        '--again',
        '0',
      ),
    ).toMatchObject({
      conversations: null,
      strategies: ['SEMANTIC', 'KEYWORD'],
      retainSize: 200,
      clients: 0,
      again: [],
    });
  });

  it.each([
    ['--reranker', 'BEST'],
    ['--budget', 'mid'],
    ['--strategies', 'SEMANTIC,'],
    ['--clients', '-1'],
    ['--retain-size', '0'],
    ['--again', '1,0'],
    ['--stages', 'many'],
  ])('refuse %s %s and say what is allowed', (option, value) => {
    expect(() => optionsOf(`${option}=${value}`)).toThrow(`${option} takes`);
  });
});
