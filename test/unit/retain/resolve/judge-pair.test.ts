import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENTITY_TYPES, type EntityType } from '../../../../src/domain/entity.ts';
import { probeKeys, storedKeys } from '../../../../src/retain/resolve/block-keys.ts';
import { judgePair, type Named, readName, type Verdict } from '../../../../src/retain/resolve/judge-pair.ts';
import { NAME_SCORES, NO_CONTEXT } from '../../../../src/retain/resolve/score.ts';

const named = (type: EntityType, ...names: string[]): Named => ({ type, names: names.map(readName) });
const decide = (a: Named, b: Named) => judgePair(a, b).decision;

type Row = readonly [EntityType, string, string];

const SAME: readonly Row[] = [
  ['PERSON', 'Wren', 'wren 🐦'],
  ['PERSON', 'José Ortega', 'Jose Ortega'],
  ['LOCATION', 'İstanbul', 'istanbul'],
  ['PERSON', 'Alice', 'Alice Chen'],
  ['PERSON', 'Alice C.', 'Alice Chen'],
  ['PERSON', 'Alice', 'Alice C.'],
  ['PERSON', 'Bob', 'Robert Chen'],
  ['PERSON', 'Bob Chen', 'Robert Chen'],
  ['PERSON', 'Bob', 'Rob'],
  ['PERSON', 'Chen, Alice', 'Alice Chen'],
  ['PERSON', 'Dr. Alice Chen', 'Alice Chen, PhD'],
  ['PERSON', 'Prof. Chen', 'Alice Chen'],
  ['PERSON', 'A. Chen', 'Alice Chen'],
  ['PERSON', 'Alice Marie Chen', 'Alice M. Chen'],
  ['PERSON', 'Alice Marie Chen', 'Alice Chen'],
  ['PERSON', 'J. R. R. Harlow', 'John Ronald Reuel Harlow'],
  ['PERSON', 'Pieter van der Meulen', 'van der Meulen, Pieter'],
  ['PERSON', '田中さん', '田中'],
  ['PERSON', 'Wanda Kowalczykk', 'Wanda Kowalczyk'],
  ['ORGANIZATION', 'Halcyon Inc.', 'Halcyon'],
  ['ORGANIZATION', 'The Halcyon Group', 'Halcyon'],
  ['ORGANIZATION', 'Brightwater & Sons Ltd', 'Brightwater and Sons'],
  ['ORGANIZATION', 'NWO', 'Northern Weather Office'],
  ['ORGANIZATION', 'Halcyon Robotiks', 'Halcyon Robotics'],
  ['ORGANIZATION', 'NB Courier', 'North Bay Courier'],
  ['LOCATION', 'Mt. Tarrow', 'Mount Tarrow'],
  ['LOCATION', 'Tarrow', 'Mount Tarrow'],
  ['LOCATION', 'Velden, Austria', 'Velden'],
  ['LOCATION', 'Third Avenue', '3rd Ave'],
  ['PRODUCT', 'Orbit v3', 'Orbit 3'],
  ['PRODUCT', 'orbit.js', 'OrbitJS'],
  ['CONCEPT', 'support vector machine', 'support vector machines'],
  ['CONCEPT', 'World War II', 'World War 2'],
  ['CONCEPT', 'internationalization', 'i18n'],
  ['PRODUCT', 'Quillbase', 'QuillbaseDB'],
  ['CONCEPT', '2024 Harvest Fair', 'Harvest Fair 2024'],
  ['OTHER', 'invoice #4120', 'Invoice 4120'],
  ['PERSON', 'Anne-Lise Brun', 'Annelise Brun'],
  ['PERSON', 'Señora Vidal', 'Marta Vidal'],
  ['PERSON', 'Grigory Orlov', 'Grigori Orloff'],
  ['PERSON', 'Sato Hikari', 'Hikari Sato'],
  ['PERSON', 'Grete Löwe', 'Grete Loewe'],
  ['PERSON', 'Алексей Орлов', 'Aleksei Orlov'],
  ['PERSON', 'Alice Chen (she/her)', 'Alice Chen'],
  ['ORGANIZATION', '株式会社ハルシオン', 'ハルシオン'],
  ['LOCATION', 'Tarrow River', 'Tarrow'],
  ['LOCATION', 'City of Tarrow', 'Tarrow'],
  ['LOCATION', 'Breslau', 'Wrocław'],
  ['LOCATION', 'Köln', 'Cologne'],
  ['LOCATION', '東京', 'Tokyo'],
  ['ORGANIZATION', 'NASA', 'National Aeronautics and Space Administration'],
  ['ORGANIZATION', 'Halcyon Motor Corporation', 'Halcyon'],
  ['PRODUCT', 'Postgres 16', 'PostgreSQL 16'],
  ['PERSON', 'wanda.kowalczyk@halcyon.org', 'Wanda Kowalczyk'],
  ['PERSON', '@wanda.k', 'Wanda K'],
  ['PERSON', 'Aleksandr Orlov', 'Alexander Orlov'],
];

const APART: readonly Row[] = [
  ['LOCATION', 'Room 101', 'Room 102'],
  ['LOCATION', 'Room 101', 'Room'],
  ['LOCATION', 'Hall, 20', 'Hall, 200'],
  ['CONCEPT', 'Harvest Fair, 2024', 'Harvest Fair'],
  ['CONCEPT', 'Project A', 'Project B'],
  ['CONCEPT', '2023 Tax Return', '2024 Tax Return'],
  ['PRODUCT', 'Orbit 3.1', 'Orbit 3.2'],
  ['PRODUCT', 'Orbit 15', 'Orbit 15 Pro'],
  ['CONCEPT', 'World War I', 'World War II'],
  ['PERSON', 'Alice Chan', 'Alice Chen'],
  ['PERSON', 'Alice Chen', 'Alice Wong'],
  ['PERSON', 'Mr. Chen', 'Mrs. Chen'],
  ['PERSON', 'Tom Hale Jr.', 'Tom Hale Sr.'],
  ['PERSON', 'Robert Chen', 'Roberta Chen'],
  ['PERSON', 'Marta Silva', 'Maria Silva'],
  ['PERSON', 'Daniel Silva', 'Daniela Silva'],
  ['PERSON', 'John A. Hale', 'John B. Hale'],
  ['PERSON', 'Elizabeth II', 'Elizabeth I'],
  ['PRODUCT', 'Java', 'JavaScript'],
  ['PRODUCT', 'C', 'C++'],
  ['PRODUCT', 'C#', 'C++'],
  ['PRODUCT', '.NET', 'Net'],
  ['LOCATION', 'York', 'New York'],
  ['LOCATION', 'Velden, Austria', 'Velden, Bavaria'],
  ['LOCATION', 'Austria', 'Australia'],
  ['ORGANIZATION', 'Halcyon', 'Halcyon Records'],
  ['ORGANIZATION', 'North Bay', 'North Bay Courier'],
  ['CONCEPT', 'Mercury (planet)', 'Mercury (element)'],
];

const DOUBTFUL: readonly Row[] = [
  ['ORGANIZATION', 'NASA', 'Northern Association of Small Artists'],
  ['PERSON', 'Nils Hallstrom', 'Nils Hallstrem'],
  ['PERSON', 'Tom Hale Jr.', 'Tom Hale'],
  ['PERSON', 'Alice Chen', 'Alice Chen-Smith'],
  ['ORGANIZATION', 'University of Velden', 'Velden University'],
];

describe('names of one type', () => {
  test.each(SAME)('%s %s and %s are one', (type, a, b) => {
    expect(decide(named(type, a), named(type, b))).toBe('SAME');
  });
  test.each(APART)('%s %s and %s are two', (type, a, b) => {
    expect(decide(named(type, a), named(type, b))).toBe('DISTINCT');
  });
  test.each(DOUBTFUL)('%s %s and %s are left to a person', (type, a, b) => {
    expect(decide(named(type, a), named(type, b))).toBe('DOUBTFUL');
  });
});

describe('a name that is looked up', () => {
  const shares = (type: EntityType, stored: string, probe: string) => {
    const keys = new Set(storedKeys(readName(stored), type));
    return probeKeys(readName(probe), type).some(({ key }) => keys.has(key));
  };
  test.each([...SAME, ...DOUBTFUL])('%s %s and %s meet under a block key, either way', (type, a, b) => {
    expect([shares(type, a, b), shares(type, b, a)]).toEqual([true, true]);
  });
});

describe('types', () => {
  test('tell the company from the fruit', () => {
    expect(decide(named('ORGANIZATION', 'Apple'), named('CONCEPT', 'apple'))).toBe('DISTINCT');
  });
  test('a name without one may be anything', () => {
    expect(decide(named('OTHER', 'Halcyon'), named('ORGANIZATION', 'Halcyon'))).toBe('SAME');
    expect(decide(named('OTHER', 'Alice'), named('PERSON', 'Alice Chen'))).toBe('SAME');
  });
  test('that are often confused leave a doubt', () => {
    expect(decide(named('ORGANIZATION', 'Orbit'), named('PRODUCT', 'Orbit'))).toBe('DOUBTFUL');
  });
});

describe('the order of two', () => {
  type Side = readonly [EntityType, ...string[]];
  const PAIRS: readonly (readonly [Side, Side, Verdict['relation']])[] = [
    // Types that are confused: what either of them allows counts, not what the first one does.
    [['ORGANIZATION', '3.11'], ['PRODUCT', 'IBM 3.11'], 'MAKER_LEFT_OUT'],
    [['ORGANIZATION', 'Chrome'], ['PRODUCT', 'Google Chrome'], 'MAKER_LEFT_OUT'],
    [['LOCATION', '101 University'], ['ORGANIZATION', '101'], 'KIND_LEFT_OUT'],
    [['PRODUCT', 'IBM University'], ['ORGANIZATION', 'IBM Inc.'], 'KIND_LEFT_OUT'],
    [['ORGANIZATION', 'K8s University'], ['LOCATION', 'K8s'], 'KIND_LEFT_OUT'],
    [['ORGANIZATION', 'Mount Tarrow'], ['LOCATION', 'Tarrow'], 'KIND_LEFT_OUT'],
    [['CONCEPT', 'Quillbase'], ['PRODUCT', 'QuillbaseDB'], 'KIND_LEFT_OUT'],
    // As many middle names: each of either side has its fellow.
    [['PERSON', 'Alice A. A. Chen'], ['PERSON', 'Alice A. B. Chen'], null],
    [['PERSON', 'Alice Ann Ann Chen'], ['PERSON', 'Alice Ann Marie Chen'], null],
    [['PERSON', 'Alice A. Marie Chen'], ['PERSON', 'Alice Ann M. Chen'], 'SAME_FORM'],
    // A word that stands in the name twice: which of its places differs.
    [['CONCEPT', 'Orbits Orbits'], ['CONCEPT', 'Orbit Orbits'], 'TYPO_OR_OTHER'],
    [['CONCEPT', 'Orbits Orbits'], ['CONCEPT', 'Orbits Orbit'], 'PLURAL'],
    // Neither of two short forms of one length shortens the other.
    [['LOCATION', 'Velden, WAB'], ['LOCATION', 'Velden, WBC'], null],
    [['LOCATION', 'Velden, WA'], ['LOCATION', 'Velden, Washington'], 'SAME_FORM'],
    // Each spells the initials of the other.
    [['ORGANIZATION', 'NLP Co SA'], ['ORGANIZATION', 'NCS LLC PLC'], 'ACRONYM'],
    // Two relations that say as much.
    [['PRODUCT', 'Google Quill', 'Mongo'], ['PRODUCT', 'Quill', 'MongoDB'], 'KIND_LEFT_OUT'],
  ];
  test.each(PAIRS)(
    'of %j and %j does not matter',
    ([type, ...names], [otherType, ...otherNames], relation) => {
      const [a, b] = [named(type, ...names), named(otherType, ...otherNames)];
      expect(judgePair(a, b).relation).toBe(relation);
      expect(judgePair(b, a)).toEqual(judgePair(a, b));
    },
  );
});

describe('all names of an entity', () => {
  test('full names decide over a given name that both have', () => {
    expect(decide(named('PERSON', 'Alice Chen', 'Alice'), named('PERSON', 'Alice Wong', 'Alice'))).toBe(
      'DISTINCT',
    );
  });
  test('a name that somebody gave it by hand counts', () => {
    expect(decide(named('PERSON', 'Peter Hale', 'Moth-Man'), named('PERSON', 'Moth-Man'))).toBe('SAME');
    expect(decide(named('PERSON', 'Peter Hale', 'Mothy'), named('PERSON', 'Mothy'))).toBe('SAME');
  });
});

describe('what is known beside the names', () => {
  const [a, b] = [named('PERSON', 'Nils Hallstrom'), named('PERSON', 'Nils Hallstrem')];

  test('being mentioned with the same others turns a doubt into sameness', () => {
    expect(judgePair(a, b, { ...NO_CONTEXT, sharedCompanions: 1 })).toMatchObject({ decision: 'DOUBTFUL' });
    const verdict = judgePair(a, b, { ...NO_CONTEXT, sharedCompanions: 4 });
    expect(verdict.decision).toBe('SAME');
    expect(verdict.evidence).toContain('mentioned with the same 4 others');
  });

  test('two that one memory names are two people', () => {
    const [doctor, patient] = [named('PERSON', 'Dr. Chen'), named('PERSON', 'Alice Chen')];
    expect(decide(doctor, patient)).toBe('SAME');
    expect(judgePair(doctor, patient, { ...NO_CONTEXT, areNamedTogether: true }).decision).toBe('DISTINCT');
  });

  test('a given name among strangers is left to a person', () => {
    const [short, full] = [named('PERSON', 'Alice'), named('PERSON', 'Alice Chen')];
    expect(judgePair(short, full, { ...NO_CONTEXT, areStrangers: true }).decision).toBe('DOUBTFUL');
  });

  test('a word in small letters among strangers is not the firm of that name', () => {
    const [fruit, firm] = [named('OTHER', 'apple'), named('ORGANIZATION', 'Apple')];
    expect(judgePair(fruit, firm, { ...NO_CONTEXT, areStrangers: true }).decision).toBe('DOUBTFUL');
    expect(decide(fruit, firm)).toBe('SAME');
  });

  test('adds to the score by the formula', () => {
    const { score } = judgePair(a, b, { ...NO_CONTEXT, sharedCompanions: 2, usedBefore: true });
    expect(score).toBeCloseTo(NAME_SCORES.TYPO_OR_OTHER + 0.2 * 0.75 + 0.1, 10);
  });

  test('never makes one of what excludes each other', () => {
    const context = { ...NO_CONTEXT, sharedCompanions: 40, usedBefore: true, sameDocument: true };
    expect(judgePair(named('LOCATION', 'Room 101'), named('LOCATION', 'Room 102'), context).decision).toBe(
      'DISTINCT',
    );
  });
});

const word = fc.constantFrom(
  ...'Alice Bob Robert Chen Chan Wong Dr. Jr. Inc. University of the Mount York New Java C++ C# .NET node.js IBM A B 1 101 II 3.11 van Kubernetes K8s Orbit Orbits Google Chrome Group River A. B. Marie WAB, WBC, ,'.split(
    ' ',
  ),
);
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const type = fc.constantFrom(...ENTITY_TYPES);

describe('for any two names', () => {
  const context = fc.record({
    sharedCompanions: fc.nat(),
    speakTogether: fc.boolean(),
    takeTurns: fc.boolean(),
    areStrangers: fc.boolean(),
    areNamedTogether: fc.boolean(),
    usedBefore: fc.boolean(),
    sameDocument: fc.boolean(),
  });

  test('the verdict does not depend on their order', () => {
    // Names that have hardly a word in common are two, whatever the rules: the other is mostly one word away.
    const changed = fc.tuple(name, word, fc.nat(5), fc.nat(1)).map(([a, other, at, out]) => {
      const words = a.split(' ');
      return [a, words.toSpliced(at % words.length, out, other).join(' ')] as const;
    });
    const more = fc.array(name, { maxLength: 1 });
    fc.assert(
      fc.property(
        fc.oneof(changed, fc.tuple(name, name)),
        fc.tuple(more, more),
        fc.tuple(type, type),
        context,
        ([a, b], [moreOfA, moreOfB], [ta, tb], known) => {
          const [left, right] = [named(ta, a, ...moreOfA), named(tb, b, ...moreOfB)];
          expect(judgePair(right, left, known)).toEqual(judgePair(left, right, known));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a name is the same as itself, whatever its type', () => {
    fc.assert(
      fc.property(name, type, (a, t) => {
        expect(decide(named(t, a), named(t, a))).toBe('SAME');
      }),
    );
  });

  test('numbers always have to agree', () => {
    const number = fc.integer({ min: 20, max: 9999 });
    fc.assert(
      fc.property(name, number, number, fc.constantFrom(...ENTITY_TYPES.slice(1)), (a, x, y, t) => {
        fc.pre(x !== y);
        expect(decide(named(t, `${a} ${x}`), named(t, `${a} ${y}`))).toBe('DISTINCT');
      }),
    );
  });

  test('a score lies between 0 and 1', () => {
    fc.assert(
      fc.property(name, name, type, context, (a, b, t, c) => {
        const { score } = judgePair(named(t, a), named(t, b), c);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });
});
