import type { Combination } from './combination.ts';
import type { Found } from './found.ts';
import type { Language } from './language.ts';
import type { Scene } from './scene.ts';
import { boundedAfter, boundedBefore, requirementsOf, slotReader, sourceOf } from './template.ts';
import { mayMeet } from './vocabulary.ts';

interface CompiledCombination extends Combination {
  readonly before: RegExp;
  readonly between: RegExp | null;
  readonly after: RegExp;
  /** A text that lacks one of these cannot hold the combination. */
  readonly required: ReturnType<typeof requirementsOf>;
  readonly slotsBefore: ReturnType<typeof slotReader>;
  readonly slotsAfter: ReturnType<typeof slotReader>;
}

/** Words of a combination are looked for this far around a time, in characters. */
const REACH = 60;

const compiled = new WeakMap<readonly Combination[], readonly CompiledCombination[]>();

function compile(combinations: readonly Combination[], language: Language): readonly CompiledCombination[] {
  const known = compiled.get(combinations);
  if (known !== undefined) return known;
  const result = combinations.map((each): CompiledCombination => {
    const pieces = each.template.split('{term}');
    const [before = '', middle = ''] = pieces;
    const after = pieces.length > 2 ? (pieces[2] ?? '') : middle;
    const source = (piece: string) => (piece === '' ? '' : `(?:${sourceOf(piece, language)})`);
    return {
      ...each,
      before: new RegExp(`${before === '' ? '' : boundedBefore(source(before), language)}$`, 'iu'),
      between: pieces.length > 2 ? new RegExp(`^${source(middle)}$`, 'iu') : null,
      after: new RegExp(`^${after === '' ? '' : boundedAfter(source(after), language)}`, 'iu'),
      required: requirementsOf(each.template, language),
      slotsBefore: slotReader(before, language),
      slotsAfter: slotReader(after, language),
    };
  });
  compiled.set(combinations, result);
  return result;
}

/** The found times with each combination applied wherever its words stand around one or two of them. */
export function combine(
  found: readonly Found[],
  combinations: readonly Combination[],
  scene: Scene,
): readonly Found[] {
  const current = [...found];
  for (const combination of compile(combinations, scene.language)) {
    if (!combination.required.every((needs) => mayMeet(needs, scene.vocabulary))) continue;
    for (let index = 0; index < current.length; index += 1) {
      const joined = joinAt(current, index, combination, scene);
      if (joined === null) continue;
      // The words of a combination may cover a time of their own: "last Friday" in "the last Friday in March".
      let first = index;
      while (first > 0 && (current[first - 1]?.end ?? 0) > joined.start) first -= 1;
      let last = index;
      while ((current[last + 1]?.start ?? joined.end) < joined.end) last += 1;
      current.splice(first, last - first + 1, joined);
      index = first;
    }
  }
  return current;
}

function joinAt(
  found: readonly Found[],
  index: number,
  combination: CompiledCombination,
  scene: Scene,
): Found | null {
  const { text, context } = scene;
  const first = found[index];
  const last = combination.between === null ? first : found[index + 1];
  if (first === undefined || last === undefined || first.open !== null || last.open !== null) return null;
  if (combination.between !== null) {
    if (last.start - first.end > REACH || !combination.between.test(text.slice(first.end, last.start)))
      return null;
  }
  const strong = (each: Found) => each.weak === null || combination.strengthens.includes(each.weak);
  const stays = first.weak !== null && first.weak === last.weak && !strong(first);
  // "between 2 pm and 4 pm yesterday": the day of the one is the day of the other.
  const sameDay = first.weak === 'TIME' && last.weak === null;
  if (!stays && !sameDay && !(strong(first) && strong(last))) return null;
  if (combination.firstMustStand && first.weak !== null && !isStrengthened(first, scene)) return null;
  const before = combination.before.exec(text.slice(Math.max(0, first.start - REACH), first.start));
  const after = before && combination.after.exec(text.slice(last.end, last.end + REACH));
  if (before === null || after === null) return null;
  const slots = combination.slotsBefore(before);
  const slotsAfter = combination.slotsAfter(after);
  if (slots === null || slotsAfter === null) return null;
  const terms = first === last ? [first.term] : [first.term, last.term];
  const term = combination.combine(terms, { ...slots, ...slotsAfter }, context);
  if (term === null) return null;
  return {
    start: first.start - before[0].length,
    end: last.end + after[0].length,
    term,
    weak: stays ? first.weak : null,
    vague: first.vague || last.vague,
    open: combination.open,
  };
}

const strengthening = new WeakMap<Language, Map<string, RegExp>>();

/** True when the words before a weak time make it one: "in" before "May", "over the" before "summer". */
export function isStrengthened(found: Found, { text, language }: Scene): boolean {
  if (found.weak === null) return true;
  const source = language.strengthening[found.weak];
  if (source === undefined) return false;
  const patterns = strengthening.get(language) ?? new Map<string, RegExp>();
  strengthening.set(language, patterns);
  const pattern =
    patterns.get(source) ??
    new RegExp(
      `${boundedBefore(`(?:${sourceOf(source, language)})`, language)}${language.spaced ? "(?:\\s{1,6}|(?<=['(]))" : ''}$`,
      'iu',
    );
  patterns.set(source, pattern);
  return pattern.test(text.slice(Math.max(0, found.start - REACH), found.start));
}
