import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DISPOSITION_VERSION, dispositionGuidance } from '../../../src/prompts/disposition.ts';
import {
  FORM_OPINIONS_ANSWER,
  FORM_OPINIONS_VERSION,
  renderFormOpinions,
} from '../../../src/prompts/form-opinions.ts';
import { REFLECT_VERSION, renderReflect } from '../../../src/prompts/reflect.ts';
import {
  doneTool,
  NEIGHBOURHOOD_TOOL,
  OBSERVATIONS_TOOL,
  RECALL_TOOL,
  REFLECT_TOOLS_VERSION,
  SOURCE_TOOL,
  TIMELINE_TOOL,
} from '../../../src/prompts/reflect-tools.ts';
import {
  renderWriteObservations,
  WRITE_OBSERVATIONS_ANSWER,
  WRITE_OBSERVATIONS_VERSION,
} from '../../../src/prompts/write-observations.ts';

const INPUT = {
  question: 'Why?',
  context: 'A call.',
  mission: 'Helps.',
  disposition: { skepticism: 3, literalism: 3, empathy: 3 },
  directives: [{ name: 'units', text: 'Use kilometres.' }],
  now: '2025-06-18 10:00 (UTC)',
  asOf: '2025-01-01 00:00 (UTC)',
  maxTokens: 500,
  wantsData: true,
  found: '[m1] A fact.',
  memories: ['[m1] A fact.'],
  opinions: ['[m2] An opinion.'],
};
const FACTS = {
  mission: 'Helps.',
  facts: [{ mark: 'f1', date: '2025-06-18', text: 'A fact.' }],
  observations: [{ mark: 'o1', text: 'An observation.' }],
};
const TOOLS = [
  OBSERVATIONS_TOOL,
  RECALL_TOOL,
  NEIGHBOURHOOD_TOOL,
  SOURCE_TOOL,
  TIMELINE_TOOL,
  doneTool(null),
];
const LEVELS = [1, 2, 3, 4, 5].map((level) => ({ skepticism: level, literalism: level, empathy: level }));

const hashOf = (words: unknown) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);

/** Whoever changes the words of a prompt raises its version and writes the new hash here. */
test.each<[string, number, unknown, string]>([
  ['reflect', REFLECT_VERSION, renderReflect(INPUT), 'a52dfca17f90'],
  [
    'reflect tools',
    REFLECT_TOOLS_VERSION,
    TOOLS.map(({ name, description, input }) => [name, description, input.json]),
    '2297e5f8cb9b',
  ],
  ['opinions', FORM_OPINIONS_VERSION, [renderFormOpinions(INPUT), FORM_OPINIONS_ANSWER.json], '9662434125bc'],
  [
    'observations',
    WRITE_OBSERVATIONS_VERSION,
    [renderWriteObservations(FACTS), WRITE_OBSERVATIONS_ANSWER.json],
    'd21855269647',
  ],
  ['disposition', DISPOSITION_VERSION, LEVELS.map(dispositionGuidance), '0aa84fbac32e'],
])('the words of the prompt for %s are those of its version', (_, version, words, hash) => {
  expect(`${version} ${hashOf(words)}`).toBe(`1 ${hash}`);
});
