import { describe, expect, test } from 'vitest';
import { chatGptItems } from '../../../src/cli/import/chatgpt.ts';
import { claudeItems } from '../../../src/cli/import/claude.ts';
import { conversationItems } from '../../../src/cli/import/conversation.ts';
import { detectFormat } from '../../../src/cli/import/detect.ts';
import type { ImportItem } from '../../../src/cli/import/item.ts';
import { jsonElements } from '../../../src/cli/import/json-elements.ts';
import { messageItems, retainItems } from '../../../src/cli/import/json-lines.ts';
import { plainTextItems } from '../../../src/cli/import/plain-text.ts';
import { slackItems, slackNames } from '../../../src/cli/import/slack.ts';
import { dateOrderOf, whatsAppItems } from '../../../src/cli/import/whatsapp.ts';

async function* each<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values;
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

describe('the format of a file', () => {
  const heads: readonly (readonly [string, string, string, string | null])[] = [
    ['prose', 'notes.md', '# Notes\n\nAlice called.', 'text'],
    ['a transcript', 'talk.txt', 'Alice: hello\nBob: hi', 'text'],
    ['items', 'x.jsonl', '{"content":"Alice sings."}\n', 'items'],
    ['messages', 'x.jsonl', '{"role":"user","content":"hi"}\n', 'messages'],
    ['a copy of a bank', 'stdin', '{"mneme":"bank","version":1}\n', 'bank'],
    ['a ChatGPT export', 'conversations.json', '[{"title":"T","mapping":{"a":{"id":"a"', 'chatgpt'],
    ['a Claude export', 'conversations.json', '[{"uuid":"u","name":"n","chat_messages":[{"uuid"', 'claude'],
    ['a WhatsApp export of Android', 'chat.txt', '31/12/2023, 21:05 - Ann: hello\n', 'whatsapp'],
    ['a WhatsApp export of iOS', '_chat.txt', '\u200e[31.12.23, 21:05:33] Ann: hello\n', 'whatsapp'],
    [
      'a day of Slack',
      'd.json',
      '[{"type":"message","user":"U1","text":"x","ts":"1700000000.000100"}]',
      'slack',
    ],
    ['JSON of another kind', 'package.json', '{"name":"x","version":"1"}', null],
    ['items behind a byte order mark', 'x.jsonl', '\ufeff{"content":"x"}', 'items'],
  ];
  test.each(heads)('is told of %s', (_, name, head, format) => {
    expect(detectFormat({ name, head })).toBe(format);
  });
});

describe('a conversation', () => {
  const at = (time: string) => `2024-03-01T${time}:00Z`;

  test('is one item a sitting: a long pause and another day begin a new one', () => {
    const messages = [
      { speaker: 'Ann', text: 'When do we leave?', at: at('10:00') },
      { speaker: 'Bob', text: 'At noon.\nOr later.', at: at('10:05') },
      { speaker: 'Ann', text: 'I am here.', at: at('12:30') },
      { speaker: 'Bob', text: 'Late', at: '2024-03-02T00:01:00Z' },
    ];
    expect([...conversationItems('d', messages)]).toEqual([
      {
        documentId: 'd',
        content: 'Ann: When do we leave?\nBob: At noon.\nOr later.',
        timestamp: at('10:00'),
      },
      { documentId: 'd', content: 'Ann: I am here.', timestamp: at('12:30') },
      { documentId: 'd', content: 'Bob: Late', timestamp: '2024-03-02T00:01:00Z' },
    ]);
  });

  test('that is long becomes several documents, of which the first do not change when it goes on', () => {
    const messages = Array.from({ length: 90 }, (_, index) => ({
      speaker: 'Ann',
      text: `${index} ${'x'.repeat(5000)}`,
      at: null,
    }));
    const ids = (items: Iterable<ImportItem>) => [...new Set([...items].map(({ documentId }) => documentId))];
    const items = [...conversationItems('d', messages)];
    expect(ids(items)).toEqual(['d', 'd#2', 'd#3']);
    const before = [...conversationItems('d', messages.slice(0, 70))].filter(
      ({ documentId }) => documentId === 'd',
    );
    expect(items.slice(0, before.length)).toEqual(before);
  });
});

describe('ChatGPT', () => {
  const message = (role: string, text: string, more = {}) => ({
    author: { role },
    create_time: 1_709_287_200,
    content: { content_type: 'text', parts: [text] },
    ...more,
  });

  test('is read along the branch that was last read, without tools and hidden messages', () => {
    const value = {
      conversation_id: 'c1',
      title: 'A trip',
      current_node: 'e',
      mapping: {
        a: { id: 'a', parent: null, message: null },
        b: { id: 'b', parent: 'a', message: message('system', 'You are helpful.') },
        c: { id: 'c', parent: 'b', message: message('user', 'I live in Rome.') },
        other: { id: 'other', parent: 'c', message: message('assistant', 'Rejected.') },
        d: { id: 'd', parent: 'c', message: message('assistant', 'Noted.') },
        e: {
          id: 'e',
          parent: 'd',
          message: message('user', 'hidden', { metadata: { is_visually_hidden_from_conversation: true } }),
        },
      },
    };
    expect([...chatGptItems(value, 0)]).toEqual([
      {
        documentId: 'chatgpt:c1',
        context: 'A trip',
        content: 'User: I live in Rome.\nAssistant: Noted.',
        timestamp: '2024-03-01T10:00:00.000Z',
      },
    ]);
  });

  test('with a circle among its messages comes to an end', () => {
    const mapping = {
      a: { parent: 'b', message: message('user', 'one') },
      b: { parent: 'a', message: message('assistant', 'two') },
    };
    expect([...chatGptItems({ id: 'x', current_node: 'a', mapping }, 0)]).toHaveLength(1);
  });

  test('that is of another shape is named', () => {
    expect(() => [...chatGptItems({ mapping: 3 }, 4)]).toThrow('Conversation 5');
  });
});

test('Claude: what was said is taken from the contents, without tools', () => {
  const value = {
    uuid: 'u1',
    name: '',
    chat_messages: [
      { sender: 'human', text: 'Hi, I am Ann.', created_at: '2024-03-01T10:00:00Z' },
      {
        sender: 'assistant',
        text: 'old',
        content: [
          { type: 'text', text: 'Hello Ann.' },
          { type: 'tool_use', name: 'search' },
        ],
        created_at: '2024-03-01T10:00:05Z',
      },
    ],
  };
  expect([...claudeItems(value, 0)]).toEqual([
    {
      documentId: 'claude:u1',
      content: 'User: Hi, I am Ann.\nAssistant: Hello Ann.',
      timestamp: '2024-03-01T10:00:00Z',
    },
  ]);
});

describe('WhatsApp', () => {
  const chats: readonly (readonly [string, readonly string[], string])[] = [
    ['day first', ['31/12/2023, 21:05 - Ann: x'], '2023-12-31T21:05:00'],
    [
      'month first with halves of a day',
      ['1/2/23, 12:05 AM - Ann: y', '12/31/23, 9:05\u202fPM - Ann: x'],
      '2023-01-02T00:05:00',
    ],
    ['brackets and seconds', ['[31.12.23, 21:05:33] Ann: x'], '2023-12-31T21:05:33'],
    ['year first', ['[2023-12-31, 21:05:33] Ann: x'], '2023-12-31T21:05:33'],
    ['no number above 12', ['1/2/23, 10:05 - Ann: x'], '2023-02-01T10:05:00'],
  ];
  test.each(chats)('with dates of the kind "%s" is dated', async (_, lines, timestamp) => {
    const order = await dateOrderOf(each(lines));
    const [item] = await all(whatsAppItems('chat', each(lines), { order, timezone: 'Europe/Rome' }));
    expect(item).toMatchObject({ timestamp, timezone: 'Europe/Rome' });
  });

  test('keeps further lines with their message and leaves out what nobody said', async () => {
    const lines = [
      '31/12/2023, 21:00 - Messages and calls are end-to-end encrypted.',
      '31/12/2023, 21:05 - Ann: first',
      'second line: still hers',
      '31/12/2023, 21:06 - Bob: <Media omitted>',
      '31/12/2023, 21:07 - Bob: ok',
      '01/01/2024, 08:00 - Ann: Happy new year',
    ];
    expect(await all(whatsAppItems('chat.txt', each(lines), { order: 'DMY' }))).toEqual([
      {
        documentId: 'chat.txt:2023-12',
        content: 'Ann: first\nsecond line: still hers\nBob: ok',
        timestamp: '2023-12-31T21:05:00',
      },
      { documentId: 'chat.txt:2024-01', content: 'Ann: Happy new year', timestamp: '2024-01-01T08:00:00' },
    ]);
  });
});

test('Slack: people by their names, links and mentions as words, joins left out', () => {
  const names = slackNames([
    { id: 'U1', name: 'ann', profile: { real_name: 'Ann Lee' } },
    { id: 'U2', name: 'bob' },
  ]);
  const day = [
    { type: 'message', subtype: 'channel_join', user: 'U2', text: 'joined', ts: '1709287100.0001' },
    {
      type: 'message',
      user: 'U1',
      text: '<@U2> see <https://x.org|the page> &amp; tell <#C1|team>',
      ts: '1709287200.0001',
    },
    { type: 'message', subtype: 'bot_message', username: 'ci', text: 'green', ts: '1709287230.5' },
  ];
  expect([...slackItems(day, { channel: 'general', day: '2024-03-01', names })]).toEqual([
    {
      documentId: 'slack:general/2024-03-01',
      context: 'Slack channel #general',
      content: 'Ann Lee: bob see the page (https://x.org) & tell #team\nci: green',
      timestamp: '2024-03-01T10:00:00.000Z',
    },
  ]);
});

describe('JSON Lines', () => {
  test('of items are taken as they stand, and without an id known by their line', async () => {
    const lines = [
      '{"content":"a","tags":["x"],"metadata":{"n":null}}',
      '',
      '{"content":"b","documentId":"own","timestamp":null}',
    ];
    expect(await all(retainItems('f.jsonl', each(lines)))).toEqual([
      { documentId: 'f.jsonl:1', content: 'a', tags: ['x'], metadata: { n: null } },
      { documentId: 'own', content: 'b' },
    ]);
  });

  const broken = [
    ['{"content":1}', 'Line 1 is not an item'],
    ['{"content":"a","contents":"b"}', 'contents'],
    ['{"content":', 'Line 1 is not JSON'],
  ] as const;
  test.each(broken)('of items like %s are refused by their line', async (line, message) => {
    await expect(all(retainItems('f', each([line])))).rejects.toThrow(message);
  });

  test('of messages are a conversation, without what the system and tools say', async () => {
    const lines = [
      '{"role":"system","content":"Be kind."}',
      '{"role":"user","name":"Ann","content":"I moved to Rome.","timestamp":1709287200}',
      '{"role":"assistant","content":[{"type":"text","text":"Nice."},{"type":"image_url"}],"timestamp":1709287201}',
      '{"role":"assistant","content":null,"tool_calls":[]}',
    ];
    expect(await all(messageItems('chat.jsonl', each(lines)))).toEqual([
      {
        documentId: 'chat.jsonl',
        content: 'Ann: I moved to Rome.\nAssistant: Nice.',
        timestamp: '2024-03-01T10:00:00.000Z',
      },
    ]);
  });
});

describe('a JSON array', () => {
  const value = [{ a: '[{"\\]' }, { b: [1, { c: '","' }] }, 3, 'x'];

  test('is read element by element, wherever its text is cut', async () => {
    const text = JSON.stringify(value, null, 1);
    for (const size of [1, 2, 7, text.length]) {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(await all(jsonElements(each(pieces)))).toEqual(value);
    }
  });

  test('may be empty, and an object alone is one element', async () => {
    expect(await all(jsonElements(each(['\ufeff [ ]'])))).toEqual([]);
    expect(await all(jsonElements(each(['{"a":', '[1]}'])))).toEqual([{ a: [1] }]);
  });

  test.each([['[{"a":1}'], ['[{"a":}]'], ['hello'], ['']])('that is %j is refused', async (text) => {
    await expect(all(jsonElements(each([text])))).rejects.toThrow(/JSON/);
  });
});

test('a very long text becomes several documents, cut between paragraphs, and no line is lost', async () => {
  const lines = Array.from({ length: 300 }, (_, index) =>
    index % 10 === 9 ? '' : `${index} ${'x'.repeat(1500)}`,
  );
  const items = await all(plainTextItems('a.md', each(lines)));
  expect(items.map(({ documentId }) => documentId)).toEqual(['a.md', 'a.md#2', 'a.md#3', 'a.md#4']);
  expect(items.map(({ content }) => content).join('\n')).toBe(lines.join('\n'));
});
