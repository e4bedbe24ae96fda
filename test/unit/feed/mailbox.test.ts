import { describe, expect, test } from 'vitest';
import { Mailbox } from '../../../src/feed/mailbox.ts';

function mailbox(capacity = 3) {
  let closings = 0;
  const box = new Mailbox<string>(capacity, () => {
    closings += 1;
  });
  return { box, closings: () => closings };
}

const all = async (box: Mailbox<string>) => {
  const read: string[] = [];
  for await (const value of box) read.push(value);
  return read;
};

test('what comes before and after it is asked for is read in order, once', async () => {
  const { box } = mailbox();
  box.push('a');
  const first = await box.next();
  const waiting = box.next();
  box.push('b');
  expect([first.value, (await waiting).value]).toEqual(['a', 'b']);
});

test('what is unread can be read after the end', async () => {
  const { box, closings } = mailbox();
  box.push('a');
  box.end();
  box.push('too late');
  expect(await all(box)).toEqual(['a']);
  expect(closings()).toBe(1);
});

test('a listener that is too slow reads what waited, and then why it was ended', async () => {
  const { box, closings } = mailbox(2);
  for (const value of ['a', 'b', 'c', 'd']) box.push(value);
  expect(closings()).toBe(1);
  expect([(await box.next()).value, (await box.next()).value]).toEqual(['a', 'b']);
  await expect(box.next()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryable: true });
  expect(await box.next()).toEqual({ done: true, value: undefined });
});

describe('a listener that goes away', () => {
  test('while it waits is let go at once', async () => {
    const { box, closings } = mailbox();
    const waiting = box.next();
    await box.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(closings()).toBe(1);
  });

  test('leaves nothing unread behind', async () => {
    const { box } = mailbox();
    box.push('a');
    await box.return();
    expect(await all(box)).toEqual([]);
  });
});

test('a failure reaches who waits', async () => {
  const { box } = mailbox();
  const waiting = box.next();
  box.fail(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});

test('the newest value can take the place of those unread', async () => {
  const { box } = mailbox(1);
  box.push('a');
  box.replace('b');
  box.replace('c');
  box.end();
  expect(await all(box)).toEqual(['c']);
});
