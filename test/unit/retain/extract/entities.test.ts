import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntities } from '../../../../src/retain/extract/entities.ts';
import { nameKey } from '../../../../src/text/name-key.ts';

const P = 'PERSON';
const O = 'ORGANIZATION';
const L = 'LOCATION';
const T = 'PRODUCT';
const C = 'CONCEPT';

/** Text and the names that stand in it, each with its type. */
const PASSAGES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['Alice Chen moved to Rome last March.', { 'Alice Chen': P, Rome: L }],
  ['Bob works at Acme Corp. with Dr. Smith.', { Bob: P, 'Acme Corp': O, Smith: P }],
  ['I joined Google in Berlin in 2021.', { Google: O, Berlin: L }],
  ['We use Node.js and .NET, and some C# and C++.', { 'Node.js': T, '.NET': T, 'C#': T, 'C++': T }],
  ['The model is called GPT-4 and runs on Kubernetes.', { 'GPT-4': T, Kubernetes: T }],
  ['My dog is named Luna.', { Luna: P }],
  ['She studied at the University of Bologna.', { 'University of Bologna': O }],
  ['Yesterday I met Wren at Blue Bottle Cafe.', { Wren: P, 'Blue Bottle Cafe': O }],
  ['What did Will say about the plan?', { Will: P }],
  ['Will said he would come in May.', { Will: P }],
  ['Will you come on Monday?', {}],
  ['In June we go to Lake Como.', { 'Lake Como': L }],
  ['April told me that she likes tea.', { April: P }],
  ['Hey Melanie! Good to see you.', { Melanie: P }],
  ["Luna's birthday is next week.", { Luna: P }],
  ['I am so happy. It was great. Thanks!', {}],
  // What leads to a lone name tells what it is.
  ['We patched the old Brellmark again.', { Brellmark: T }],
  ['Nobody was in at the Quillby office.', { Quillby: L }],
  ['We lost the Drosken account.', { Drosken: O }],
  ['An engineer from Velmora came by.', { Velmora: O }],
  ['We came home from Velmora.', { Velmora: L }],
  ['She ordered a lamp from Tindrel.', { Tindrel: O }],
  ['He lent the saw to Ysmay.', { Ysmay: P }],
  ['The bus to Ysmay broke down.', { Ysmay: L }],
  ['I have no access to Plumbory.', { Plumbory: T }],
  ['They flew home with Sundrel.', { Sundrel: O }],
  ['The gate of Vornhold was shut.', { Vornhold: L }],
  ['El puente de Llamorga está cerrado.', { Llamorga: L }],
  // Days, quarters and kin are no names.
  ['The audit is on April 9 in Graz.', { Graz: L }],
  ['May 3rd was dry, and June 30 was wet.', {}],
  ['In Q3 we hired Nora.', { Nora: P }],
  ['Nora left in H2.', { Nora: P }],
  ['We flew with an Airbus A320 and a Q400.', { 'Airbus A320': T, Q400: T }],
  ['Unsere Tochter Anna schläft noch.', { Anna: P }],
  ['Meine Schwester Eva heiratet im Mai.', { Eva: P }],
  ['Ihr Neffe Jonas wohnt in Graz.', { Jonas: P, Graz: L }],
  ['We asked Huber & Sohn for a quote.', { 'Huber & Sohn': O }],
  // What a name is made of.
  ['We asked Fallow & Crake for a quote.', { 'Fallow & Crake': O }],
  ['They asked Moulde & Sons for a quote.', { 'Moulde & Sons': O }],
  ['She took it to Harbour Laundry.', { 'Harbour Laundry': O }],
  ['We met Jorvald Ness yesterday.', { 'Jorvald Ness': P }],
  ['They hiked in the Stubnik Alps.', { 'Stubnik Alps': L }],
  ['Painting is fun. Relaxing is key.', {}],
  ['NASA and the UN signed the treaty in Geneva.', { NASA: O, UN: O, Geneva: L }],
  ['The CEO of Siemens flew from Munich to New York.', { Siemens: O, Munich: L, 'New York': L }],
  ['Professor Okonkwo teaches at Harvard.', { Okonkwo: P, Harvard: O }],
  ['He read The Hobbit on his Kindle.', { Hobbit: C, Kindle: T }],
  ['Ask @dana_k about it.', { '@dana_k': P }],
  ['We stayed at the Grand Hotel in Vienna.', { 'Grand Hotel': L, Vienna: L }],
  ['Room 101 is next to Room 102.', { 'Room 101': L, 'Room 102': L }],
  ['OK, LOL, I have no idea, BTW. FYI: the TV is broken.', {}],
  ['The meeting is on Tuesday, 5 March.', {}],
  ['Mom and Dad visited Grandma on Christmas.', { Christmas: C }],
  ['I love Italian food and speak French.', {}],
  ['José lives in São Paulo.', { José: P, 'São Paulo': L }],
  ['Ludwig van Beethoven was born in Bonn.', { 'Ludwig van Beethoven': P, Bonn: L }],
  ['Johnson & Johnson hired Priya Raman.', { 'Johnson & Johnson': O, 'Priya Raman': P }],
  ['The Bank of England raised rates.', { 'Bank of England': O }],
  ['THIS IS REALLY IMPORTANT NEWS', {}],
  ['How To Build A House In Ten Days', {}],
  ['我住在北京，在谷歌工作。', {}],
  ['私は東京に住んでいます。', {}],
  ['Ich habe gestern das Auto und die Katze in den Garten gebracht.', {}],
  ['Ich wohne mit Anna in Berlin und arbeite bei Siemens.', { Anna: P, Berlin: L, Siemens: O }],
  ['Marie habite à Paris avec Luc.', { Marie: P, Paris: L, Luc: P }],
  ['أعيش في القاهرة مع ليلى.', {}],
  ['I started learning Python; Java was too hard.', { Python: T, Java: T }],
  ['He bought an iPhone 15 from Apple.', { 'iPhone 15': T, Apple: O }],
  ['She works for Meridian Analytics as an engineer.', { 'Meridian Analytics': O }],
  ['Went hiking near Mount Fuji with Kenji.', { 'Mount Fuji': L, Kenji: P }],
  ["We visited the Eiffel Tower and Anne Frank's house.", { 'Eiffel Tower': L, 'Anne Frank': P }],
  ['Tom, Dick and Harriet came.', { Tom: P, Dick: P, Harriet: P }],
  ['It was Alice. Alice Chen, I mean.', { 'Alice Chen': P }],
  ['We moved from Lisbon to Porto because of the rent.', { Lisbon: L, Porto: L }],
  ['The U.S. and the UK agreed.', { 'U.S': L, UK: L }],
  ['I support Manchester United.', { 'Manchester United': O }],
  ['Our office is at 221B Baker Street.', { 'Baker Street': L }],
  ['Project Phoenix is late.', { 'Project Phoenix': C }],
  ['I saw Hamilton on Broadway with Sofia.', { Hamilton: P, Broadway: L, Sofia: P }],
  ['We deployed Neo4j on Ubuntu 24.04.', { Neo4j: T, 'Ubuntu 24.04': T }],
  ['Sarah and Wren went to the park.', { Sarah: P, Wren: P }],
  ['Mark my words, Rose likes roses.', { Rose: P }],
  ['Zoe: I got a job at Vantage Robotics!', { Zoe: P, 'Vantage Robotics': O }],
  ['See https://Example.com/Path or mail Bob.Smith@Example.org', {}],
  ['The Red Cross helped people in Haiti.', { 'Red Cross': O, Haiti: L }],
  ['Counter-Strike: Global Offensive is his favourite game.', { 'Counter-Strike': C }],
  ['I have read “To Kill a Mockingbird” twice.', { 'To Kill a Mockingbird': T }],
  ['Networking helped me. Losing hurts.', {}],
  ['J.K. Rowling wrote it, not George R. R. Martin.', { 'J.K. Rowling': P, 'George R. R. Martin': P }],
  ['He loves The Lord of the Rings.', { 'Lord of the Rings': C }],
  ['Game 7 was INTENSE, see Chapter 3.', {}],
  ['Я живу в Москве с Анной.', { Москве: 'OTHER', Анной: 'OTHER' }],
  ['', {}],
  ['😀😀😀', {}],
];

describe('findEntities', () => {
  it.each(PASSAGES)('finds the names in %j', (text, names) => {
    const found = Object.fromEntries(findEntities(text).map(({ name, type }) => [name, type]));
    expect(found).toEqual(names);
  });

  it('finds known names wherever they stand, with their type', () => {
    const known = new Map([
      ['wren', P],
      ['田中', P],
    ] as const);
    expect(findEntities('Wren is late.', known)).toEqual([{ name: 'Wren', type: P }]);
    expect(findEntities('昨日田中さんに会いました。', known)).toEqual([{ name: '田中', type: P }]);
  });

  it('names each entity once, and never with an empty key', () => {
    const units = fc.constantFrom(
      ..."Alice Bob. C++ GPT-4 @x #y 's of the “Ünï” Dr. İ 東京 \n!?,".split(' '),
      '\ud800',
      'A.',
    );
    fc.assert(
      fc.property(fc.array(units, { maxLength: 12 }), fc.string({ unit: 'binary' }), (words, tail) => {
        const keys = findEntities(`${words.join(' ')} ${tail}`).map(({ name }) => nameKey(name));
        expect(keys).not.toContain('');
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 250 },
    );
  });
});
