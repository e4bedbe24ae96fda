import { type Cue, EXPLICIT, LOOSE } from './cue.ts';

const AND = '^(?:and |but )?';

/** Cues that open a sentence and take the sentence before it for the cause. */
export const OPENING_CUES: readonly Omit<Cue, 'cause'>[] = [
  {
    pattern: new RegExp(
      String.raw`${AND}(?:therefore|consequently|accordingly|as a (?:result|consequence)(?! of\b)|which (?:is|was) why|(?:because of|due to|thanks to) (?:this|that|it)|for (?:this|that) reason|(?:that|this)(?:['’]s| is| was) why|hence|thus(?! far\b)|deshalb|deswegen|daher|darum|aus diesem grund|c['’]est pourquoi|c['’]est la raison pour laquelle|par conséquent|por eso|por lo tanto|por ello|por esa razón|en consecuencia|como resultado(?! de)|因此|所以|そのため|だから)(?![\p{Ll}])`,
      'iu',
    ),
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern: new RegExp(
      String.raw`${AND}(?:this|that|it|which) (?:has |have |had )?(?:led to|caused|resulted in|made)\b`,
      'iu',
    ),
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern: new RegExp(
      String.raw`${AND}(?:this|that|it) (?:has |have |had )?(?:enabled|allowed|made it possible|helped)\b`,
      'iu',
    ),
    kind: 'ENABLES',
    weight: EXPLICIT,
  },
  {
    pattern: new RegExp(
      String.raw`${AND}(?:this|that|it) (?:has |have |had )?(?:prevented|stopped|blocked|kept)\b`,
      'iu',
    ),
    kind: 'PREVENTS',
    weight: EXPLICIT,
  },
  { pattern: /^so,? (?=(?:I|we|he|she|they|it|you|the|my|our|\p{Lu}))/u, kind: 'CAUSES', weight: LOOSE },
  { pattern: /^So,? (?=(?:I|we|he|she|they|it|the|my|our|\p{Lu}\p{Ll}+) )/u, kind: 'CAUSES', weight: LOOSE },
];
