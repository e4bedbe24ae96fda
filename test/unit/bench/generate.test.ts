import { describe, expect, it } from 'vitest';
import { generateFacts, generateQueries, HUB } from '../../bench/scale/generate.ts';

describe('the generated bank', () => {
  const facts = [...generateFacts(5000, 1)];

  it('is the same for the same seed and another for another', () => {
    expect([...generateFacts(5000, 1)]).toEqual(facts);
    expect([...generateFacts(1, 2)]).not.toEqual(facts.slice(0, 1));
  });

  it('holds no text twice', () => {
    expect(new Set(facts.map(({ text }) => text)).size).toBe(5000);
  });

  it('mentions the hub in a fifth of its memories, in the text and among the entities', () => {
    const naming = facts.filter(({ text }) => text.includes(HUB));
    expect(naming).toHaveLength(1000);
    expect(naming.every(({ entities }) => entities.some(({ name }) => name === HUB))).toBe(true);
  });

  it('has many people beside the hub', () => {
    const people = facts.flatMap(({ entities }) => entities.filter(({ type }) => type === 'PERSON'));
    expect(new Set(people.map(({ name }) => name)).size).toBeGreaterThan(1000);
  });

  it('is asked different questions, with the hub or without it', () => {
    const queries = generateQueries(200, 1, true);
    expect(new Set(queries).size).toBe(200);
    expect(queries.every((query) => query.includes(HUB))).toBe(true);
    expect(generateQueries(200, 1, false).some((query) => query.includes(HUB))).toBe(false);
  });
});
