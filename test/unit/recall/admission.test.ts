import { describe, expect, it } from 'vitest';
import { Admission, type RecallLoad } from '../../../src/recall/admission.ts';

/** Work of named recalls that ends when the test says so. */
function heldWork(limits: { readonly concurrent: number; readonly waiting: number }) {
  const loads: RecallLoad[] = [];
  const admission = new Admission(limits, (load) => loads.push(load));
  const started: string[] = [];
  const ends = new Map<string, { end: () => void; fail: (error: Error) => void }>();
  const lefts = new Map<string, number | null>();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    started,
    load: () => loads.at(-1),
    left: (name: string) => lefts.get(name),
    run: (name: string, signal?: AbortSignal, timeoutMs: number | null = null) =>
      admission.run(
        (leftMs) => {
          started.push(name);
          lefts.set(name, leftMs);
          return new Promise<string>((resolve, reject) => {
            ends.set(name, { end: () => resolve(name), fail: reject });
          });
        },
        { signal, timeoutMs },
      ),
    end: async (name: string) => {
      ends.get(name)?.end();
      await settle();
    },
    fail: async (name: string, error: Error) => {
      ends.get(name)?.fail(error);
      await settle();
    },
  };
}

describe('Admission', () => {
  it('lets so many work at once and the others in the order in which they came', async () => {
    const { run, end, started } = heldWork({ concurrent: 2, waiting: 10 });
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name));
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
    await end('d');
    await end('e');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('refuses at once, retryably, when too many wait', async () => {
    const { run, end, started } = heldWork({ concurrent: 1, waiting: 1 });
    const served = [run('a'), run('b')];
    await expect(run('c')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
      details: { running: 1, waiting: 1 },
    });
    await end('a');
    await end('b');
    expect(await Promise.all(served)).toEqual(['a', 'b']);
    expect(started).toEqual(['a', 'b']);
  });

  it('lets nobody wait where no place to wait is given', async () => {
    const { run, end } = heldWork({ concurrent: 1, waiting: 0 });
    const served = run('a');
    await expect(run('b')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await end('a');
    expect(await served).toBe('a');
  });

  it('takes what its caller gave up out of the queue and gives its place to another', async () => {
    const { run, end, started, load } = heldWork({ concurrent: 1, waiting: 1 });
    const first = run('a');
    const caller = new AbortController();
    const given = run('b', caller.signal);
    caller.abort();
    await expect(given).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(load()).toEqual({ running: 1, waiting: 0 });
    const third = run('c');
    await end('a');
    expect(started).toEqual(['a', 'c']);
    await end('c');
    expect(await Promise.all([first, third])).toEqual(['a', 'c']);
  });

  it('starts nothing for a caller who is gone already', async () => {
    const { run, started, load } = heldWork({ concurrent: 1, waiting: 1 });
    await expect(run('a', AbortSignal.abort())).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(started).toEqual([]);
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });

  it('frees the place of work that failed', async () => {
    const { run, fail, end, load } = heldWork({ concurrent: 1, waiting: 5 });
    const failing = expect(run('a')).rejects.toThrow('broken');
    const next = run('b');
    await fail('a', new Error('broken'));
    await failing;
    expect(load()).toEqual({ running: 1, waiting: 0 });
    await end('b');
    expect(await next).toBe('b');
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });

  it('tells the load, and forgets nobody, over any number of recalls', async () => {
    const { run, end, load } = heldWork({ concurrent: 3, waiting: 200 });
    const names = Array.from({ length: 203 }, (_, index) => `r${index}`);
    const all = names.map((name) => run(name));
    expect(load()).toEqual({ running: 3, waiting: 200 });
    for (const name of names) await end(name);
    expect(await Promise.all(all)).toEqual(names);
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });

  it('counts the wait against the time of a recall, which may be over before its turn', async () => {
    const { run, end, left, started } = heldWork({ concurrent: 1, waiting: 2 });
    const first = run('first', undefined, 5);
    const patient = run('patient', undefined, 60_000);
    await expect(run('hasty', undefined, 5)).rejects.toMatchObject({ code: 'TIMEOUT', retryable: true });
    await end('first');
    await end('patient');
    expect(await Promise.all([first, patient])).toEqual(['first', 'patient']);
    expect(started).toEqual(['first', 'patient']);
    expect(left('first')).toBe(5);
    expect(left('patient')).toBeLessThan(60_000);
  });
});
