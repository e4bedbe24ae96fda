import { describe, expect, it } from 'vitest';
import { relevanceLogit, relevantLabel } from '../../../src/models/relevance-logit.ts';

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

describe('relevanceLogit', () => {
  it('returns a single logit as it is, however large', () => {
    expect(relevanceLogit([-11.25], 0)).toBe(-11.25);
  });

  it('gives log-odds whose sigmoid is the softmax of the label', () => {
    // Softmax of (ln 1, ln 2, ln 5) is (1/8, 2/8, 5/8).
    const logits = [0, Math.log(2), Math.log(5)];
    expect(sigmoid(relevanceLogit(logits, 2))).toBeCloseTo(5 / 8, 12);
    expect(sigmoid(relevanceLogit(logits, 0))).toBeCloseTo(1 / 8, 12);
  });

  it('stays finite where the exponentials would overflow', () => {
    expect(relevanceLogit([900, 1000], 1)).toBe(100);
  });
});

describe('relevantLabel', () => {
  it.each([
    [{ 0: 'LABEL_0' }, 1, 0],
    [{ 0: 'LABEL_0', 1: 'LABEL_1' }, 2, 1],
    [{ 0: 'relevant', 1: 'irrelevant' }, 2, 0],
    [{ 0: 'contradiction', 1: 'entailment', 2: 'neutral' }, 3, 1],
    [{}, 2, 1],
  ])('finds the label of relevance in %j', (labels, width, index) => {
    expect(relevantLabel(labels, width)).toBe(index);
  });
});
