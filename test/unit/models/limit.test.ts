import { describe, expect, it } from 'vitest';
import { createLimit } from '../../../src/models/limit.ts';

function held() {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { done, release };
}

describe('a limit', () => {
  const { signal } = new AbortController();

  it('lets the third wait until one of two is done, in the order of coming', async () => {
    const limit = createLimit(2);
    const started: string[] = [];
    const pieces = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...held() }));
    const all = pieces.map(({ name, done }) =>
      limit(() => {
        started.push(name);
        return done;
      }, signal),
    );
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    pieces[1]?.release();
    await all[1];
    await Promise.resolve();
    expect(started).toEqual(['a', 'b', 'c']);
    for (const { release } of pieces) release();
    await Promise.all(all);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives the place of failed work to the next', async () => {
    const limit = createLimit(1);
    const failed = limit(() => Promise.reject(new Error('broken')), signal);
    const next = limit(async () => 'done', signal);
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('takes away what is given up while it waits, and nothing else', async () => {
    const limit = createLimit(1);
    const running = held();
    const first = limit(() => running.done, signal);
    const abort = new AbortController();
    const given = limit(async () => 'given up', abort.signal);
    const kept = limit(async () => 'kept', signal);
    abort.abort(new Error('enough'));
    await expect(given).rejects.toThrow('enough');
    running.release();
    await first;
    expect(await kept).toBe('kept');
  });
});
