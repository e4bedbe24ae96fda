import type { WorldDocument, WorldFact } from '../../../src/cli/demo-world.ts';

const DAY_MS = 86_400_000;

type Entity = WorldFact['entities'][number];

export const person = (name: string): Entity => ({ name, type: 'PERSON' });
export const organization = (name: string): Entity => ({ name, type: 'ORGANIZATION' });
export const location = (name: string): Entity => ({ name, type: 'LOCATION' });
export const product = (name: string): Entity => ({ name, type: 'PRODUCT' });
export const thing = (name: string): Entity => ({ name, type: 'OTHER' });

export const ALICE = person('Alice Chen');
export const BOB = person('Bob Miller');
export const CAROL = person('Carol');
export const DANA = person('Dana');
export const PRIYA = person('Priya Nair');
export const JUNO = thing('Juno');

/** When a fact was so, and the fact (by index within its document) that caused it. */
interface FactDetails {
  /** The one day on which it happened. */
  readonly on?: string;
  /** First day. */
  readonly from?: string;
  /** The day after the last one; none when it still lasts. */
  readonly until?: string;
  readonly because?: number;
}

/** A fact of the world. */
export function fact(
  text: string,
  entities: readonly Entity[],
  { on, from, until, because }: FactDetails = {},
): WorldFact {
  const start = on ?? from;
  const end = on === undefined ? until : new Date(Date.parse(on) + DAY_MS).toISOString().slice(0, 10);
  return {
    text,
    entities,
    ...(start === undefined ? {} : { occurredStart: start }),
    ...(end === undefined ? {} : { occurredEnd: end }),
    ...(because === undefined ? {} : { because }),
  };
}

/** A document that says its facts one a line. */
export function notes(documentId: string, timestamp: string, facts: readonly WorldFact[]): WorldDocument {
  return { documentId, timestamp, content: facts.map(({ text }) => text).join('\n'), facts };
}

/** A conversation of which some turns, whole with their speaker, are facts and the others are only talk. */
export function conversation(
  documentId: string,
  timestamp: string,
  turns: readonly (WorldFact | string)[],
): WorldDocument {
  const content = turns.map((turn) => (typeof turn === 'string' ? turn : turn.text)).join('\n');
  return { documentId, timestamp, content, facts: turns.filter((turn) => typeof turn !== 'string') };
}
