import { timesBeforeYears } from './before-years.ts';
import type { Found, Place, TimesRead } from './found.ts';
import type { Language } from './language.ts';
import type { SlotPattern } from './lexicon.ts';
import type { Phrase } from './phrase.ts';
import type { Scene } from './scene.ts';
import type { Slots } from './slots.ts';
import { boundedAfter, boundedBefore, requirementsOf, slotReader, sourceOf } from './template.ts';
import type { Term } from './term.ts';
import { mayMeet } from './vocabulary.ts';

interface CompiledPhrase extends Phrase {
  readonly pattern: RegExp;
  readonly slots: (match: RegExpExecArray) => Slots | null;
  /** A text that lacks one of these cannot hold the phrase. */
  readonly required: readonly SlotPattern['needs'][];
}

const compiled = new WeakMap<Language, readonly CompiledPhrase[]>();

function phrasesOf(language: Language): readonly CompiledPhrase[] {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const phrases = language.phrases.map((each) => {
    const source = sourceOf(`(?:${each.template})`, language);
    const pattern = new RegExp(boundedAfter(boundedBefore(source, language), language), 'giu');
    const required = requirementsOf(each.template, language);
    return { ...each, pattern, required, slots: slotReader(each.template, language) };
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
export function scan(scene: Scene): TimesRead {
  const { text, language } = scene;
  const candidates = candidatesIn(scene);
  const unreadable: Place[] = [...timesBeforeYears(text)];
  // Array.prototype.sort is stable, so the order of the phrases decides between equals.
  candidates.sort((a, b) => b.end - b.start - (a.end - a.start));
  const taken = new Uint8Array(candidates.length === 0 ? 0 : text.length);
  for (const { start, end } of unreadable) taken.fill(1, start, end);
  const found: Found[] = [];
  for (const candidate of candidates) {
    // Those that were taken are longer: they cover an end of this one if they cover any of it.
    if (taken[candidate.start] === 1 || taken[candidate.end - 1] === 1) continue;
    taken.fill(1, candidate.start, candidate.end);
    const { term } = candidate;
    if (term !== null) found.push({ ...candidate, term });
    else if (candidate.weak === null) unreadable.push(candidate);
  }
  return {
    found: found.filter((each) => language.accepts(each, text)).sort((a, b) => a.start - b.start),
    unreadable,
  };
}

function candidatesIn({ text, language, context, vocabulary }: Scene): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { pattern, slots, read, weak, vague, required } of phrasesOf(language)) {
    if (!required.every((needs) => mayMeet(needs, vocabulary))) continue;
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
  return candidates;
}
