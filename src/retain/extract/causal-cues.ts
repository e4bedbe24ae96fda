import type { CausalKind } from '../../domain/link.ts';

/** Words that state a cause, and on which side of them the cause stands. */
export interface Cue {
  readonly pattern: RegExp;
  /** The cause is what stands before the cue, or the group `cause` of the pattern. */
  readonly cause: 'BEFORE' | 'GROUP';
  /** What the cause does to the rest. */
  readonly kind: CausalKind;
  /** In [0, 1]: what people mean by it nearly always, or only often ("so"). */
  readonly weight: number;
}

/** Words that are used for causes and for nothing else. */
const EXPLICIT = 0.9;
/** Words that are often used for other things too. */
const LOOSE = 0.6;

const REST = '(?<cause>[^.!?;]+)';

/** Cues in the middle of a sentence. The first one that matches counts. */
export const CLAUSE_CUES: readonly Cue[] = [
  { pattern: /^because (?!of\b)(?<cause>[^,;.!?]+),\s/iu, cause: 'GROUP', kind: 'CAUSES', weight: EXPLICIT },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:because|due to the fact that|owing to the fact that)|['’]cause)\s+(?!of\b)${REST}`,
      'iu',
    ),
    cause: 'GROUP',
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern: new RegExp(String.raw`\b(?:weil|parce que|porque|perché)\s+${REST}`, 'iu'),
    cause: 'GROUP',
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  { pattern: /因[为為](?<cause>[^，,。]+)[，,]?\s*所以/u, cause: 'GROUP', kind: 'CAUSES', weight: EXPLICIT },
  {
    pattern:
      /[,;]? (?:which|and this|and that) (?:led to|caused|resulted in|made|meant|means|is why|was why)\s/iu,
    cause: 'BEFORE',
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern: /[,;]? (?:which|and this|and that) (?:enabled|allowed|let|helped|made it possible)\s/iu,
    cause: 'BEFORE',
    kind: 'ENABLES',
    weight: EXPLICIT,
  },
  {
    pattern: /[,;]? (?:which|and this|and that) (?:prevented|stopped|blocked|kept)\s/iu,
    cause: 'BEFORE',
    kind: 'PREVENTS',
    weight: EXPLICIT,
  },
  {
    pattern: /[,;] (?:and )?(?:therefore|thus|hence|consequently|as a result|deshalb|deswegen|daher)\s/iu,
    cause: 'BEFORE',
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern: /, (?:and )?(?:that|this)(?:['’]s| is| was) why\s/iu,
    cause: 'BEFORE',
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    // A cause in a few words: "thanks to his script", "due to a wrong file".
    pattern:
      /\b(?:because of|due to|owing to|thanks to|as a result of|wegen|dank|aufgrund|à cause de|grâce à|en raison de|debido a|gracias a|a causa de)\s+(?!(?:this|that|it|which)\b)(?<cause>[^,.!?;]+)/iu,
    cause: 'GROUP',
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern:
      /, since (?!\d|last\b|then\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?<cause>[^.!?;]+)/u,
    cause: 'GROUP',
    kind: 'CAUSES',
    weight: LOOSE,
  },
  {
    // Without a comma it mostly tells a time; a new state of things with a subject of its own is a reason.
    pattern:
      /(?<=\p{L}{2,}) since (?<cause>(?:the|my|our|his|her|their|its|nobody|no one) (?:new |old )?\p{Ll}+ (?:has|have|is|are|leaves|left|lacks?|does|do|cannot|can't|can’t|will|would) [^.!?;,]+)/u,
    cause: 'GROUP',
    kind: 'CAUSES',
    weight: LOOSE,
  },
  {
    pattern: /, (?:da|denn|car|puisque|ya que|pues) (?<cause>[^.!?;]+)/u,
    cause: 'GROUP',
    kind: 'CAUSES',
    weight: LOOSE,
  },
  {
    pattern: /,? (?:donc|c['’]est pourquoi|por eso|por lo tanto|así que|darum|sodass) /u,
    cause: 'BEFORE',
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern:
      / (?:(?:has |had |would |will )(?:have )?)?(?:led to|leads? to|caused|causes|(?<=(?:\b(?:may|might|can|could|will|would|to|they|which|that|did|does)|\p{Ll}{4,}s) )cause|resulted in|results in) /u,
    cause: 'BEFORE',
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern:
      / (?:(?:has |had |would |will )(?:have )?)?(?:prevent(?:s|ed)?|kept \S+ from|stopped \S+ from) /u,
    cause: 'BEFORE',
    kind: 'PREVENTS',
    weight: EXPLICIT,
  },
  {
    pattern:
      / (?:(?:has |had |would |will )(?:have )?)?(?:enable[sd]?|made it possible|makes it possible|allow(?:s|ed) \S+ to) /u,
    cause: 'BEFORE',
    kind: 'ENABLES',
    weight: EXPLICIT,
  },
  { pattern: /, so (?!that\b|far\b|much\b|many\b)/iu, cause: 'BEFORE', kind: 'CAUSES', weight: LOOSE },
  { pattern: /,? (?:in order to|so that)\s/iu, cause: 'BEFORE', kind: 'ENABLES', weight: LOOSE },
];

const AND = '^(?:and |but )?';

/** Cues that open a sentence and take the sentence before it for the cause. */
export const OPENING_CUES: readonly Omit<Cue, 'cause'>[] = [
  {
    pattern: new RegExp(
      String.raw`${AND}(?:therefore|consequently|accordingly|as a (?:result|consequence)|(?:because of|due to|thanks to) (?:this|that|it)|for (?:this|that) reason|(?:that|this)(?:['’]s| is| was) why|hence|thus|deshalb|deswegen|daher|因此|所以)(?![\p{Ll}])`,
      'iu',
    ),
    kind: 'CAUSES',
    weight: EXPLICIT,
  },
  {
    pattern: new RegExp(
      String.raw`${AND}(?:this|that|it) (?:has |have |had )?(?:led to|caused|resulted in|made)\b`,
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
