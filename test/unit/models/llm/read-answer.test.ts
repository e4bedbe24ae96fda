import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer } from '../../../../src/models/llm/read-answer.ts';
import { EXTRACT_FACTS_ANSWER } from '../../../../src/prompts/extract-facts.ts';

const FACT = {
  text: 'Alice moved to Rome in May 2023.',
  type: 'WORLD',
  start: '2023-05',
  end: null,
  quote: 'I moved to Rome',
  entities: [
    { name: 'Alice', type: 'PERSON' },
    { name: 'Rome', type: 'LOCATION' },
  ],
  causes: [],
};
const ANSWER = { facts: [FACT] };
const JSON_ANSWER = JSON.stringify(ANSWER);
const SCHEMA = JSON.stringify(EXTRACT_FACTS_ANSWER.json);

function read(words: string) {
  return readAnswer(words, EXTRACT_FACTS_ANSWER);
}

describe('an answer is read', () => {
  test.each<[string, string]>([
    ['as it is', JSON_ANSWER],
    ['with a byte order mark and white space', `\uFEFF\n ${JSON_ANSWER} \n`],
    ['in a code fence', `\`\`\`json\n${JSON_ANSWER}\n\`\`\``],
    [
      'in a code fence without a language, between prose',
      `Here you are:\n\`\`\`\n${JSON_ANSWER}\n\`\`\`\nAnything else?`,
    ],
    ['after prose', `Sure! The facts are: ${JSON_ANSWER}`],
    ['after thoughts', `<think>Alice {she} moved [to] Rome.</think>\n${JSON_ANSWER}`],
    ['after thoughts with an answer in them', `<think>\n{"facts":[]}?\nNo, one.</think>${JSON_ANSWER}`],
    ['after thoughts whose beginning is missing', `She moved, {"facts":[]} is wrong.</think>${JSON_ANSWER}`],
    ['as a bare array', JSON.stringify([FACT])],
    ['after the schema was repeated', `${SCHEMA}\n${JSON_ANSWER}`],
    ['filled into the schema', JSON.stringify({ type: 'object', properties: ANSWER, required: ['facts'] })],
    ['in a wrapper', JSON.stringify({ result: ANSWER })],
    ['in a list of one', JSON.stringify([ANSWER]).slice(1, -1)],
    ['under another name', JSON.stringify({ memories: [FACT] })],
    ['as the only fact of an object', JSON.stringify({ facts: FACT })],
    ['as numbered facts', JSON.stringify({ facts: { fact_1: FACT } })],
    ['with what is not asked for', JSON.stringify({ reasoning: 'x', facts: [{ ...FACT, certainty: 1 }] })],
    ['with trailing commas', JSON_ANSWER.replaceAll('}', ',}').replaceAll(']', ',]')],
    ['without its last brackets', JSON_ANSWER.slice(0, -2)],
    ['in single quotes', `{'facts': [${JSON.stringify(FACT).replaceAll('"', "'")}]}`],
    ['with bare keys', JSON_ANSWER.replace('"facts"', 'facts').replace('"text"', 'text')],
    ['with comments', JSON_ANSWER.replace('[{', '[ // the facts\n /* one */ {')],
    ['with words of Python', JSON_ANSWER.replace('null', 'None')],
    ['with commas forgotten', JSON_ANSWER.replace('","type"', '" "type"')],
    [
      'with names as strings',
      JSON.stringify({ facts: [{ ...FACT, Entities: undefined, entities: FACT.entities }] }),
    ],
    [
      'with keys in other spellings',
      JSON.stringify({
        Facts: [
          {
            fact: FACT.text,
            fact_type: 'world',
            Start: '2023-05',
            source_quote: FACT.quote,
            entities: FACT.entities,
          },
        ],
      }),
    ],
  ])('%s', (_, words) => {
    expect(read(words)).toEqual({ value: ANSWER });
  });

  test('with quotes and line breaks within its strings', () => {
    const words =
      '{"facts":[{"text":"He said "hi" to\nme","type":"WORLD","start":null,"end":null,"quote":"","entities":[],"causes":[]}]}';
    expect(read(words)).toMatchObject({ value: { facts: [{ text: 'He said "hi" to\nme' }] } });
  });

  test('with a closing tag of thoughts in what a fact says', () => {
    const facts = [{ ...FACT, text: 'The tag </think> ends thoughts.' }];
    expect(read(`Facts: ${JSON.stringify({ facts })}`)).toEqual({ value: { facts } });
  });

  test('with what is wrong in a fact left out, as long as the fact has words', () => {
    const broken = {
      text: 'Bob left.',
      type: 'GOSSIP',
      start: 2023,
      quote: null,
      entities: ['Bob', { name: 'Acme', type: 'COMPANY' }],
      causes: [{ fact: 'the first', kind: 'BECAUSE' }],
    };
    expect(read(JSON.stringify({ facts: [broken] }))).toEqual({
      value: {
        facts: [
          {
            text: 'Bob left.',
            type: 'WORLD',
            start: '2023',
            end: null,
            quote: '',
            entities: [
              { name: 'Bob', type: 'OTHER' },
              { name: 'Acme', type: 'OTHER' },
            ],
            causes: [],
          },
        ],
      },
    });
  });

  test('as no facts only when it says so', () => {
    expect(read('{"facts":[]}')).toEqual({ value: { facts: [] } });
    expect(read('[]')).toEqual({ value: { facts: [] } });
    expect(read('{}')).toHaveProperty('problem');
  });
});

describe('an answer is refused, with what is wrong', () => {
  test.each<[string, string, RegExp]>([
    ['an empty string', '', /empty/],
    ['thoughts that never end', '<think>Let me see, {"facts":[]}', /no JSON/],
    ['prose', 'I am sorry, I found nothing to remember.', /no JSON/],
    ['the schema itself', SCHEMA, /text/],
    ['another shape', '{"summary":"Alice moved."}', /facts/],
    ['a fact without words', '{"facts":[{"type":"WORLD"}]}', /text/],
    ['a number', '42', /no JSON/],
    ['brackets without end', '['.repeat(10_000), /no JSON/],
  ])('%s', (_, words, problem) => {
    expect(read(words)).toMatchObject({ problem: expect.stringMatching(problem), cut: false });
  });

  test('an answer that ends within a fact is cut, never half of it taken', () => {
    const isWhole = (end: number) => !('problem' in read(JSON_ANSWER.slice(0, end)));
    const firstWhole = JSON_ANSWER.length - 2;
    for (let end = 1; end < firstWhole; end++) {
      const words = JSON_ANSWER.slice(0, end);
      const result = read(words);
      // Where all that is missing is closing brackets or what may be missing, the answer is whole.
      if ('value' in result) expect(result.value.facts.every(({ text }) => text === FACT.text)).toBe(true);
      else expect(result.cut || !words.includes('"text"')).toBe(true);
    }
    expect(isWhole(firstWhole)).toBe(true);
  });
});

test('any words are read or refused, and never thrown at', () => {
  const pieces = fc.constantFrom(
    ...'{}[]",:\\',
    'facts',
    '"text"',
    '<think>',
    '</think>',
    '```',
    'null',
    ' ',
    '\n',
    '1',
    'é',
    '\uD800',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const result = read(parts.join(''));
      expect('value' in result || result.problem.length > 0).toBe(true);
    }),
  );
});

test('any answer is read as it was written', () => {
  const text = fc.string({ minLength: 1, unit: 'binary' });
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const facts = texts.map((words) => ({ ...FACT, text: words }));
      expect(read(JSON.stringify({ facts }))).toEqual({ value: { facts } });
    }),
  );
});
