import { describe, expect, it } from 'vitest';
import { chunkText } from '../../../../src/retain/chunk.ts';
import type { ExtractedFact, ExtractionInput } from '../../../../src/retain/extract/types.ts';
import { extractVerbatim } from '../../../../src/retain/extract/verbatim.ts';

/** Monday, 8 May 2023, noon. */
const AT = Date.UTC(2023, 4, 8, 12);

function verbatim(
  content: string,
  maxChars = 3000,
  told: Partial<ExtractionInput> = {},
): readonly ExtractedFact[] {
  const input = {
    content,
    context: null,
    reference: { at: AT, timezone: 'UTC' },
    timestamped: true,
    ...told,
  };
  return extractVerbatim(input, chunkText(content, maxChars));
}

describe('extractVerbatim', () => {
  it('makes one fact of an item, as it is', () => {
    expect(verbatim('  Caroline: I went to Rome yesterday, Mel!\n')).toEqual([
      {
        text: 'Caroline: I went to Rome yesterday, Mel!',
        type: 'WORLD',
        occurred: { start: Date.UTC(2023, 4, 7), end: Date.UTC(2023, 4, 8), precision: 'DAY' },
        confidence: null,
        entities: [
          { name: 'Caroline', type: 'PERSON' },
          { name: 'Rome', type: 'LOCATION' },
          { name: 'Mel', type: 'PERSON' },
        ],
        causes: [],
        start: 2,
        end: 42,
        grounded: true,
        toldAt: null,
      },
    ]);
  });

  it('makes no fact of a blank item', () => {
    expect(verbatim(' \n ')).toEqual([]);
  });

  it('makes one fact a chunk of a longer item, and repeats the speaker of a cut turn', () => {
    const content = `Alice: ${'I like long walks. '.repeat(12)}`;
    const facts = verbatim(content, 120);
    expect(facts.length).toBeGreaterThan(1);
    expect(facts[1]?.text.startsWith('Alice: I like')).toBe(true);
    for (const fact of facts) expect(fact.text.endsWith(content.slice(fact.start, fact.end))).toBe(true);
  });

  it('names the headings of a chunk that starts below them, and changes nothing of its place', () => {
    const content = `# Handbook\n\n## Installing Neo4j\n\n${'It needs a fast disk. '.repeat(12)}\n\n## Removing\n\nDelete it. ${'Empty the bin. '.repeat(5).trim()}`;
    const facts = verbatim(content, 120);
    const texts = facts.map(({ text }) => text);
    expect(texts[0]?.startsWith('# Handbook\n\n## Installing Neo4j')).toBe(true);
    expect(texts[1]?.startsWith('[Handbook › Installing Neo4j] It needs')).toBe(true);
    expect(facts[1]?.entities.map(({ name }) => name)).toContain('Installing Neo4j');
    expect(texts.at(-1)?.startsWith('[Handbook] ## Removing\n\nDelete it.')).toBe(true);
    for (const fact of facts) expect(fact.text.endsWith(content.slice(fact.start, fact.end))).toBe(true);
  });

  it('occurred when it was told, if its words name no date', () => {
    expect(verbatim('I like tea.')[0]?.occurred).toEqual({
      start: AT,
      end: AT + 60_000,
      precision: 'MINUTE',
    });
    expect(verbatim('I like tea.', 3000, { timestamped: false })[0]?.occurred).toBeNull();
    expect(verbatim('I went there yesterday.', 3000, { timestamped: false })[0]?.occurred).toBeNull();
  });

  it('is experience only where the assistant tells what it did', () => {
    expect(verbatim('assistant: I booked the flight.')[0]?.type).toBe('EXPERIENCE');
    expect(verbatim('assistant: Rome is in Italy.')[0]?.type).toBe('WORLD');
    expect(verbatim('Alice: I booked the flight.')[0]?.type).toBe('WORLD');
  });
});
