import type { OpenLine } from './open-line.ts';
import { soundsSpoken } from './own-words.ts';

/** Fewest lines of talk that show how a text sets them. */
const LEAST_TIGHT = 3;

/**
 * True where the lines of talk follow each other without blank ones: behind a blank one the writer goes on himself. In
 * exports of chat programs a message may have paragraphs of its own.
 */
export function isTight(opened: readonly OpenLine[], content: string): boolean {
  if (opened.some(({ form }) => form !== 'ANGLE' && form !== 'COLON')) return false;
  const loose = opened
    .slice(1)
    .filter(({ lineStart }) => /\n[^\S\n]*\n$/u.test(content.slice(Math.max(0, lineStart - 20), lineStart)));
  return (
    opened.length >= LEAST_TIGHT &&
    opened.length - loose.length >= LEAST_TIGHT - 1 &&
    loose.length <= opened.length / 4
  );
}

/** True where somebody speaks again after somebody else, and they speak of themselves or ask. */
export function goesBackAndForth(opened: readonly OpenLine[], content: string): boolean {
  const speakers = opened.map(({ speaker }) => speaker);
  const returns = speakers.some((one, index) => speakers[index - 1] !== one && speakers.indexOf(one) < index);
  return returns && soundsSpoken(content.slice(opened[0]?.lineStart ?? 0));
}

/** Where the first paragraph of a turn ends, when another one follows; else where the turn does. */
export function paragraphEnd(content: string, start: number, end: number): number {
  const blank = /\n[^\S\n]*\n\s*\S/u.exec(content.slice(start, end));
  return blank === null ? end : start + blank.index;
}

/** Where an item of a house's notes ends: with its line when that ends a sentence, else with its paragraph. */
export function itemEnd(content: string, start: number, end: number): number {
  const line = /^[^\n]*/u.exec(content.slice(start, end))?.[0] ?? '';
  return /[.!?…]["”’»)]*\s*$/u.test(line) ? start + line.length : paragraphEnd(content, start, end);
}
