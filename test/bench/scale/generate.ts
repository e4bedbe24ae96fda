import { randomFrom } from './random.ts';

/** A memory of the generated bank. */
export interface GeneratedFact {
  readonly text: string;
  readonly entities: readonly {
    readonly name: string;
    readonly type: 'PERSON' | 'ORGANIZATION' | 'LOCATION' | 'PRODUCT';
  }[];
  /** When it happened, epoch milliseconds. */
  readonly at: number;
}

/** The entity that a fifth of all memories mention. */
export const HUB = 'Meridian Freight';
/** Every n-th memory mentions it. */
const HUB_EVERY = 5;

/** People who are mentioned once each, beside the hub and beside others. */
export const RARE =
  `Ottoline Abernathy|Thaddeus Birdwhistle|Perpetua Cholmondeley|Ignatius Dunkelberger|Philippa Etxeberria|
Barnabas Featherstone|Wilhelmina Grabowska|Leopold Hackenschmidt|Seraphina Iyengar|Cornelius Jablonski|Rosamund Kettleburn|
Archibald Llewellyn|Theodora Mkhitaryan|Balthazar Nwachukwu|Clementine Ozdemir|Horatio Papadimitriou|Euphemia Quackenbush|
Lysander Ravindran|Guinevere Szymanski|Percival Tsukamoto`
    .split('|')
    .map((name) => name.trim());
const FIRST =
  `Alice Ben Carla David Elena Farid Grace Hugo Ines Jonas Kira Liam Mona Nils Olga Pablo Quinn Rosa Samir Tara
Umar Vera Wanda Xavier Yusuf Zoe Arno Bianca Chen Dalia Emil Fiona Goran Hana Igor Julia Karim Lena Mateo Nora`.split(
    /\s+/u,
  );
const LAST =
  `Novak Ortega Patel Quist Rossi Silva Tanaka Ueda Varga Weber Xu Young Zeman Adler Brandt Costa Dumont Eriksen
Fischer Garcia Holm Ivanov Jansen Kowalski Lindgren Moreau Nilsen Okafor Petrov Ramos`.split(/\s+/u);
const PLACES =
  `Lisbon Hamburg Osaka Nairobi Toronto Oslo Valencia Krakow Austin Dublin Lyon Turin Ghent Porto Basel Malmo
Quito Perth Busan Tampere`.split(/\s+/u);
const PRODUCT_FIRST =
  `Amber Basalt Cobalt Delta Ember Falcon Garnet Harbor Indigo Juniper Kestrel Lumen Maple Nimbus Onyx
Prairie Quartz Raven Sierra Tundra`.split(/\s+/u);
const PRODUCT_LAST = 'Ledger Router Planner Scanner Billing Portal Gateway Archive Monitor Editor'.split(' ');
const TOPICS = [
  'the quarterly budget',
  'a delayed shipment',
  'the new hiring plan',
  'a broken elevator',
  'the garden party',
  'a security audit',
  'the marathon training',
  'a piano recital',
  'the customs paperwork',
  'a cracked window',
  'the database migration',
  'a vegetarian menu',
  'the school exchange',
  'a lost suitcase',
  'the solar panels',
  'a tax refund',
  'the choir rehearsal',
  'a flooded basement',
  'the pricing model',
  'a stray cat',
  'the night train',
  'a wedding speech',
  'the warranty claim',
  'a chess tournament',
  'the translation contract',
  'a knee surgery',
  'the office move',
  'a pottery class',
  'the supplier dispute',
  'a power outage',
  'the charity auction',
  'a birthday cake',
  'the ferry timetable',
  'a mortgage offer',
  'the product launch',
  'a bicycle repair',
  'the research grant',
  'a mountain hike',
  'the parking permit',
  'a film festival',
];
const OUTCOMES = [
  'and asked for a second opinion',
  'and promised to call back on Monday',
  'because the deadline had moved',
  'although nobody had expected it',
  'and wrote a long report about it',
  'and decided to wait until spring',
  'after a heated discussion over lunch',
  'and paid the invoice the same day',
  'and laughed about it afterwards',
  'since the old arrangement had failed',
  'and sent photographs to the whole team',
  'but kept the details private',
  'and found a cheaper alternative',
  'and blamed the weather',
  'and thanked everyone who had helped',
];
const VERBS = [
  'talked about',
  'complained about',
  'took charge of',
  'forgot',
  'made notes on',
  'was worried about',
  'reported on',
  'had good news about',
  'asked questions on',
  'cancelled',
];
const START = Date.UTC(2022, 0, 1);
const SPAN_DAYS = 3 * 365;
const DAY_MS = 86_400_000;

/**
 * `count` different memories, the same for a count and a seed: 1,200 people, 200 products, 20 places, the hub in every
 * fifth, and each of the rare people in one. No text stands there twice: equal texts have equal vectors, which no real bank has by the thousand.
 */
export function* generateFacts(count: number, seed: number): Generator<GeneratedFact> {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const rare = rarePlaces(count);
  for (let index = 0; index < count; index++) {
    const usual = `${pick(FIRST)} ${pick(LAST)}`;
    const person = rare.get(index) ?? usual;
    const other = `${pick(FIRST)} ${pick(LAST)}`;
    const place = pick(PLACES);
    const product = `${pick(PRODUCT_FIRST)} ${pick(PRODUCT_LAST)}`;
    const isHub = index % HUB_EVERY === 0;
    const where = isHub ? `at ${HUB} in ${place}` : `in ${place}`;
    yield {
      text: `${person} ${pick(VERBS)} ${pick(TOPICS)} with ${other} ${where} ${pick(OUTCOMES)}, while case ${index + 1} of ${product} was open.`,
      entities: [
        { name: person, type: 'PERSON' },
        { name: other, type: 'PERSON' },
        { name: place, type: 'LOCATION' },
        { name: product, type: 'PRODUCT' },
        ...(isHub ? [{ name: HUB, type: 'ORGANIZATION' } as const] : []),
      ],
      at: START + Math.floor(random() * SPAN_DAYS) * DAY_MS + Math.floor(random() * 24) * 3_600_000,
    };
  }
}

/** Which memory each of the rare people stands in: spread over the bank, every second one beside the hub. */
export function rarePlaces(count: number): ReadonlyMap<number, string> {
  return new Map(
    RARE.flatMap((name, place) => {
      const step = Math.floor(((place + 0.5) * count) / RARE.length / HUB_EVERY) * HUB_EVERY;
      const index = step + (place % 2);
      return index < count ? [[index, name] as const] : [];
    }),
  );
}

/** Questions that name the hub and one of the rare people, by the name of the latter. */
export function rareQueries(): ReadonlyMap<string, string> {
  return new Map(RARE.map((name) => [name, `What does ${HUB} have to do with ${name}?`]));
}

/** Different questions about such a bank; `hub` ones name the entity that a fifth of it mentions. */
export function generateQueries(count: number, seed: number, hub: boolean): readonly string[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const queries = new Set<string>();
  while (queries.size < count) {
    const person = `${pick(FIRST)} ${pick(LAST)}`;
    const subject = hub ? `${person} at ${HUB}` : person;
    queries.add(`What did ${subject} say about ${pick(TOPICS)} in ${pick(PLACES)}?`);
  }
  return [...queries];
}
