import { describe, expect, test } from 'vitest';
import { QUESTION_KINDS, readQuestions } from '../../gold/reflect/questions.ts';
import { REFLECT_WORLD } from '../../gold/reflect/world.ts';

const FACTS = REFLECT_WORLD.flatMap((document) => document.facts);
const QUESTIONS = readQuestions();

describe('the world of the questions', () => {
  test('says every fact in the content of its document, and no fact twice', () => {
    for (const { content, facts } of REFLECT_WORLD) {
      for (const { text } of facts) expect(content).toContain(text);
    }
    expect(new Set(FACTS.map(({ text }) => text)).size).toBe(FACTS.length);
    expect(new Set(REFLECT_WORLD.map(({ documentId }) => documentId)).size).toBe(REFLECT_WORLD.length);
  });

  test('lets every fact end after it begins', () => {
    for (const { text, occurredStart, occurredEnd } of FACTS) {
      if (occurredEnd === undefined) continue;
      expect(Date.parse(occurredStart ?? ''), text).toBeLessThan(Date.parse(occurredEnd));
    }
  });

  test('lets no cause begin after what it caused', () => {
    const caused = REFLECT_WORLD.flatMap(({ facts }) =>
      facts.flatMap((effect) =>
        effect.because === undefined ? [] : [{ effect, cause: facts[effect.because] }],
      ),
    );
    expect(caused.length).toBeGreaterThanOrEqual(15);
    for (const { effect, cause } of caused) {
      expect(cause?.occurredStart, effect.text).toBeDefined();
      expect(Date.parse(cause?.occurredStart ?? ''), effect.text).toBeLessThanOrEqual(
        Date.parse(effect.occurredStart ?? ''),
      );
    }
  });
});

describe('the questions', () => {
  test('are forty, spread over the kinds', () => {
    const counts = QUESTION_KINDS.map(
      (kind) => QUESTIONS.filter((question) => question.kind === kind).length,
    );
    expect(Object.fromEntries(QUESTION_KINDS.map((kind, at) => [kind, counts[at]]))).toEqual({
      fact: 12,
      time: 8,
      why: 8,
      list: 5,
      current: 3,
      unknown: 4,
    });
  });

  test('are told apart by id and by wording', () => {
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
    expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(QUESTIONS.length);
  });

  test.each(QUESTIONS)('$id needs only texts of facts of the world', ({ needed }) => {
    const texts = FACTS.map(({ text }) => text);
    for (const text of needed.flat()) expect(texts).toContain(text);
  });

  test.each(QUESTIONS)('$id is asked after its evidence was told', ({ needed, queryTimestamp }) => {
    for (const text of needed.flat()) {
      const told = REFLECT_WORLD.find(({ facts }) => facts.some((fact) => fact.text === text))?.timestamp;
      expect(Date.parse(told ?? ''), text).toBeLessThan(Date.parse(queryTimestamp));
    }
  });
});
