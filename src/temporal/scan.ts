import type { ReadingContext } from './context.ts';
import type { Found } from './found.ts';
import type { Language } from './language.ts';
import type { Phrase } from './phrase.ts';
import type { Slots } from './slots.ts';
import { boundedAfter, boundedBefore, slotReader, sourceOf } from './template.ts';
import type { Term } from './term.ts';

interface CompiledPhrase extends Phrase {
  readonly pattern: RegExp;
  readonly slots: (match: RegExpExecArray) => Slots | null;
}

const compiled = new WeakMap<Language, readonly CompiledPhrase[]>();

function phrasesOf(language: Language): readonly CompiledPhrase[] {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const phrases = language.phrases.map((each) => {
    const source = sourceOf(`(?:${each.template})`, language);
    const pattern = new RegExp(boundedAfter(boundedBefore(source, language), language), 'giu');
    return { ...each, pattern, slots: slotReader(each.template, language) };
  });
  compiled.set(language, phrases);
  return phrases;
}

/** Words in the form of a time; without a term they mean none ("31 June 2024"), and neither does a part of them. */
type Candidate = Omit<Found, 'term'> & { readonly term: Term | null };

/**
 * The times that single phrases of a language name in a text, in order and without overlap:
 * of two that overlap the longer one stays, of two equally long ones the one whose phrase is listed first.
 */
export function scan(text: string, language: Language, context: ReadingContext): readonly Found[] {
  const candidates: Candidate[] = [];
  for (const { pattern, slots, read, weak, vague } of phrasesOf(language)) {
    for (const match of text.matchAll(pattern)) {
      const values = slots(match);
      if (values === null) continue;
      const term = read(values, context);
      candidates.push({
        start: match.index,
        end: match.index + match[0].length,
        term,
        weak,
        vague,
        open: null,
      });
    }
  }
  // Array.prototype.sort is stable, so the order of the phrases decides between equals.
  candidates.sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    if (kept.every((other) => candidate.end <= other.start || candidate.start >= other.end))
      kept.push(candidate);
  }
  return kept
    .filter((each): each is Found => each.term !== null && language.accepts(each as Found, text))
    .sort((a, b) => a.start - b.start);
}
