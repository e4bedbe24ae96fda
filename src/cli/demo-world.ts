import type { Strategy } from '../domain/ranked.ts';

/** A fact of the demo's world; `because` names the fact (by index within its document) that caused it. */
export interface WorldFact {
  readonly text: string;
  readonly type?: 'WORLD' | 'EXPERIENCE';
  readonly occurredStart?: string;
  readonly occurredEnd?: string;
  readonly entities: readonly { readonly name: string; readonly type: string }[];
  readonly because?: number;
}

export interface WorldDocument {
  readonly documentId: string;
  readonly timestamp: string;
  readonly content: string;
  readonly facts: readonly WorldFact[];
}

export interface DemoQuestion {
  /** The one arm whose search finds the answer. */
  readonly strategy: Strategy;
  readonly query: string;
  /** The text of the memory that answers it. */
  readonly answer: string;
  readonly why: string;
}

/** "Now" of the demo, so that "last spring" means the same on every day it is run. */
export const DEMO_NOW = '2025-06-18T10:00:00Z';

const person = (name: string) => ({ name, type: 'PERSON' });
const organization = (name: string) => ({ name, type: 'ORGANIZATION' });
const location = (name: string) => ({ name, type: 'LOCATION' });
const product = (name: string) => ({ name, type: 'PRODUCT' });

const ALICE = person('Alice Chen');
const BOB = person('Bob Miller');
const CAROL = person('Carol');
const DANA = person('Dana');

function documentOf(documentId: string, timestamp: string, facts: readonly WorldFact[]): WorldDocument {
  return { documentId, timestamp, content: facts.map((fact) => fact.text).join('\n'), facts };
}

/** A small written world: four friends, their work, a spring, and a reason why somebody left. */
export const DEMO_WORLD: readonly WorldDocument[] = [
  documentOf('work', '2025-05-30T17:00:00Z', [
    {
      text: 'Alice Chen joined Google as a data engineer.',
      occurredStart: '2024-10-01',
      occurredEnd: '2024-10-02',
      entities: [ALICE, organization('Google')],
    },
    {
      text: 'Alice Chen and Bob Miller share a desk at Google in Zurich.',
      entities: [ALICE, BOB, organization('Google'), location('Zurich')],
    },
    {
      text: 'Bob Miller rewrote the billing reports in C# over the winter holidays.',
      occurredStart: '2024-12-24',
      occurredEnd: '2025-01-02',
      entities: [BOB, product('C#')],
    },
    { text: 'Alice Chen prefers short written updates to long meetings.', entities: [ALICE] },
  ]),
  documentOf('leaving', '2025-03-02T09:00:00Z', [
    {
      text: 'Shifts after midnight were doubled without any extra pay.',
      occurredStart: '2024-11-01',
      occurredEnd: '2024-12-01',
      entities: [],
    },
    {
      text: 'Dana resigned from Initech.',
      occurredStart: '2024-12-06',
      occurredEnd: '2024-12-07',
      entities: [DANA, organization('Initech')],
      because: 0,
    },
    {
      text: 'Dana opened a small bakery in Lucerne.',
      occurredStart: '2025-02-15',
      occurredEnd: '2025-02-16',
      entities: [DANA, location('Lucerne')],
      because: 1,
    },
  ]),
  documentOf('home', '2025-06-10T20:00:00Z', [
    { text: 'Peanuts give Bob Miller a swollen throat and hives.', entities: [BOB] },
    {
      text: 'Carol carried the old piano down from the attic.',
      occurredStart: '2024-04-13',
      occurredEnd: '2024-04-14',
      entities: [CAROL],
    },
    {
      text: 'Carol adopted a grey cat called Juno.',
      occurredStart: '2023-09-03',
      occurredEnd: '2023-09-04',
      entities: [CAROL, { name: 'Juno', type: 'OTHER' }],
    },
    { text: "Grandmother's recipe for plum cake with walnuts and cinnamon is in folder B.17.", entities: [] },
    { text: 'Carol and Alice Chen play chess on Thursdays.', entities: [CAROL, ALICE] },
    {
      text: 'Bob Miller ran the marathon in Berlin in under four hours.',
      occurredStart: '2024-09-29',
      occurredEnd: '2024-09-30',
      entities: [BOB, location('Berlin')],
    },
  ]),
];

/** One question an arm: what the other three cannot answer. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    strategy: 'SEMANTIC',
    query: 'Which foods make him ill?',
    answer: 'Peanuts give Bob Miller a swollen throat and hives.',
    why: 'No word of the question stands in the memory; only its meaning is near.',
  },
  {
    strategy: 'KEYWORD',
    query: 'B.17',
    answer: "Grandmother's recipe for plum cake with walnuts and cinnamon is in folder B.17.",
    why: 'An identifier has no meaning that a vector could be near to; the exact token decides.',
  },
  {
    strategy: 'GRAPH',
    query: 'Why did Dana resign from Initech?',
    answer: 'Shifts after midnight were doubled without any extra pay.',
    why: 'The reason shares neither words nor meaning with the question; a causal link leads to it.',
  },
  {
    strategy: 'TEMPORAL',
    query: 'What happened last spring?',
    answer: 'Carol carried the old piano down from the attic.',
    why: 'Nothing in the memory speaks of a spring; its date lies in the window 1 March – 31 May 2024.',
  },
];
