import { expect, test } from 'vitest';
import { InFlight } from '../../../src/cli/import/in-flight.ts';

/** Work that ends when it is told to. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
    });
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('begins no more at once than it may, each as soon as there is room, and says how each ended', async () => {
  const { begun, work, end } = jobs();
  const inFlight = new InFlight(2);
  const a = await inFlight.begin(new Set(['a']), work('a'));
  const b = await inFlight.begin(new Set(['b']), work('b'));
  const c = inFlight.begin(new Set(['c']), work('c'));
  await turn();
  expect(begun).toEqual(['a', 'b']);
  end('b', new Error('no'));
  await expect(b.done).rejects.toThrow('no');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  expect(await a.done).toBe('a');
  expect(await (await c).done).toBe('c');
});

test('does not begin what has a key of something under way, also where that failed', async () => {
  const { begun, work, end } = jobs();
  const inFlight = new InFlight(5);
  const first = await inFlight.begin(new Set(['d', 'e']), work('first'));
  const second = inFlight.begin(new Set(['e', 'f']), work('second'));
  await turn();
  expect(begun).toEqual(['first']);
  end('first', new Error('no'));
  await expect(first.done).rejects.toThrow('no');
  await turn();
  expect(begun).toEqual(['first', 'second']);
  end('second');
  await second;
});

test('is settled when all of it has ended', async () => {
  const { work, end } = jobs();
  const inFlight = new InFlight(2);
  const { done } = await inFlight.begin(new Set(), work('a'));
  done.catch(() => undefined);
  let isSettled = false;
  const settled = inFlight.settled().then(() => {
    isSettled = true;
  });
  await turn();
  expect(isSettled).toBe(false);
  end('a', new Error('no'));
  await settled;
  await new InFlight(1).settled();
});
