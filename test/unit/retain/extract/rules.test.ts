import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import type { ExtractedFact, ExtractionInput } from '../../../../src/retain/extract/types.ts';
import { atOnce } from '../../../support/at-once.ts';

/** Monday, 8 May 2023, noon. */
const AT = Date.UTC(2023, 4, 8, 12);

function input(content: string, told: Partial<ExtractionInput> = {}): ExtractionInput {
  return { content, context: null, reference: { at: AT, timezone: 'UTC' }, timestamped: true, ...told };
}

function facts(content: string, told: Partial<ExtractionInput> = {}): readonly ExtractedFact[] {
  return atOnce(extractRules(input(content, told)));
}

/** What is told, and the facts that come of it. */
const TOLD: readonly (readonly [string, string, readonly string[]])[] = [
  ['names the speaker', 'Alice: I moved to Rome.', ['Alice: I moved to Rome.']],
  [
    'keeps the order of prose',
    'Alice works at Google in Rome. Bob plays chess with Priya every week.',
    ['Alice works at Google in Rome.', 'Bob plays chess with Priya every week.'],
  ],
  [
    'keeps a pronoun with what it stands for',
    'Alice bought a red bicycle in Rome. It was very cheap. She loves it.',
    ['Alice bought a red bicycle in Rome. It was very cheap. She loves it.'],
  ],
  [
    'keeps a connective with the sentence before',
    'Bob missed the last train to Oslo. But he was not sad at all.',
    ['Bob missed the last train to Oslo. But he was not sad at all.'],
  ],
  [
    'keeps a message whole that is short enough, the question to the other one included',
    'Alice: I painted the fence of my new house in the very brightest green I could find. The neighbours from across the street came over to help. How was your week?',
    [
      'Alice: I painted the fence of my new house in the very brightest green I could find. The neighbours from across the street came over to help. How was your week?',
    ],
  ],
  [
    'cuts a message that tells of several times, so that each has its fact',
    'Alice: I painted the fence of my new house yesterday, in the very brightest green that I could find anywhere in the shops of the town. I fly to Oslo next Friday.',
    [
      'Alice: I painted the fence of my new house yesterday, in the very brightest green that I could find anywhere in the shops of the town.',
      'Alice: I fly to Oslo next Friday.',
    ],
  ],
  [
    'keeps a question with the answer of the next turn',
    'Bob: Where did you move?\nAlice: To Rome.',
    ['Bob: Where did you move? Alice: To Rome.'],
  ],
  [
    'keeps a reaction with the question that follows it',
    'Bob: That’s cool! How did it go?\nAlice: I won the race.',
    ['Bob: That’s cool! How did it go? Alice: I won the race.'],
  ],
  [
    'separates what the asker told from his question',
    'Bob: I sold my old car to Priya. Where did you move?\nAlice: To Rome.',
    ['Bob: I sold my old car to Priya.', 'Bob: Where did you move? Alice: To Rome.'],
  ],
  [
    'remembers no thanks by themselves',
    'Bob: I sold my old car to Priya.\nAlice: Cool!\nBob: Thanks!',
    ['Bob: I sold my old car to Priya. Alice: Cool! Bob: Thanks!'],
  ],
  [
    'keeps a greeting with what follows it',
    'Alice: Hey Bob! I moved to Rome.',
    ['Alice: Hey Bob! I moved to Rome.'],
  ],
  [
    'leaves out what a file says to programs',
    '---\ntitle: Guide\nauthor: Nora Lind\ndate: 2025-01-03\n---\n\n# Deploy\n\nThe team deploys on Fridays.',
    ['[Deploy] The team deploys on Fridays.'],
  ],
  ['keeps a lone greeting', 'Thanks!', ['Thanks!']],
  [
    'starts a fact at each list item',
    '# Team\n\n- Priya leads the design work.\n- Bob writes the manual.',
    ['[Team] Priya leads the design work.', '[Team] Bob writes the manual.'],
  ],
  [
    'begins what stands under headings with them',
    '# Handbook\n\n## Installing the server\nIt needs 4 GB.\n\n- Use a fast disk.\n\n## Removing it\n\nDelete the folder.',
    [
      '[Handbook › Installing the server] It needs 4 GB.',
      '[Handbook › Installing the server] Use a fast disk.',
      '[Handbook › Removing it] Delete the folder.',
    ],
  ],
  [
    'takes a line by itself above prose for a heading',
    'Installing the server\n\nIt needs 4 GB of memory and a fast disk.\n\nRemoving it\n\nDelete the folder.',
    ['[Installing the server] It needs 4 GB of memory and a fast disk.', '[Removing it] Delete the folder.'],
  ],
  [
    'keeps the headings of a turn within it, behind its speaker',
    '[{"role":"user","content":"Tell me."},{"role":"assistant","content":"## Setup\\n\\nThe server needs 4 GB."},{"role":"user","content":"My server is called Otto."}]',
    ['user: Tell me. assistant: [Setup] The server needs 4 GB.', 'user: My server is called Otto.'],
  ],
  ['keeps a heading that heads nothing', 'We met.\n\n# Later', ['We met.', 'Later']],
  [
    'leaves the system’s instructions out',
    '[{"role":"system","content":"You are kind."},{"role":"user","content":"I live in Rome."}]',
    ['user: I live in Rome.'],
  ],
  [
    'keeps the system’s words when there are no others',
    '[{"role":"system","content":"The user lives in Rome."}]',
    ['system: The user lives in Rome.'],
  ],
  [
    'reads Chinese',
    '我住在北京，在一家大公司工作了很多年，每天坐地铁去上班。昨天我去了上海。',
    ['我住在北京，在一家大公司工作了很多年，每天坐地铁去上班。 昨天我去了上海。'.replace(' ', '')],
  ],
  [
    'keeps what is cut off with what breaks in',
    'Alice: And your flat in Rome, is it—\nBob: Sold. My sister bought it in spring.',
    ['Alice: And your flat in Rome, is it— Bob: Sold. My sister bought it in spring.'],
  ],
  [
    'keeps what is asked without a question mark with its answer',
    'Alice: Describe the man at the gate.\nBob: Tall, with a scar.',
    ['Alice: Describe the man at the gate. Bob: Tall, with a scar.'],
  ],
  [
    'keeps an unanswered question',
    'Alice: I moved to Rome in spring.\nBob: Why?',
    ['Alice: I moved to Rome in spring.', 'Bob: Why?'],
  ],
];

/** A sentence with a cause, and the relation that comes of it: cause, kind, effect. */
const CAUSAL: readonly (readonly [string, string, string, string])[] = [
  [
    'Alice left Acme because Google offered her a job.',
    'Google offered her a job',
    'CAUSES',
    'Alice left Acme because Google offered her a job.',
  ],
  [
    'Because Meridian lost the Siemens contract, the team moved.',
    'Meridian lost the Siemens contract',
    'CAUSES',
    'Because Meridian lost the Siemens contract, the team moved.',
  ],
  [
    'Alice: I got a new job, so I moved to Rome.',
    'Alice: I got a new job',
    'CAUSES',
    'Alice: I got a new job, so I moved to Rome.',
  ],
  [
    'The airport in Oslo was closed. As a result, Bob stayed home.',
    'The airport in Oslo was closed.',
    'CAUSES',
    'The airport in Oslo was closed. As a result, Bob stayed home.',
  ],
  [
    'The airport in Oslo was closed. This prevented Bob from flying.',
    'The airport in Oslo was closed.',
    'PREVENTS',
    'The airport in Oslo was closed. This prevented Bob from flying.',
  ],
  [
    'Priya won the Acme scholarship, which enabled her to study.',
    'Priya won the Acme scholarship',
    'ENABLES',
    'Priya won the Acme scholarship, which enabled her to study.',
  ],
  [
    'The roof of Bob’s house leaked, which led to a long dispute.',
    'The roof of Bob’s house leaked',
    'CAUSES',
    'The roof of Bob’s house leaked, which led to a long dispute.',
  ],
  [
    'The belt of the press came in the wrong size, which meant it tore at once.',
    'The belt of the press came in the wrong size',
    'CAUSES',
    'The belt of the press came in the wrong size, which meant it tore at once.',
  ],
  [
    'Bob’s old number is still on file, that is why the code goes nowhere.',
    'Bob’s old number is still on file',
    'CAUSES',
    'Bob’s old number is still on file, that is why the code goes nowhere.',
  ],
  [
    'The nurses walked out on Monday since the new rota leaves them no breaks.',
    'the new rota leaves them no breaks',
    'CAUSES',
    'The nurses walked out on Monday since the new rota leaves them no breaks.',
  ],
  [
    'The airport in Oslo was closed. Thanks to that, Bob stayed home.',
    'The airport in Oslo was closed.',
    'CAUSES',
    'The airport in Oslo was closed. Thanks to that, Bob stayed home.',
  ],
  [
    'Bob: Why did you leave?\nAlice: Because I wanted to live in Rome.',
    'Alice: I wanted to live in Rome',
    'CAUSES',
    'Bob: Why did you leave? Alice: Because I wanted to live in Rome.',
  ],
];

describe('extractRules', () => {
  it.each(TOLD)('%s', (_, content, texts) => {
    expect(facts(content).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['The heavy rain prevented the opening in April.', 'The heavy rain', 'PREVENTS'],
    ['Rising energy prices led to the closure.', 'Rising energy prices', 'CAUSES'],
    ['The handwriting search enables the export of notes.', 'The handwriting search', 'ENABLES'],
    ['The clock was wrong due to a broken timezone file.', 'a broken timezone file', 'CAUSES'],
    ['Thanks to a second boat, we waited ten minutes.', 'a second boat', 'CAUSES'],
    ['I cannot come, since my parents visit me.', 'my parents visit me', 'CAUSES'],
    ['The committee buys a fan in order to keep the room cool.', 'The committee buys a fan', 'ENABLES'],
    ['Der Lift im Haus ist defekt, deshalb zieht Ada um.', 'Der Lift im Haus ist defekt', 'CAUSES'],
  ])('takes from %j the side of it that its cue names', (content, side, kind) => {
    const [whole, part] = facts(content);
    expect(whole?.text).toBe(content);
    expect([part?.text, part?.causes]).toEqual([side, [{ fact: 0, kind, weight: expect.any(Number) }]]);
    expect([whole?.isExcerpt, part?.isExcerpt]).toEqual([false, true]);
  });

  it('takes no time with hostile texts, and loses none of their words', () => {
    for (const hostile of [
      'A'.repeat(50_000),
      'word'.repeat(12_500),
      'because '.repeat(6_000),
      '> '.repeat(20_000),
    ])
      expect(facts(hostile).every(({ text }) => text.length <= 400 + 'Alice: '.length)).toBe(true);
  });

  it.each(CAUSAL)('links the cause in %j', (content, cause, kind, effect) => {
    const found = facts(content);
    const from = found.find(({ causes }) => causes.length > 0);
    const relation = from?.causes[0];
    expect([from?.text, relation?.kind, found[relation?.fact ?? -1]?.text]).toEqual([cause, kind, effect]);
  });

  it.each([
    'Alice left because it was late.',
    'He left because it was late.',
    'I was so happy in Rome.',
    'Did Alice leave because Bob called her?',
    'The ash tree has stood here since the war of 1870.',
    'I have known Bob since the day we met.',
  ])('makes no cause of %j', (content) => {
    expect(facts(content).flatMap(({ causes }) => causes)).toEqual([]);
  });

  it('names speakers as people, and roles not at all', () => {
    expect(facts('Wren: I like tea a lot.')[0]?.entities).toEqual([{ name: 'Wren', type: 'PERSON' }]);
    expect(facts('User: I like tea a lot.\nAssistant: Good.')[0]?.entities).toEqual([]);
  });

  it('knows a name from elsewhere in the item where it only opens a sentence', () => {
    const [, second] = facts(
      'Yesterday I met Wren at the office in Rome. Wren is a painter and plays the violin.',
    );
    expect(second?.entities.map(({ name }) => name)).toEqual(['Wren']);
  });

  it('gives a fact the places of its own words alone, and the names of the headings above', () => {
    const content = '# Berlin\n\nThe office opens at nine every day.\n\nThe rent is 2,000 euros a month.';
    const [opens, rent] = facts(content);
    expect(content.slice(opens?.start, opens?.end)).toBe('Berlin\n\nThe office opens at nine every day.');
    expect(content.slice(rent?.start, rent?.end)).toBe('The rent is 2,000 euros a month.');
    expect(rent?.text).toBe('[Berlin] The rent is 2,000 euros a month.');
    expect(rent?.entities).toEqual([{ name: 'Berlin', type: 'LOCATION' }]);
  });

  it('takes an assistant’s own deeds for experience, all else for the world', () => {
    const [asked, done] = facts(
      'user: I booked a flight to Oslo for my mother.\nassistant: I booked the hotel in Oslo for you.',
    );
    expect(asked?.type).toBe('WORLD');
    expect(done?.type).toBe('EXPERIENCE');
  });

  it('dates a fact by its words, against the item’s time', () => {
    const [fact] = facts('Alice: I went to the museum yesterday.');
    expect(fact?.occurred).toEqual({
      start: Date.UTC(2023, 4, 7),
      end: Date.UTC(2023, 4, 8),
      precision: 'DAY',
    });
  });

  it('dates what names no date by the telling, to the minute', () => {
    expect(facts('Alice: I like tea.')[0]?.occurred).toEqual({
      start: AT,
      end: AT + 60_000,
      precision: 'MINUTE',
    });
  });

  it('invents no date', () => {
    expect(facts('Alice: I like tea.', { timestamped: false })[0]?.occurred).toBeNull();
    // Nobody says when that was: it would be the day before the clock's.
    expect(facts('Alice: I went there yesterday.', { timestamped: false })[0]?.occurred).toBeNull();
    expect(facts('Alice: I was there in May 2021.', { timestamped: false })[0]?.occurred?.start).toBe(
      Date.UTC(2021, 4, 1),
    );
  });

  it('dates each turn against its own time', () => {
    const [fact] = facts(
      '[{"speaker":"Ana","text":"I went there yesterday.","timestamp":"2024-03-10T09:00:00Z"}]',
      { timestamped: false },
    );
    expect(fact?.occurred?.start).toBe(Date.UTC(2024, 2, 9));
    expect(fact?.toldAt).toBe(Date.UTC(2024, 2, 10, 9));
  });

  it('makes facts of at most 400 characters of a sentence without end', () => {
    const found = facts('word '.repeat(2000));
    expect(found.length).toBeGreaterThan(20);
    expect(Math.max(...found.map(({ text }) => text.length))).toBeLessThanOrEqual(400);
  });

  it('gives the same facts for the same item', () => {
    const content = 'Alice: I moved to Rome because I got a job at Google.\nBob: Wow! When?\nAlice: In May.';
    expect(facts(content)).toEqual(facts(content));
  });

  it('keeps a remark in brackets with what it remarks on', () => {
    const told =
      'Ada: I painted the whole northern wall of the old boat house by the lake in a dark and heavy blue with my two brothers last night. [shares a photo of a wall]';
    expect(facts(told).map(({ text }) => text)).toEqual([told]);
  });

  it('takes a cause that is a thing for no cue', () => {
    expect(
      facts('Ada: Seeing all of us come together for a shared cause must have been a joy.'),
    ).toHaveLength(1);
  });

  it('points to the words of every fact, and to facts that exist, on any text', () => {
    const units = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 10 }),
        fc.constantFrom(
          'Alice: I left because Bob sold my car.',
          'Bob: Why? ',
          '\n',
          ' so I ',
          'Thanks! ',
          'It is. ',
          '# H\n\n',
          '- x\n',
          '[{"role":"user","content":"a\\nb"}]',
          '\ud800',
          'Because Bob left Rome, we ',
          'yesterday ',
        ),
      ),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(units, (parts) => {
        const content = parts.join('');
        const found = facts(content);
        if (content.trim() !== '' && /\p{L}/u.test(content) && !/^\s*(?:>|From|--)/mu.test(content))
          expect(found.length).toBeGreaterThan(0);
        for (const fact of found) {
          expect(fact.start).toBeGreaterThanOrEqual(0);
          expect(fact.end).toBeGreaterThan(fact.start);
          expect(fact.end).toBeLessThanOrEqual(content.length);
          expect(fact.text.trim()).not.toBe('');
          for (const relation of fact.causes) {
            expect(found[relation.fact]).toBeDefined();
            expect(found[relation.fact]).not.toBe(fact);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('says in every fact of a plain text what stands at its place', () => {
    const content =
      'Alice: I moved to Rome. It was fun.\nBob: When did you move?\nAlice: Last May, because I got a job at Google.';
    for (const fact of facts(content)) {
      const words = content.slice(fact.start, fact.end).replace(/\s+/gu, ' ');
      expect(fact.grounded).toBe(true);
      expect(fact.text.endsWith(words)).toBe(true);
    }
  });
});

describe('who says it', () => {
  function speakers(
    content: string,
    context: string | null = null,
  ): readonly (readonly [string | null, string])[] {
    return atOnce(extractRules(input(content, { context }))).flatMap(({ said }) =>
      said.map(({ speaker, start, end }) => [speaker, content.slice(start, end).trim()] as const),
    );
  }

  it.each([
    ['Diary of Wren Talbot', 'Wren Talbot'],
    ['Written by Wren', 'Wren'],
    ["Wren's journal", 'Wren'],
    ['Tagebuch von Wren Talbot', 'Wren Talbot'],
    ['Journal de Wren', 'Wren'],
    ['Diario de Wren', 'Wren'],
    ['Minutes of a meeting, notes by Wren', null],
    ['support chat', null],
  ])('is the author whom the context names: %s', (context, author) => {
    expect(speakers('I rowed across the bay.', context)).toEqual([[author, 'I rowed across the bay.']]);
  });

  it.each([
    ['My name is Wren Talbot and I live in Oslo.', 'Wren Talbot'],
    ['Ich heiße Wren Talbot und wohne in Oslo.', 'Wren Talbot'],
    ['I am French and I live in Oslo.', null],
    ['Hello Ada,\n\nI moved to Oslo.\n\nBest,\nWren', 'Wren'],
    ['Hallo Ada,\n\nich wohne jetzt in Oslo.\n\nViele Grüße\nWren Talbot', 'Wren Talbot'],
    ['Bonjour Ada,\n\nje vis à Oslo.\n\nCordialement,\nWren', 'Wren'],
    ['The plant closed.\n\nWren', null],
    ['VOICEMAIL\n\nHey, it’s Wren from next door. My pipes burst.', 'Wren'],
    ['Subject: Keys\n\nHello Ada,\n\nhe leaves soon.\n\n--\nWren Talbot\nPartner', 'Wren Talbot'],
    [
      'Cara Ada,\n\no telhado foi reparado.\n\nCom os melhores cumprimentos,\nWren Talbot\nJunta',
      'Wren Talbot',
    ],
    ['Dear Ada,\n\nI sold it.\n\nDr. Wren Talbot\nSurgeon, Royal Lea Clinic', 'Dr. Wren Talbot'],
    ['Subject: No code\n\nI changed my phone.\n\nWren Talbot', 'Wren Talbot'],
    ['Dear all,\n\nI sold it.\n\nKind regards,\n\nWren Talbot | Estates | Acme', 'Wren Talbot'],
    ['Hello Ada,\n\nI sold it.\n\nWarmest,\nWren Talbot\nWeaver, Acme\n+47 555 0101', 'Wren Talbot'],
    ['Dear Ada,\n\nI sold it.\n\nLots of love,\nWren x', 'Wren'],
    ['Dear Sir,\n\nI sold it.\n\nYours faithfully,\n\nW. R. Talbot (Mrs)', 'W. R. Talbot'],
    ['I sold the boat.\n\n/Wren', 'Wren'],
    ['I sold the boat.\n\n– Wren', 'Wren'],
    ['Dear Ada,\n\nplease bring:\n\nRye Bread\nSea Salt', null],
    ['My dear Ada,\n\nI sold it.\n\nEver yours,\nWren\n\nEnclosure: one photograph', 'Wren'],
  ])('is whoever introduces himself or signs a letter: %s', (content, author) => {
    expect(new Set(speakers(content).map(([speaker]) => speaker))).toEqual(new Set([author]));
  });

  it('is the customer of a ticket until somebody else speaks', () => {
    const ticket =
      'Ticket #48\nCustomer: Wren Talbot (Acme)\nPriority: high\n\nWe cannot print.\n\nHugo (support): Which room?\nWren: Room 4.';
    expect(speakers(ticket).slice(2)).toEqual([
      ['Wren Talbot', 'We cannot print.'],
      ['Hugo', 'Which room?'],
      ['Wren', 'Room 4.'],
    ]);
  });

  it('is the quoted person in a sentence that is mostly a quotation', () => {
    const news =
      'The mill closed. "We kept it open as long as we could," Ada Osei told reporters. It was old.';
    expect(speakers(news)).toEqual([
      [null, 'The mill closed.'],
      ['Ada Osei', '"We kept it open as long as we could," Ada Osei told reporters.'],
      [null, 'It was old.'],
    ]);
  });

  it('is nobody in a list of tasks, which begin with who is to act', () => {
    const minutes =
      '# Team\n\nPresent: Ada, Wren\n\nTo do:\n- Ada: Redraw the plan.\n- Wren: ask the mason.\n- Ada: nothing until May.';
    expect(new Set(speakers(minutes).map(([speaker]) => speaker))).toEqual(new Set([null]));
  });

  it('reads the dates of a quoted mail from the day on which it was written', () => {
    const mail =
      'Hi Ada,\n\nI saw it yesterday.\n\nWren\n\nOn Mon, 1 May 2023 at 16:02, Ada Osei wrote:\n> The wall fell\n> yesterday.';
    const [, fallen] = atOnce(extractRules(input(mail))).filter(({ dates }) => dates.length > 0);
    expect(fallen?.text).toBe('Ada Osei: The wall fell yesterday.');
    expect(fallen?.occurred?.start).toBe(Date.UTC(2023, 3, 30));
  });

  it('gives no date that depends on a time that nobody said', () => {
    const untold = { timestamped: false };
    expect(facts('I cried last night.', untold)[0]?.occurred).toBeNull();
    expect(facts('I have a lesson on 4 June.', untold)[0]?.occurred).toBeNull();
    expect(facts('We met in 2011.', untold)[0]?.occurred).toEqual({
      start: Date.UTC(2011, 0, 1),
      end: Date.UTC(2012, 0, 1),
      precision: 'YEAR',
    });
  });
});
