import { describe, expect, it } from 'vitest';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { findTurns } from '../../../../src/retain/extract/turns.ts';
import { atOnce } from '../../../support/at-once.ts';

type Said = readonly (readonly [string | null, string])[];

function said(lines: readonly string[]): Said {
  return findTurns(lines.join('\n')).map(({ speaker, text }) => [speaker, text]);
}

const EXPORTS: readonly (readonly [string, readonly string[], Said])[] = [
  [
    'a phone chat with what the program says itself, pictures and lines that go on',
    [
      '11/03/2026, 09:14 - Messages and calls are end-to-end encrypted. Nobody outside can read them.',
      '11/03/2026, 09:15 - Marta Kowal: The plumber comes.',
      '11/03/2026, 09:17 - Marta Kowal: <Media omitted>',
      '11/03/2026, 09:18 - Dev: He replaces the boiler.',
      'He checks the radiators.',
      '11/03/2026, 09:20 - Dev left',
      '11/03/2026, 09:21 - Marta Kowal: Good.',
    ],
    [
      ['Marta Kowal', 'The plumber comes.'],
      ['Dev', 'He replaces the boiler.\nHe checks the radiators.'],
      ['Marta Kowal', 'Good.'],
    ],
  ],
  [
    'names with pictures, numbers and signs in the brackets of a phone chat',
    [
      '[11.03.26, 09:15:02] Lukas 🌻: Wir fahren nach Bern.',
      '[11.03.26, 09:16:10] ~ Jana B.: Ich bringe Kuchen mit.',
      '[11.03.26, 09:16:40] ~ Jana B.: \u200eBild weggelassen',
      '[11.03.26, 09:17:00] +49 170 1234567: Ich komme später.',
    ],
    [
      ['Lukas 🌻', 'Wir fahren nach Bern.'],
      ['Jana B.', 'Ich bringe Kuchen mit.'],
      ['+49 170 1234567', 'Ich komme später.'],
    ],
  ],
  [
    'names above their messages, with reactions and times between',
    [
      'Ana Ruiz  9:14 AM',
      'It is blocked.',
      ':thumbsup: 2',
      '[9:15]',
      'Still.',
      'Tom Berg  9:20 AM',
      'I look.',
    ],
    [
      ['Ana Ruiz', 'It is blocked.\nStill.'],
      ['Tom Berg', 'I look.'],
    ],
  ],
  [
    'names above their messages, with the day in words',
    ['Ana Ruiz — Today at 9:14 AM', 'The raid starts.', 'tommy_b — Yesterday at 11:02 PM', 'I cannot come.'],
    [
      ['Ana Ruiz', 'The raid starts.'],
      ['tommy_b', 'I cannot come.'],
    ],
  ],
  [
    'a log of IRC, with joins and actions',
    [
      '09:14 <kestrel> the mirror is down',
      '09:15 <@marsh> I restarted it',
      '09:15 -!- dodo [~d@host] has joined #infra',
      '09:16 * kestrel looks again',
    ],
    [
      ['kestrel', 'the mirror is down'],
      ['marsh', 'I restarted it'],
      ['kestrel', 'looks again'],
    ],
  ],
  [
    'names in brackets',
    ['[Ada Osei] It shows an error.', '[Agent: Hugo] Which one?', '[Ada Osei] The red one.'],
    [
      ['Ada Osei', 'It shows an error.'],
      ['Hugo', 'Which one?'],
      ['Ada Osei', 'The red one.'],
    ],
  ],
  [
    'names with what they are',
    ['Dana Frei, CEO: We signed.', 'Emil Weber, facilities: Then I order.'],
    [
      ['Dana Frei', 'We signed.'],
      ['Emil Weber', 'Then I order.'],
    ],
  ],
  [
    'names behind what somebody is',
    ['Support (Hyacinth): Which room?', 'Quill [rogue]: I pick the lock.', 'Support (Hyacinth): Good.'],
    [
      ['Hyacinth', 'Which room?'],
      ['Quill', 'I pick the lock.'],
      ['Hyacinth', 'Good.'],
    ],
  ],
  [
    'a ticket, whose customer is named in its head',
    [
      'Case: 17-A',
      'Customer name: Ada Osei',
      'Device: Loop 2',
      '',
      'Customer: The strap tore.',
      'Support: Which colour?',
    ],
    [
      [null, 'Case: 17-A\nCustomer name: Ada Osei\nDevice: Loop 2'],
      ['Ada Osei', 'The strap tore.'],
      ['Support', 'Which colour?'],
    ],
  ],
  [
    'two who speak on one line',
    ['Dana: We signed. Emil: Then I order.'],
    [
      ['Dana', 'We signed.'],
      ['Emil', 'Then I order.'],
    ],
  ],
  [
    'names before dashes, where every line is so',
    ['Mira - I gave notice.', 'Jonas - Then we celebrate.', 'Mira - Fine with me.'],
    [
      ['Mira', 'I gave notice.'],
      ['Jonas', 'Then we celebrate.'],
      ['Mira', 'Fine with me.'],
    ],
  ],
  [
    'comments under a ticket',
    [
      'The printer jams.',
      'Comment by Tom Berg (2026-03-10): I replaced the roller.',
      'Ada Osei commented on 11 March:',
      'It works.',
    ],
    [
      [null, 'The printer jams.'],
      ['Tom Berg', 'I replaced the roller.'],
      ['Ada Osei', 'It works.'],
    ],
  ],
  [
    'WebVTT, whose sentences go on from cue to cue',
    [
      'WEBVTT',
      '',
      'NOTE made by hand',
      '',
      '00:00:01.000 --> 00:00:04.000',
      '<v Ines Duarte>I founded the bakery</v>',
      '',
      '00:00:04.500 --> 00:00:07.000',
      '<v Ines Duarte>in Porto.</v>',
      '',
      '00:00:07.500 --> 00:00:09.000',
      '<v Tom>Why there?',
    ],
    [
      ['Ines Duarte', 'I founded the bakery in Porto.'],
      ['Tom', 'Why there?'],
    ],
  ],
  [
    'SubRip, without numbers, times and sounds',
    [
      '1',
      '00:00:01,000 --> 00:00:04,000',
      'INES: I founded it.',
      '',
      '2',
      '00:00:04,500 --> 00:00:07,000',
      '(door slams)',
      '',
      '3',
      '00:00:07,500 --> 00:00:09,000',
      'My brother helped.',
      '- Was he rich?',
    ],
    [
      ['INES', 'I founded it. My brother helped.'],
      [null, 'Was he rich?'],
    ],
  ],
];

const NO_TALK: readonly string[] = [
  '2026-03-11 09:14:22 ERROR: disk full\n2026-03-11 09:15:00 ERROR: disk full',
  '2026-03-11 09:14 Database latency rises: p99 is 3 s',
  'Rome - capital of Italy\nParis - capital of France\nRome - seen in May',
  '[draft] first text\n[draft] second text',
  '### Setup\nRun it.\n### Usage\nCall it.\n### Setup\nAgain.',
  'Lunch 12:30',
];

describe('findTurns reads exports of chat programs:', () => {
  it.each(EXPORTS)('%s', (_, lines, turns) => {
    expect(said(lines)).toEqual(turns);
  });

  it.each(NO_TALK)('but takes %j for no talk', (content) => {
    expect(new Set(findTurns(content).map(({ speaker }) => speaker))).toEqual(new Set([null]));
  });

  it('and points from what is left to its place in the content', () => {
    const content = 'Ana Ruiz  9:14 AM\nIt is blocked.\n:thumbsup: 2\nStill.';
    const [turn] = findTurns(content);
    const at = turn?.text.indexOf('Still') ?? -1;
    expect(content.slice(turn?.toContent(at), turn?.toContent(at + 5))).toBe('Still');
  });
});

describe('a message counts its days from its own stamp', () => {
  const reference = { at: Date.parse('2026-12-01T12:00:00Z'), timezone: 'UTC' };
  const factsOf = (content: string) =>
    atOnce(extractRules({ content, context: null, reference, timestamped: true })).map(
      ({ text, occurred, toldAt }) => [text, occurred?.start, toldAt],
    );

  it.each([
    ['31/03/2026, 09:15 - Ada: I moved yesterday.', Date.UTC(2026, 2, 31, 9, 15)],
    ['[3/31/26, 9:15:02 PM] Ada: I moved yesterday.', Date.UTC(2026, 2, 31, 21, 15)],
    ['[04.03.26, 09:15:02] Ada: I moved yesterday.', Date.UTC(2026, 2, 4, 9, 15)],
    ['2026-03-04 09:15 <ada> I moved yesterday.', Date.UTC(2026, 2, 4, 9, 15)],
    ['3/4/26, 9:15 AM - Ada: I moved yesterday.', Date.UTC(2026, 2, 4, 9, 15)],
    ['04/03/2026, 09:15 - Ada: I moved yesterday.', Date.UTC(2026, 2, 4, 9, 15)],
  ])('%s', (content, told) => {
    const day = 24 * 3_600_000;
    const [[, occurred, toldAt] = []] = factsOf(content);
    expect(toldAt).toBe(told);
    expect(occurred).toBe(Math.floor(told / day) * day - day);
  });

  it('whose order of day and month the other stamps tell', () => {
    const chat = '03/04/2026, 09:15 - Ada: I moved yesterday.\n03/25/2026, 09:15 - Wren: I saw it today.';
    expect(factsOf(chat)[0]?.[2]).toBe(Date.UTC(2026, 2, 4, 9, 15));
  });
});
