import { DEMO_WORLD, type WorldDocument } from '../../../src/cli/demo-world.ts';
import {
  ALICE,
  BOB,
  CAROL,
  conversation,
  DANA,
  fact,
  JUNO,
  location,
  notes,
  organization,
  PRIYA,
  person,
  product,
} from './world-building.ts';

const GOOGLE = organization('Google');
const SWISS_RE = organization('Swiss Re');
const MORGENROT = organization('Morgenrot');
const LIBRARY = organization('city library of Winterthur');
const UNIVERSITY = organization('University of Zurich');
const KRONENHALLE = organization('Kronenhalle');
const KELLER = person('Dr. Keller');
const MEI = person('Mei Chen');
const FELIX = person('Felix');
const OERLIKON = location('Oerlikon');
const WIEDIKON = location('Wiedikon');
const LISBON = location('Lisbon');

const FLATS = notes('alice-flats', '2025-04-06T19:00:00Z', [
  fact('Alice Chen rented a one-room flat in Oerlikon.', [ALICE, OERLIKON], { on: '2024-09-28' }),
  fact('Water from a burst pipe ruined the ceiling of the Oerlikon flat.', [OERLIKON], { on: '2025-03-11' }),
  fact('Alice Chen moved from Oerlikon to a bigger flat in Wiedikon.', [ALICE, OERLIKON, WIEDIKON], {
    on: '2025-04-01',
    because: 1,
  }),
  fact('Carol keeps a spare key of the Wiedikon flat for Alice Chen.', [CAROL, ALICE, WIEDIKON]),
  fact('The rent of the Wiedikon flat is 2,450 francs a month.', [WIEDIKON]),
]);

const CAREER = notes('alice-career', '2025-05-12T18:00:00Z', [
  fact('Alice Chen studied statistics at ETH Zurich.', [ALICE, organization('ETH Zurich')], {
    from: '2016-09-01',
    until: '2021-07-01',
  }),
  fact('Alice Chen worked as an analyst at Swiss Re.', [ALICE, SWISS_RE], {
    from: '2021-08-01',
    until: '2024-09-01',
  }),
  fact('Swiss Re closed its analytics office in Zurich.', [SWISS_RE, location('Zurich')], {
    from: '2024-07-01',
    until: '2024-08-01',
  }),
  fact('Alice Chen applied for a job at Google.', [ALICE, GOOGLE], { on: '2024-08-05', because: 2 }),
  fact('Priya Nair leads the data platform team that Alice Chen belongs to.', [PRIYA, ALICE]),
  fact('Alice Chen cut the nightly import from six hours to forty minutes.', [ALICE], {
    from: '2025-03-01',
    until: '2025-04-01',
  }),
  fact('Alice Chen was promoted to senior data engineer.', [ALICE], { on: '2025-05-05', because: 5 }),
]);

const BAKERY = notes('bakery', '2025-06-05T15:00:00Z', [
  fact('Dana moved from Bern to Lucerne.', [DANA, location('Bern'), location('Lucerne')], {
    on: '2025-01-10',
  }),
  fact('Dana named her bakery Morgenrot.', [DANA, MORGENROT]),
  fact('Emil Weber bakes the sourdough at Morgenrot.', [person('Emil Weber'), MORGENROT]),
  fact('Café Luz became the first regular customer of Morgenrot.', [organization('Café Luz'), MORGENROT], {
    on: '2025-03-10',
  }),
  fact('The old oven at Morgenrot broke down.', [MORGENROT], { on: '2025-04-22' }),
  fact('Dana borrowed 18,000 francs from her uncle Karl.', [DANA, person('Karl')], {
    on: '2025-04-25',
    because: 4,
  }),
  fact('Dana bought a second-hand oven from Hotel Krone.', [DANA, organization('Hotel Krone')], {
    on: '2025-05-02',
    because: 5,
  }),
  fact('Morgenrot is closed on Mondays.', [MORGENROT]),
  fact('The Steiner mill in Emmen delivers the flour for Morgenrot.', [
    organization('Steiner mill'),
    location('Emmen'),
    MORGENROT,
  ]),
]);

const ANKLE = notes('ankle', '2025-06-08T08:30:00Z', [
  fact('Bob Miller tore a ligament in his left ankle.', [BOB], { on: '2025-03-22' }),
  fact("Dr. Keller operated on Bob Miller's ankle.", [KELLER, BOB], { on: '2025-03-31', because: 0 }),
  fact('Bob Miller withdrew from the marathon in Zurich.', [BOB, location('Zurich')], {
    on: '2025-04-10',
    because: 0,
  }),
  fact('Dr. Keller forbade Bob Miller to run until August.', [KELLER, BOB], { on: '2025-04-28', because: 1 }),
  fact('Bob Miller swims at the Letzigraben pool twice a week.', [BOB, location('Letzigraben')], {
    from: '2025-05-06',
    because: 3,
  }),
]);

const CAROLS_WORK = notes('carol-work', '2025-05-20T12:00:00Z', [
  fact('Carol worked as a librarian at the city library of Winterthur.', [CAROL, LIBRARY], {
    from: '2018-03-01',
    until: '2025-01-01',
  }),
  fact('The city library of Winterthur cut its opening hours by half.', [LIBRARY], {
    from: '2024-11-01',
    until: '2024-12-01',
  }),
  fact("Carol's contract at the city library of Winterthur was not renewed.", [CAROL, LIBRARY], {
    on: '2024-12-20',
    because: 1,
  }),
  fact('Carol became an archivist at the University of Zurich.', [CAROL, UNIVERSITY], {
    on: '2025-02-03',
    because: 2,
  }),
  fact('Carol is cataloguing the letters of the botanist Albert Frey.', [CAROL, person('Albert Frey')]),
]);

const CAROLS_HOUSE = notes('carol-house', '2025-06-12T20:00:00Z', [
  fact("Rain came through the roof of Carol's house in three places.", [CAROL], { on: '2024-03-20' }),
  fact('Carol had the roof repaired.', [CAROL], { from: '2024-04-22', until: '2024-05-04', because: 0 }),
  fact('Carol gave the old piano to the music school in Uster.', [CAROL, location('Uster')], {
    on: '2024-05-18',
  }),
  fact('Juno swallowed a rubber band and spent two nights at the animal clinic.', [JUNO], {
    from: '2025-01-14',
    until: '2025-01-17',
  }),
  fact('Carol took out pet insurance for Juno.', [CAROL, JUNO], { on: '2025-01-20', because: 3 }),
  fact('Juno is afraid of thunder and hides in the bathtub.', [JUNO]),
  fact("Carol's brother Felix lives in Porto with his two children.", [CAROL, FELIX, location('Porto')]),
  fact('Carol is learning Portuguese to talk with the children of Felix.', [CAROL, FELIX]),
]);

const HEALTH = notes('winter-and-spring', '2025-04-20T10:00:00Z', [
  fact('Mei Chen is the mother of Alice Chen.', [MEI, ALICE]),
  fact('Mei Chen broke her wrist on an icy pavement.', [MEI], { on: '2025-01-25' }),
  fact('Alice Chen cancelled the ski weekend in Davos.', [ALICE, location('Davos')], {
    on: '2025-01-28',
    because: 1,
  }),
  fact('Carol was in hospital with pneumonia.', [CAROL], { from: '2025-03-04', until: '2025-03-12' }),
  fact('Alice Chen fed Juno for a week.', [ALICE, JUNO], {
    from: '2025-03-04',
    until: '2025-03-12',
    because: 3,
  }),
]);

const LISBON_TALK = conversation('chat-lisbon', '2025-02-23T21:00:00Z', [
  'Bob Miller: You are back already? Tell me everything.',
  fact('Alice Chen: Carol and I stayed at a guesthouse called Casa Azul in Lisbon.', [ALICE, CAROL, LISBON], {
    from: '2025-02-16',
    until: '2025-02-20',
  }),
  fact('Alice Chen: My wallet was stolen on tram 28.', [ALICE], { on: '2025-02-19' }),
  fact('Alice Chen: I flew home from Lisbon two days early.', [ALICE, LISBON], {
    on: '2025-02-20',
    because: 1,
  }),
  'Bob Miller: Oh no. Did the police help?',
  'Alice Chen: They were kind, at least.',
  fact('Bob Miller: I would rather take the train, planes make me nervous.', [BOB]),
]);

const OFFICE_TALK = conversation('chat-office', '2025-05-28T16:00:00Z', [
  fact('Alice Chen: The billing reports took nine hours at the end of April.', [ALICE], { on: '2025-04-30' }),
  fact('Alice Chen: We moved the billing reports to BigQuery.', [ALICE, product('BigQuery')], {
    on: '2025-05-19',
    because: 0,
  }),
  'Priya Nair: And it shows. Well done, both of you.',
  fact('Bob Miller: I find TypeScript calmer to work in than C#.', [
    BOB,
    product('TypeScript'),
    product('C#'),
  ]),
  fact('Priya Nair: I want a design page before anybody writes code.', [PRIYA]),
]);

const PLANS = notes('plans', '2025-06-15T11:00:00Z', [
  fact('Dana wants to open a second shop in Zug.', [DANA, location('Zug')]),
  fact(
    'Bob Miller plans to visit his sister Joan in Vancouver.',
    [BOB, person('Joan'), location('Vancouver')],
    { from: '2025-10-01', until: '2025-11-01' },
  ),
  fact('Alice Chen is saving for a sailing course on Lake Zurich.', [ALICE, location('Lake Zurich')]),
  fact('Dana baked a loaf without nuts for the birthday of Bob Miller.', [DANA, BOB], { on: '2025-05-17' }),
]);

const ERRANDS = notes('errands', '2025-06-17T18:00:00Z', [
  {
    ...fact(
      "I reserved a table for four at the Kronenhalle for Alice Chen's birthday.",
      [ALICE, KRONENHALLE],
      {
        on: '2025-06-16',
      },
    ),
    type: 'EXPERIENCE',
  },
  {
    ...fact(
      "I warned the Kronenhalle of Bob Miller's peanut allergy before the birthday dinner.",
      [KRONENHALLE, BOB],
      { on: '2025-06-16' },
    ),
    type: 'EXPERIENCE',
  },
  {
    ...fact('I helped Carol choose a chess clock as a birthday present for Alice Chen.', [CAROL, ALICE], {
      on: '2025-06-17',
    }),
    type: 'EXPERIENCE',
  },
  fact('Carol has to work late on Thursdays.', [CAROL], { from: '2025-06-01' }),
  fact('Alice Chen and Carol moved their chess evening from Thursday to Tuesday.', [ALICE, CAROL], {
    on: '2025-06-16',
    because: 3,
  }),
]);

/** The demo's world and more about the same people: jobs, moves, reasons, health, trips, opinions and plans. */
export const REFLECT_WORLD: readonly WorldDocument[] = [
  ...DEMO_WORLD,
  FLATS,
  CAREER,
  BAKERY,
  ANKLE,
  CAROLS_WORK,
  CAROLS_HOUSE,
  HEALTH,
  LISBON_TALK,
  OFFICE_TALK,
  PLANS,
  ERRANDS,
];
