import type { FurtherLanguage } from './further-language.ts';
import { DUTCH } from './languages/dutch.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { ITALIAN } from './languages/italian.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { RUSSIAN } from './languages/russian.ts';
import { SPANISH } from './languages/spanish.ts';
import { UKRAINIAN } from './languages/ukrainian.ts';

const CYRILLIC = /\p{Script=Cyrillic}/gu;
const OTHER_LETTER = /(?!\p{Script=Cyrillic})\p{L}/gu;
/** Letters of Belarusian, Serbian, Macedonian, Kazakh and more: neither Russian nor Ukrainian. */
const FOREIGN_CYRILLIC = /(?![а-яёіїєґ])\p{Script=Cyrillic}/iu;
const UKRAINIAN_LETTER = /[іїєґ]/giu;
const RUSSIAN_LETTER = /[ыэъё]/giu;

const OURS = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE];
/** Those of them in Latin letters. */
export const FURTHER_LATIN: readonly FurtherLanguage[] = [ITALIAN, DUTCH];
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** As many characters as hold the words a language is known by. */
const LOOKED_AT = 1500;
/** One word of a language may stand in a text of another. */
const FEWEST_HINTS = 2;

/** The languages without phrases of our own in which a text is surely written, best first; none when that is not sure. */
export function detectFurther(text: string): readonly FurtherLanguage[] {
  const sample = text.slice(0, LOOKED_AT);
  const cyrillic = count(sample, CYRILLIC);
  if (cyrillic > 0) return cyrillic > count(sample, OTHER_LETTER) ? cyrillicLanguages(sample) : [];
  const words = [...new Set(sample.toLowerCase().match(WORD))];
  return FURTHER_LATIN.filter((language) => isSurely(language, words, sample)).slice(0, 1);
}

function cyrillicLanguages(text: string): readonly FurtherLanguage[] {
  if (FOREIGN_CYRILLIC.test(text)) return [];
  const ukrainian = count(text, UKRAINIAN_LETTER);
  const russian = count(text, RUSSIAN_LETTER);
  if (ukrainian === 0 && russian === 0) return [RUSSIAN, UKRAINIAN];
  return ukrainian > russian ? [UKRAINIAN] : [RUSSIAN];
}

/** Its own words outnumber those of any of our languages, which words of both do not count for. */
function isSurely(
  { hints, certain, leads, shared }: FurtherLanguage,
  words: readonly string[],
  text: string,
): boolean {
  const led = leads?.test(text) ? FEWEST_HINTS : 0;
  const own = words.filter((word) => hints.has(word)).length + led;
  if (own === 0 || (own < FEWEST_HINTS && !words.some((word) => certain.has(word)))) return false;
  const theirs = words.filter((word) => !hints.has(word) && !shared.has(word));
  return OURS.every((language) => theirs.filter((word) => language.hints.has(word)).length < own);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
