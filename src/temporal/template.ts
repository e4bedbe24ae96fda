import type { Lexicon, SlotPattern } from './lexicon.ts';
import type { Slots } from './slots.ts';

/** How a language writes: with blanks between words, or without. */
export interface Script {
  readonly spaced: boolean;
  readonly lexicon: Lexicon;
}

/** Not inside a word or a number, after a currency sign, or in the middle of "3.2.1" and "555-2019". */
const SPACED_BEFORE = '(?<![\\p{L}\\p{N}_$€£¥#@/\\\\]|\\p{N}[.,:-])';
const SPACED_AFTER = '(?![\\p{L}\\p{N}_]|[.,:/-]\\p{N}|%)';
/** Without blanks, a number may follow a word at once: 7日14時. */
const UNSPACED_BEFORE = '(?:(?!\\p{N})|(?<!\\p{N}|\\p{N}[.,:-]|[$€£¥#@]))';
const UNSPACED_AFTER = '(?!(?<=\\p{N})(?:\\p{N}|[.,:/]\\p{N}|%))';

const SLOT = /(?<!\\p)\{([a-zA-Z]+)(2?)(?::(\w+))?\}/g;

/** Source of the regular expression of a template: its blanks and slots filled in, without boundaries. */
export function sourceOf(template: string, script: Script): string {
  return template
    .replace(/ /g, script.spaced ? '(?:\\s{1,6})' : '(?:\\s{0,4})')
    .replace(SLOT, (_whole, name, second, variant) => {
      const key = variant === undefined ? name : `${name}:${variant}`;
      const pattern = script.lexicon[key];
      if (pattern === undefined)
        throw new Error(`template "${template}" names a slot "${key}" that is not there`);
      return `(?<${name}${second}>${pattern.source})`;
    });
}

export function boundedBefore(source: string, script: Script): string {
  return (script.spaced ? SPACED_BEFORE : UNSPACED_BEFORE) + source;
}

export function boundedAfter(source: string, script: Script): string {
  return source + (script.spaced ? SPACED_AFTER : UNSPACED_AFTER);
}

/** Reads the words in the slots of a match of this template; null when one of them says nothing. */
export function slotReader(template: string, script: Script): (match: RegExpExecArray) => Slots | null {
  const names = [...template.matchAll(SLOT)].map(([, name = '', second = '', variant]) => ({
    slot: name + second,
    pattern: script.lexicon[variant === undefined ? name : `${name}:${variant}`],
  }));
  return (match) => {
    const values: Record<string, number | string> = {};
    for (const { slot, pattern } of names) {
      const words = match.groups?.[slot];
      if (words === undefined) continue;
      const value = pattern?.read(words);
      if (value === undefined) return null;
      values[slot] = value;
    }
    return values as Slots;
  };
}

/** Parts of a template that a text may do without, or that stand for one of several things. */
const UNSURE = /\(\?:[^()]*\)\?|\(\?(?:[=!]|<[=!])[^()]*\)|\(\?:[^()]*\|[^()]*\)|\[[^\]]*\]/g;
const LITERAL = /(?<![\\?\p{L}])\p{L}+(?!\p{L}|[?*]|-\?)/gu;

/** A question mark stands for each part, and sticks to the word that it was a piece of. */
function withoutUnsure(template: string): string {
  return template.replace(
    UNSURE,
    (part) => `${part.startsWith('(?: ') ? ' ' : ''}?${/ \)\??$/.test(part) ? ' ' : ''}`,
  );
}

/**
 * What every text with this template holds: words for its slots, and its own words.
 * Empty where the whole template is a choice.
 */
export function requirementsOf(template: string, script: Script): readonly SlotPattern['needs'][] {
  let rest = template;
  for (let shorter = withoutUnsure(rest); shorter !== rest; shorter = withoutUnsure(rest)) rest = shorter;
  if (rest.includes('|')) return [];
  const slots = [...rest.matchAll(SLOT)].map(([, name, , variant]) => {
    const key = variant === undefined ? `${name}` : `${name}:${variant}`;
    return script.lexicon[key]?.needs ?? null;
  });
  const words = rest.replace(SLOT, '?').match(LITERAL) ?? [];
  return [...slots, ...words.map((word) => [word.toLowerCase()])];
}
