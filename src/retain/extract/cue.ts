import type { CausalKind } from '../../domain/link.ts';

/** Words that state a cause, and on which side of them the cause stands. */
export interface Cue {
  /** Of a sentence; global, because a cue that is denied may stand in it once more. */
  readonly pattern: RegExp;
  /** The cause is what stands before the cue, or the group `cause` of the pattern. */
  readonly cause: 'BEFORE' | 'GROUP';
  /** What the cause does to the rest. */
  readonly kind: CausalKind;
  /** In [0, 1]: what people mean by it nearly always, or only often ("so"). */
  readonly weight: number;
}

/** Words that are used for causes and for nothing else. */
export const EXPLICIT = 0.9;
/** Words that are often used for other things too. */
export const LOOSE = 0.6;

interface CueTraits {
  readonly kind?: CausalKind;
  readonly isLoose?: boolean;
  /** Letters count as they stand: German writes its nouns with capitals. */
  readonly cased?: boolean;
}

/** A cue behind which, as the group `cause`, its cause stands. */
export function causeAfter(pattern: string, traits: CueTraits = {}): Cue {
  return { ...cueOf(pattern, traits), cause: 'GROUP' };
}

/** A cue before which its cause stands. */
export function causeBefore(pattern: string, traits: CueTraits = {}): Cue {
  return { ...cueOf(pattern, traits), cause: 'BEFORE' };
}

function cueOf(
  pattern: string,
  { kind = 'CAUSES', isLoose = false, cased = false }: CueTraits,
): Omit<Cue, 'cause'> {
  return { pattern: new RegExp(pattern, cased ? 'gu' : 'giu'), kind, weight: isLoose ? LOOSE : EXPLICIT };
}
