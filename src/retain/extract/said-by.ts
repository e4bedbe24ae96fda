import { greeted } from '../../text/greeting.ts';
import { headedBy } from './headed-by.ts';
import { meantBeside } from './meant-beside.ts';
import { nameBeside } from './name-beside.ts';
import type { Around, QuotationPlace } from './quotation-place.ts';
import { withoutRole } from './role-before-name.ts';
import { AUXILIARY, SAID } from './saying-words.ts';
import { subjectBefore } from './subject-before.ts';

/** "I said": the writer's own words; "nous écrit Zoé" is not. */
const OWN = new RegExp(
  String.raw`^[\s,.–—-]*(?!nous\s${AUXILIARY}(?:${SAID})\s\p{Lu})(?:(?:I|[Ii]ch|[Jj]e|[Yy]o|[Ww]e|[Ww]ir|[Nn]ous)\s\p{Ll}|\p{Ll}{3,}(?:\s|-)(?:I|ich|je|yo|we|wir)(?!\p{L}))`,
  'u',
);
/** "you told her": whoever the letter is to. */
const ADDRESSEE_SAYS = new RegExp(
  String.raw`^[\s,.–—-]*(?:you|vous)\s+${AUXILIARY}(?:${SAID})(?!\p{L})`,
  'u',
);
const YOU_SAID = new RegExp(
  String.raw`(?:^|[\s,;])(?:[Yy]ou|[Vv]ous)\s+${AUXILIARY}(?:${SAID})(?!\p{L})[^:]*[:,]\s*$`,
  'u',
);
/** The next quotation, list item or paragraph, and what follows. */
const NEXT_PART = /(?:["“«„»]|\n\s*(?:\n|[-*•]\s|\d{1,3}[.)]\s))[\s\S]*$/u;
/** How far around a quotation its speaker is looked for. */
const AROUND = 160;
/** Most words of a clause behind a quoted full stop that only says who spoke: "Ada told us." */
const CLAUSE_WORDS = 5;

/** Who says a quotation, by the words around it; null when they do not tell, or it is the writer. */
export function saidBy(place: QuotationPlace): string | null {
  const { text, span, previousEnd } = place;
  const after = text.slice(span.end, span.end + AROUND).replace(NEXT_PART, '');
  const before = text.slice(Math.max(previousEnd, span.start - AROUND), span.start);
  const quotation = text.slice(span.start, span.end);
  const clauseAfter = /^[^.!?\n]*/u.exec(after)?.[0] ?? '';
  const clauseBefore = /[^.!?\n]*$/u.exec(before)?.[0] ?? '';
  const isWhole = /\.["”’»“«']$/u.test(quotation);
  // What stands behind a full stop is the next sentence.
  const isAfter = !isWhole || clauseAfter.trim().split(/\s+/u).length <= CLAUSE_WORDS;
  const hasComma = /,["”’»“«']$/u.test(quotation) || after.startsWith(',');
  const isLed = isWhole && /[:,]\s*$/u.test(before);
  if (isAfter && !isLed && OWN.test(clauseAfter)) return null;
  const around: Around = {
    ...{ before, clauseBefore, isWhole, hasComma },
    ...(isAfter ? { after, clauseAfter } : { after: '', clauseAfter: '' }),
  };
  const named = nameBeside(around, place);
  if (named !== null) return withoutRole(named);
  if ((isAfter && ADDRESSEE_SAYS.test(after)) || YOU_SAID.test(clauseBefore))
    return greeted(text) ?? greeted(place.before);
  return meantBeside(around, place) ?? goesOn(place) ?? subjectBefore(place, after) ?? headedBy(place);
}

/** A quotation right behind one goes on with it. */
function goesOn({ text, span, last, previousEnd }: QuotationPlace): string | null {
  const follows =
    last !== undefined && last.end === previousEnd && isBetween(text.slice(last.end, span.start));
  return follows ? last.speaker : null;
}

/** Nothing, or the end of the sentence in which the quotation before was attributed: `said Berg. `. */
function isBetween(between: string): boolean {
  return (
    between.trim() === '' ||
    (/[.!?]\s+$/u.test(between) && !/[.!?]\s+\S/u.test(between) && !/\n/u.test(between))
  );
}
