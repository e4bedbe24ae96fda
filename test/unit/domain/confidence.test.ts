import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EVIDENCE_EFFECTS,
  EVIDENCE_STRENGTHS,
  type EvidenceWeight,
  LEAST_CONFIDENCE,
  MOST_CONFIDENCE,
  movedConfidence,
  UNDECIDED,
} from '../../../src/domain/confidence.ts';

const FOR: EvidenceWeight = { effect: 'SUPPORTS', strength: 'STRONG' };
const AGAINST: EvidenceWeight = { effect: 'CONTRADICTS', strength: 'STRONG' };
const HINT: EvidenceWeight = { effect: 'SUPPORTS', strength: 'WEAK' };
const DOUBT: EvidenceWeight = { effect: 'CONTRADICTS', strength: 'WEAK' };

describe('the confidence in a belief', () => {
  // Odds by hand: 1 × 3 = 3 to 1 = 3/4; × 3 = 9 to 1 = 9/10; 9 ÷ 3 = 3; 1.5 to 1 = 3/5; 1 ÷ 1.5 = 2/5; 1 ÷ 3 = 1/4.
  test.each<[string, EvidenceWeight[], number]>([
    ['nothing', [], 0.5],
    ['a strong support', [FOR], 0.75],
    ['two strong supports', [FOR, FOR], 0.9],
    ['a hint', [HINT], 0.6],
    ['a doubt', [DOUBT], 0.4],
    ['a strong contradiction', [AGAINST], 0.25],
    ['as much for as against', [FOR, AGAINST], 0.5],
    ['two for, one against', [FOR, FOR, AGAINST], 0.75],
    ['three strong supports: 27/28 is more than may be', [FOR, FOR, FOR], 0.95],
    ['a contradiction after many supports: 19 ÷ 3 to 1', [FOR, FOR, FOR, FOR, FOR, AGAINST], 19 / 22],
    ['many contradictions', [AGAINST, AGAINST, AGAINST, AGAINST], 0.05],
  ])('after %s', (_, evidence, expected) => {
    expect(movedConfidence(UNDECIDED, evidence)).toBeCloseTo(expected, 12);
  });

  test('stays within its bounds, and each new evidence moves it its own way until it is at one', () => {
    const weight = fc.record({
      effect: fc.constantFrom(...EVIDENCE_EFFECTS),
      strength: fc.constantFrom(...EVIDENCE_STRENGTHS),
    });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(weight),
        weight,
        (start, before, next) => {
          const held = movedConfidence(start, before);
          const moved = movedConfidence(held, [next]);
          expect(moved).toBeGreaterThanOrEqual(LEAST_CONFIDENCE);
          expect(moved).toBeLessThanOrEqual(MOST_CONFIDENCE);
          if (next.effect === 'SUPPORTS') expect(moved > held || moved === MOST_CONFIDENCE).toBe(true);
          else expect(moved < held || moved === LEAST_CONFIDENCE).toBe(true);
        },
      ),
    );
  });
});
