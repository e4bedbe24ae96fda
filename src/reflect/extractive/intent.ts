import type { TimeWindow } from '../../domain/time.ts';

/** What kind of answer a question wants. */
export interface Intent {
  /** For the causes of something. */
  readonly why: boolean;
  /** For what came of something. */
  readonly effects: boolean;
  /** For when, in which order, or what in a span of time. */
  readonly time: boolean;
  /** For what held before as well. */
  readonly past: boolean;
}

const WHY =
  /\b(?:why|how come|how did it come|how (?:does|did|do) .{1,80} come (?:about|to pass)|what (?:made|makes|caused|causes|led|drove|prompted|was behind)|(?:the )?reasons?|cause[ds]?|because of what|warum|wieso|weshalb|weswegen|pourquoi|perch[eé]|waarom)\b|por qu[eé]|почему|зачем|чому|为什么|為什麼|为何|なぜ|どうして/iu;
const EFFECTS =
  /\b(?:consequences?|results?(?: of)?|outcomes?|effects?|led to|lead to|leads to|came of|happened (?:because|after|as)|as a result|folgen?|conséquences?|consecuencias?|conseguenze)\b/iu;
const TIME =
  /\b(?:when|what (?:year|month|day|date|time)|how long|since when|until when|timeline|chronolog\w*|in (?:what|which) order|sequence|order of|history|over time|first|last|latest|earliest|before|after|during|between|recently|happened|wann|seit wann|quand|depuis quand|cu[aá]ndo|quando|wanneer)\b|когда|什么时候|什麼時候|何时|いつ/iu;
const PAST =
  /\b(?:used to|previous\w*|former\w*|formerly|earlier|before|back then|in the past|history|over time|originally|at first|changed?|früher|vorher|avant|antes|prima)\b/iu;

/** What a question asks for, by its words and the window of time that was read from them. */
export function intentOf(question: string, window: TimeWindow | null): Intent {
  return {
    why: WHY.test(question),
    effects: EFFECTS.test(question),
    time: window !== null || TIME.test(question),
    past: PAST.test(question),
  };
}
