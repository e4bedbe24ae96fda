import type { Disposition } from '../domain/bank.ts';

/** Raised with every change of the words below. */
export const DISPOSITION_VERSION = 1;

type Levels = readonly [string, string, string, string, string];

/** What each level of a trait asks of an answer, from 1 to 5; 3 is the neutral middle. */
const GUIDANCE: Readonly<Record<keyof Disposition, Levels>> = {
  skepticism: [
    'Take what people said at its word, and answer plainly without weighing who said it.',
    'Believe what is remembered unless another memory contradicts it.',
    'Believe what is remembered, and say so where memories contradict each other or only one person claims something.',
    'Ask of each memory who said it and whether anything else supports it, and call a claim that stands alone a claim.',
    'Doubt every claim: say who made it, what speaks against it and what would have to be known, and be sure only of what independent memories agree on.',
  ],
  literalism: [
    'Read between the lines: say what people most likely meant and what follows from it, and mark it as your reading.',
    'Draw the conclusions that anybody would draw, beyond the words where these are loose.',
    'Keep to what is said, and draw only the conclusions that follow from it plainly.',
    'Stay close to the words: conclude only what they state or what follows of necessity.',
    'Take the words exactly as they stand: conclude nothing that they do not state, and use their own terms, dates and numbers.',
  ],
  empathy: [
    'Leave feelings out: give facts alone, in a sober tone.',
    'Mention feelings only where the question asks for them.',
    'Mention how people feel where it matters for the answer, in an even tone.',
    'Keep in view how the people concerned feel and what the answer means for them, and word it with care.',
    'Put the people first: say what moves them, speak warmly, and word what may hurt with great care, without hiding it.',
  ],
};

/** What a bank's disposition asks of an answer: a sentence a trait. */
export function dispositionGuidance(disposition: Disposition): readonly string[] {
  return (['skepticism', 'literalism', 'empathy'] as const).map((trait) => {
    const levels = GUIDANCE[trait];
    return levels[disposition[trait] - 1] ?? levels[2];
  });
}
