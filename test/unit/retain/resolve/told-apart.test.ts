import { describe, expect, it } from 'vitest';
import type { EntityType } from '../../../../src/domain/entity.ts';
import type { DraftMemory } from '../../../../src/retain/draft.ts';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { resolveEntities } from '../../../../src/retain/resolve/resolve-entities.ts';
import { nameKey } from '../../../../src/text/name-key.ts';
import { counter } from '../requests.ts';

type Mention = readonly [name: string, type: EntityType];

const AT = Date.parse('2024-05-15T10:00:00Z');

function resolved(memories: readonly DraftMemory[]) {
  return resolveEntities(memories, { found: new Map(), companions: new Map() }, counter('new')).entities;
}

/** A memory that a caller gave with these entities. */
function given(id: string, mentions: readonly Mention[], isGiven = true): DraftMemory {
  const entities = mentions.map(([name, type]) => ({ name, type }));
  return {
    ...{ id, documentId: 'd', mentionedAt: AT, isGiven },
    fact: { text: '', entities },
  } as unknown as DraftMemory;
}

/** The memories of a text. */
function read(content: string): readonly DraftMemory[] {
  const input = {
    content,
    context: null,
    reference: { at: AT, timezone: 'UTC' },
    timestamped: false,
  };
  const work = extractRules(input);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value.map(
    (fact, index) =>
      ({ id: `m${index}`, documentId: 'd', mentionedAt: AT, isGiven: false, fact }) as unknown as DraftMemory,
  );
}

function names(memories: readonly DraftMemory[]): readonly string[] {
  return resolved(memories).map(({ name, type }) => `${name}/${type}`);
}

describe('types that a caller gave', () => {
  it.each([
    [
      ['Apple', 'ORGANIZATION'],
      ['Apple', 'PRODUCT'],
    ],
    [
      ['Apple', 'ORGANIZATION'],
      ['Apple', 'LOCATION'],
    ],
    [
      ['Apple', 'ORGANIZATION'],
      ['Apple', 'CONCEPT'],
    ],
    [
      ['Java', 'PRODUCT'],
      ['Java', 'LOCATION'],
    ],
    [
      ['Jordan', 'PERSON'],
      ['Jordan', 'LOCATION'],
    ],
    [
      ['Oxford', 'ORGANIZATION'],
      ['Oxford', 'LOCATION'],
    ],
    [
      ['Mercury', 'PRODUCT'],
      ['Mercury', 'CONCEPT'],
    ],
  ] as [Mention, Mention][])('tell two things of one name apart: %s, %s', (one, other) => {
    expect(names([given('m1', [one]), given('m2', [other])])).toHaveLength(2);
    expect(names([given('m1', [one, other])])).toHaveLength(2);
  });

  it('take in a mention without one', () => {
    expect(names([given('m1', [['Apple', 'PRODUCT']]), given('m2', [['Apple', 'OTHER']])])).toEqual([
      'Apple/PRODUCT',
    ]);
  });

  it('are not asked for where one memory tells the two apart', () => {
    expect(names(read('She works at Amazon and swam in the Amazon.'))).toEqual([
      'Amazon/LOCATION',
      'Amazon/ORGANIZATION',
    ]);
  });

  it('are more than those that were read, which may be confused', () => {
    const memories = [
      given('m1', [['Postgres', 'ORGANIZATION']], false),
      given('m2', [['Postgres', 'PRODUCT']], false),
    ];
    expect(names(memories)).toHaveLength(1);
  });
});

describe('speakers of one conversation', () => {
  it.each([
    ['Rob: I fixed the sink.\nBob: Thanks, I bought a new tap.\nRobert: I paid for it all.', 3],
    ['Liz: I am on the train.\nBeth: I wait for you at home.', 2],
    ['Bill: I went home.\nWilliam Chen: I stayed for the speech.', 2],
    ['Kim: I bought a boat.\nKim Novak: I sold mine.\nKim: It is red.\nKim Novak: Mine was blue.', 2],
    ['Eva: Ich bin im Zug.\nEva Lang: Ich warte.\nEva: Gut.\nEva Lang: Ich habe Zeit.', 2],
    ['Sepp: Ich bin im Zug.\nJosef: Ich warte auf dich.', 2],
    ['Pepe: Estoy en el tren.\nJosé: Yo te espero.', 2],
  ])('are as many people as there are labels: %s', (content, count) => {
    const people = resolved(read(content)).filter(({ type }) => type === 'PERSON');
    expect(people).toHaveLength(count);
  });

  it('are known to be two when one of them is named alone later', () => {
    const [, second] = resolved(read('Rob: I fixed the sink.\nBob: Thanks, I bought a new tap.'));
    expect(second?.doubts).toMatchObject([{ id: expect.stringMatching(/^new/u), isSettled: true }]);
  });

  it.each([
    ['who is spoken of by his short name', 'Alice: I met Bob today.\nRobert: I was at home.'],
    [
      'a speaker by his full name, then by the given one',
      'Robert: I am here.\nAda: Hi.\nRobert Chen: Still here.',
    ],
  ])('may be named otherwise: %s', (_, content) => {
    const people = resolved(read(content)).filter(({ type }) => type === 'PERSON');
    expect(people).toHaveLength(2);
  });
});

describe('titles that contradict each other', () => {
  it.each([
    ['Mr. Smith bought a car. Mrs. Smith sold her bike.', ['Mr. Smith', 'Mrs. Smith']],
    ['Mr. and Mrs. Smith came for dinner.', ['Mr Smith', 'Mrs. Smith']],
    ['Herr Keller kam gestern. Frau Keller blieb hier.', ['Frau Keller', 'Herr Keller']],
    ['Monsieur Dupont est à Lyon. Madame Dupont est à Paris.', ['Madame Dupont', 'Monsieur Dupont']],
    ['El Señor Vidal vive en Madrid. La Señora Vidal trabaja en Toledo.', ['Señor Vidal', 'Señora Vidal']],
    ['Father Brown prayed. Mother Brown cooked.', ['Father Brown', 'Mother Brown']],
  ])('name two people: %s', (content, people) => {
    const found = resolved(read(content)).filter(({ type }) => type === 'PERSON');
    expect(found.map(({ name }) => name)).toEqual(people);
  });

  it.each([
    ['Mr. Smith is tall. Mr. Smith likes tea.', 'smith'],
    ['Dr. Smith called. Mrs. Smith was out.', 'smith'],
    ['Miss Abara called. Ms. Abara was out.', 'abara'],
    ['Herr Keller kam um acht. Dr. Keller ging um neun.', 'keller'],
  ])('are none where they agree or say nothing: %s', (content, key) => {
    const found = resolved(read(content)).filter(({ type }) => type === 'PERSON');
    expect(found.map(({ name }) => nameKey(name))).toEqual([key]);
  });
});

describe('people whose names are like each other', () => {
  const people = (content: string) =>
    resolved(read(content))
      .filter(({ type }) => type === 'PERSON')
      .map(({ name, aliases }) => [name, ...aliases].sort().join(' = '))
      .sort();

  it.each([
    ['Sam (PM) and Sam Okoye met on Monday.', ['Sam', 'Sam Okoye']],
    ['Sam Okoye and Sam met in Graz. Later Sam called a client.', ['Sam', 'Sam Okoye']],
    ['Eva Lang und Eva trafen sich in Graz.', ['Eva', 'Eva Lang']],
    ['We went there with Marie Dubois et Marie hier.', ['Marie', 'Marie Dubois']],
    [
      'Pat Kelly fixed the roof. Patricia Kelly teaches French. Patrick Kelly coaches rugby.',
      ['Pat Kelly', 'Patricia Kelly', 'Patrick Kelly'],
    ],
    [
      'Liz and Beth Stone opened a bakery. Elizabeth Stone is their aunt.',
      ['Beth Stone', 'Elizabeth Stone', 'Liz'],
    ],
    ['Liz Stone bakes the bread. Later in May we saw Beth Stone on the market.', ['Beth Stone', 'Liz Stone']],
  ])('are two: %s', (content, expected) => {
    expect(people(content)).toEqual(expected);
  });

  it.each([
    ['Alice Chen came in May. Alice likes it here.', ['Alice Chen']],
    ['Sam Okoye met a client. Sam was late and Sam Okoye knows it.', ['Sam Okoye']],
    ['Robert Chen, whom everyone calls Bob, joined the team. Bob is fast.', ['Bob = Robert Chen']],
    [
      'Robert Chen wrote the plan for the whole team. Bob Chen signed it in the morning.',
      ['Bob Chen = Robert Chen'],
    ],
  ])('are one: %s', (content, expected) => {
    expect(people(content)).toEqual(expected);
  });
});
