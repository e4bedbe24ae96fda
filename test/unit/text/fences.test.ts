import { describe, expect, it } from 'vitest';
import { fenceAfter } from '../../../src/text/fences.ts';

/** Whether each line leaves code open. */
function openAfter(text: string): readonly boolean[] {
  let fence: string | null = null;
  return text.split('\n').map((line) => {
    fence = fenceAfter(fence, line);
    return fence !== null;
  });
}

describe('fenceAfter', () => {
  it.each([
    ['```\na\n```\nb', [true, true, false, false]],
    ['```ts\na\n```', [true, true, false]],
    ['~~~\n```\n~~~', [true, true, false]],
    ['````\n```\n````', [true, true, false]],
    ['```\n```` \nb', [true, false, false]],
    ['```\n```ts\n```', [true, true, false]],
    ['  - a\n    ```\n    b\n    ```', [false, true, true, false]],
    ['> ```\n> a\n> ```', [true, true, false]],
    ['```npm start```\na', [false, false]],
    ['``a`` and ~~b~~', [false]],
    ['a\nb', [false, false]],
  ] as const)('%j', (text, open) => {
    expect(openAfter(text)).toEqual(open);
  });
});
