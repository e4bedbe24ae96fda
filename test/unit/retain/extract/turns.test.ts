import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTurns } from '../../../../src/retain/extract/turns.ts';

function said(content: string): readonly (readonly [string | null, string])[] {
  return findTurns(content).map(({ speaker, text }) => [speaker, text]);
}

const CONVERSATIONS: readonly (readonly [string, string, readonly (readonly [string | null, string])[]])[] = [
  [
    'names before colons',
    'Alice: I moved.\nBob: Where to?\nAlice: Rome.',
    [
      ['Alice', 'I moved.'],
      ['Bob', 'Where to?'],
      ['Alice', 'Rome.'],
    ],
  ],
  [
    'names behind times, each alone on its line',
    '00:00:12 Wren Talbot\nWe lost it.\n\n00:00:31 Osk P.\nI saw it.\n\n00:00:40 Wren Talbot\nWhere?',
    [
      ['Wren Talbot', 'We lost it.'],
      ['Osk P.', 'I saw it.'],
      ['Wren Talbot', 'Where?'],
    ],
  ],
  [
    'the entries of a ticket under their headings',
    'Ticket 7\n\n[Customer e-mail]\nThe pump leaks.\nThanks,\nAda Osei\n\n--- Note, 18 May, Wren (workshop)\nI ordered a seal.\n\n### Reply by Ada Osei\nIt fits.',
    [
      [null, 'Ticket 7'],
      ['Ada Osei', 'The pump leaks.\nThanks,\nAda Osei'],
      ['Wren', 'I ordered a seal.'],
      ['Ada Osei', 'It fits.'],
    ],
  ],
  [
    'the customer and the agent whom the head of a ticket names',
    'Case 12-B\nReported by: Wren Talbot, Acme\nAssigned to: Osk Perry\n\nCustomer: It broke.\nAgent: I send a new one.\nCustomer: Good.',
    [
      [null, 'Case 12-B\nReported by: Wren Talbot, Acme\nAssigned to: Osk Perry'],
      ['Wren Talbot', 'It broke.'],
      ['Osk Perry', 'I send a new one.'],
      ['Wren Talbot', 'Good.'],
    ],
  ],
  [
    'what the writer adds behind lines of talk that follow each other',
    'It failed at two.\n\n<wren> The graph is flat.\n<osk> I restarted it.\n<wren> Thanks.\n\nA file had been too large.',
    [
      [null, 'It failed at two.'],
      ['wren', 'The graph is flat.'],
      ['osk', 'I restarted it.'],
      ['wren', 'Thanks.'],
      [null, 'A file had been too large.'],
    ],
  ],
  [
    'paragraphs of one speaker where blank lines part the turns',
    'Wren: I moved.\n\nIt took a day.\n\nOsk: Where to?\n\nWren: Rome.',
    [
      ['Wren', 'I moved.\n\nIt took a day.'],
      ['Osk', 'Where to?'],
      ['Wren', 'Rome.'],
    ],
  ],
  [
    'a sentence behind a word that can only be a name',
    'Quibbon: The dentist pulled the wrong tooth.',
    [['Quibbon', 'The dentist pulled the wrong tooth.']],
  ],
  [
    'whom the head and brackets of a ticket mean by their roles',
    'INC-2231: Pump\nRaised by: Osk Perry\n\nIt leaks.\n\nWren (Agent): I come.\nCustomer: Good.\nAgent: Done.',
    [
      [null, 'INC-2231: Pump\nRaised by: Osk Perry'],
      ['Osk Perry', 'It leaks.'],
      ['Wren', 'I come.'],
      ['Osk Perry', 'Good.'],
      ['Wren', 'Done.'],
    ],
  ],
  [
    'the words of a form under its fields',
    'Contact form\n\nName: Osk Perry\nE-mail: o@x.org\nMessage: The lamp broke. I want my money back.',
    [
      [null, 'Contact form\n\nName: Osk Perry\nE-mail: o@x.org\nMessage:'],
      ['Osk Perry', 'The lamp broke. I want my money back.'],
    ],
  ],
  [
    'who opened a ticket, without a colon',
    'Ticket #77\nOpened by Osk Perry on 3 June\n\nThe lamp broke.',
    [
      [null, 'Ticket #77\nOpened by Osk Perry on 3 June'],
      ['Osk Perry', 'The lamp broke.'],
    ],
  ],
  [
    'columns of times, names and words',
    '2025-06-01 09:12 | Wren | It fails.\n2025-06-01 09:20 | Osk (Agent) | I reset it.',
    [
      ['Wren', 'It fails.'],
      ['Osk', 'I reset it.'],
    ],
  ],
  [
    'times behind a comma',
    'Wren, 09:12: I sold it.\nOsk, 09:14: To whom?\nWren, 09:15: To Ada.',
    [
      ['Wren', 'I sold it.'],
      ['Osk', 'To whom?'],
      ['Wren', 'To Ada.'],
    ],
  ],
  [
    'names behind the letters of an examination',
    'Q (Ms. Quayle): When?\nA (Mr. Perry): At nine.',
    [
      ['Ms. Quayle', 'When?'],
      ['Mr. Perry', 'At nine.'],
    ],
  ],
  [
    'whom the letters of an interview mean once they are named',
    'HOST (Ada Lind): The dam broke.\nGUEST (Osk Neri): My father heard it.\nHOST: And then?\nGUEST: He ran.',
    [
      ['Ada Lind', 'The dam broke.'],
      ['Osk Neri', 'My father heard it.'],
      ['Ada Lind', 'And then?'],
      ['Osk Neri', 'He ran.'],
    ],
  ],
  [
    'who opened an issue and who commented on it',
    'Issue #12: grey map\n\n@wren-dev opened this issue on 4 May\nThe map stays grey.\n\n@osk commented on 5 May\nSame here.',
    [
      [null, 'Issue #12: grey map'],
      ['@wren-dev', 'The map stays grey.'],
      ['@osk', 'Same here.'],
    ],
  ],
  [
    'whom the words are to behind an arrow',
    'Wren -> Osk: it is under the mat.\nOsk -> Wren: I found it.',
    [
      ['Wren', 'it is under the mat.'],
      ['Osk', 'I found it.'],
    ],
  ],
  ['a message', 'Voice note from Wren: The pump died.', [['Wren', 'The pump died.']]],
  ['one turn of a known name', 'Caroline: Hey Mel!', [['Caroline', 'Hey Mel!']]],
  [
    'one turn of an unknown name that speaks of himself',
    'Wren: I moved to Rome.',
    [['Wren', 'I moved to Rome.']],
  ],
  [
    'times in brackets',
    '[10:32] Wren: hi there\n[10:33] Talbot: hello',
    [
      ['Wren', 'hi there'],
      ['Talbot', 'hello'],
    ],
  ],
  [
    'times after names',
    'Wren (10:32): hi there\nTalbot (10:33): hello',
    [
      ['Wren', 'hi there'],
      ['Talbot', 'hello'],
    ],
  ],
  [
    'exported phone chats',
    '12/31/23, 10:32 PM - Wren: hi\n12/31/23, 10:33 PM - Talbot: yo',
    [
      ['Wren', 'hi'],
      ['Talbot', 'yo'],
    ],
  ],
  [
    'bold names',
    '**Wren:** hi\n**Talbot:** yo\n**Wren:** bye',
    [
      ['Wren', 'hi'],
      ['Talbot', 'yo'],
      ['Wren', 'bye'],
    ],
  ],
  [
    'angle brackets',
    '<wren> hi\n<talbot> yo\n<wren> bye',
    [
      ['wren', 'hi'],
      ['talbot', 'yo'],
      ['wren', 'bye'],
    ],
  ],
  [
    'names on lines of their own',
    'Wren Talbot  10:32 AM\nhi there\nBob  10:33 AM\nyo',
    [
      ['Wren Talbot', 'hi there'],
      ['Bob', 'yo'],
    ],
  ],
  [
    'roles',
    'User: book it\nAssistant: done',
    [
      ['User', 'book it'],
      ['Assistant', 'done'],
    ],
  ],
  [
    'turns of several lines',
    'Alice: one\ntwo\n\nthree\nBob: four',
    [
      ['Alice', 'one\ntwo\n\nthree'],
      ['Bob', 'four'],
    ],
  ],
  [
    'words before the first turn',
    'A talk in May.\n\nAlice: one\nBob: two',
    [
      [null, 'A talk in May.'],
      ['Alice', 'one'],
      ['Bob', 'two'],
    ],
  ],
  [
    'Chinese names and colons',
    '小明：你好\n小红：你好吗\n小明：很好',
    [
      ['小明', '你好'],
      ['小红', '你好吗'],
      ['小明', '很好'],
    ],
  ],
  [
    'full names and particles',
    'Ludwig van Beethoven: I wrote it.\nMary-Ann O’Neil: I know.\nLudwig van Beethoven: Good.',
    [
      ['Ludwig van Beethoven', 'I wrote it.'],
      ['Mary-Ann O’Neil', 'I know.'],
      ['Ludwig van Beethoven', 'Good.'],
    ],
  ],
  [
    'a clock time within the words',
    'Alice: see you at 10:30: sharp\nBob: ok',
    [
      ['Alice', 'see you at 10:30: sharp'],
      ['Bob', 'ok'],
    ],
  ],
];

const NO_CONVERSATIONS: readonly string[] = [
  'Note: this is important.',
  'Ingredients: flour, sugar\nDirections: mix',
  'Name: Alice\nCity: Rome',
  'Warning: low battery\nWarning: low battery',
  'See http://example.org: it works.',
  'The result: nothing. He said: go.',
  'Title: A\nDate: B\nSummary: C',
  '```\nAlice: code\nBob: code\n```',
  '{"a": 1}',
  '[1, 2, 3]',
  '{not json: at all',
  'Step 1: open it.\nStep 2: close it.',
  'Lisbon: The ferry leaves at noon.',
  'Garden: The fence fell down again.',
  'Brambl: read it twice.',
  '09:30 Opening Session\nThe mayor speaks.\n\n10:15 Coffee\nIn the hall.',
  'Larkspur 1.18\n\nFixed: the map holds still.\nChanged: logs are kept.',
  'Ada (baker, 41): "I rise at three." She sleeps at noon.\nTom (miller): "I do not." He naps.',
  '## Comment, Berlin\nIt was cold.',
  '- Ada: "I rise at three."\n- Tom (miller): "I do not."\n- We open in May.',
  'PATCH-12: the map holds still.\nPATCH-13: the logs are kept.',
  '[Draft note]\nIt was cold.',
];

describe('findTurns', () => {
  it.each(CONVERSATIONS)('reads %s', (_, content, turns) => {
    expect(said(content)).toEqual(turns);
  });

  it.each(NO_CONVERSATIONS)('takes %j for no conversation', (content) => {
    expect(said(content)).toEqual([[null, content]]);
  });

  it.each([
    ['an array of roles', '[{"role":"user","content":"Hi"},{"role":"assistant","content":"Yo"}]'],
    ['names instead of roles', '[{"name":"user","text":"Hi"},{"name":"assistant","text":"Yo"}]'],
    [
      'an object around the list',
      '{"id":7,"messages":[{"role":"user","content":"Hi"},{"role":"assistant","content":"Yo"}]}',
    ],
    ['JSON Lines', '{"role":"user","content":"Hi"}\n{"role":"assistant","content":"Yo"}\n'],
    [
      'lists of parts',
      '[{"role":"user","content":[{"type":"text","text":"Hi"}]},{"role":"assistant","content":"Yo"}]',
    ],
    ['from and value', '{"conversations":[{"from":"user","value":"Hi"},{"from":"assistant","value":"Yo"}]}'],
    [
      'nested authors',
      '[{"author":{"role":"user"},"content":{"parts":["Hi"]}},{"author":{"role":"assistant"},"content":{"parts":["Yo"]}}]',
    ],
  ])('reads chat JSON with %s', (_, content) => {
    expect(findTurns(content).map(({ speaker, role, text }) => [speaker, role, text])).toEqual([
      ['user', 'USER', 'Hi'],
      ['assistant', 'ASSISTANT', 'Yo'],
    ]);
  });

  it('prefers a name to a role, and knows the role', () => {
    const [turn] = findTurns('[{"role":"assistant","name":"Zoe","content":"Hi"}]');
    expect([turn?.speaker, turn?.role]).toEqual(['Zoe', 'ASSISTANT']);
  });

  it('keeps what an entry among messages says that names no speaker, whoever spoke before', () => {
    const log = '{"msg":"The disk is full.","user":"alice"}\n{"msg":"The disk was cleaned."}';
    expect(findTurns(log).map(({ speaker, text }) => [speaker, text])).toEqual([
      ['alice', 'The disk is full.'],
      [null, 'The disk was cleaned.'],
    ]);
    // Of messages alone a chat is made: most of these are none.
    const data = '{"text":"a"}\n{"text":"b"}\n{"text":"c","user":"alice"}';
    expect(findTurns(data).map(({ speaker }) => speaker)).toEqual([null]);
  });

  it('points through escapes to the characters of the JSON text', () => {
    const content = '[{"role":"user","content":"a \\"b\\"\\n\\u00e9t\\u00e9 end"}]';
    const [turn] = findTurns(content);
    const text = turn?.text ?? '';
    const at = text.indexOf('end');
    expect(text).toBe('a "b"\nété end');
    expect(content.slice(turn?.toContent(at), turn?.toContent(at + 3))).toBe('end');
    expect(content.slice(turn?.start, turn?.end)).toBe('a \\"b\\"\\n\\u00e9t\\u00e9 end');
  });

  it('gives what is quoted in an e-mail to whoever wrote it, without marks, attributions and signature', () => {
    const mail = [
      'From: "Alice Chen" <alice@example.org>',
      'To: bob@example.org',
      'Subject: Trip',
      'Date: Mon, 5 May 2025 10:32:00 +0200',
      '',
      'I will fly on Friday.',
      '',
      'On Sun, 4 May 2025 at 9:00, Bob <bob@example.org> wrote:',
      '> When do you fly?',
      '',
      'Bring a coat.',
      '-- ',
      'Alice Chen, Acme Inc.',
    ].join('\n');
    expect(said(mail)).toEqual([
      ['Alice Chen', 'I will fly on Friday.'],
      ['Bob', 'When do you fly?'],
      ['Alice Chen', 'Bring a coat.'],
    ]);
    expect(findTurns(mail)[0]?.toldAt).toBe(Date.UTC(2025, 4, 5, 8, 32));
  });

  it('keeps the quotations of Markdown, which are no e-mail', () => {
    expect(said('He wrote:\n> Be bold.\n\nSo I was.')).toEqual([
      [null, 'He wrote:\n> Be bold.\n\nSo I was.'],
    ]);
  });

  it.each([
    ['"2025-05-05T10:32:00+02:00"', Date.UTC(2025, 4, 5, 8, 32)],
    ['1746433920', 1746433920000],
    ['1746433920000', 1746433920000],
    ['"03/04/2025 10:32"', null],
    ['"yesterday"', null],
  ])('takes the moment of a message from %s', (stamp, at) => {
    expect(findTurns(`[{"role":"user","content":"Hi","timestamp":${stamp}}]`)[0]?.toldAt).toBe(at);
  });

  it('never throws, and the lines of its turns are exact, ordered slices, on any text', () => {
    const units = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.constantFrom(
          'Alice: ',
          'Bob (10:3): ',
          '\n',
          '[10:32] ',
          '> ',
          'From: a\nTo: b\n',
          '**',
          '<x> ',
          '{"role":"',
          '```\n',
          '\ud800',
        ),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(units, (parts) => {
        const content = parts.join('');
        let covered = 0;
        for (const turn of findTurns(content)) {
          expect(turn.start).toBeGreaterThanOrEqual(covered);
          expect(turn.end).toBeGreaterThan(turn.start);
          // Marks of quotation between the lines are no part of what is said.
          let at = 0;
          for (const line of turn.text.split('\n')) {
            expect(content.slice(turn.toContent(at), turn.toContent(at + line.length))).toBe(line);
            at += line.length + 1;
          }
          covered = turn.end;
        }
      }),
      { numRuns: 500 },
    );
  });
});
