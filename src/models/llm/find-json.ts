import { type LenientJson, parseLenient } from './parse-lenient.ts';

/** A model's thoughts before its answer; some templates leave the opening out. */
const THOUGHTS = /^\s*(?:<(think|thinking|reasoning|thought)>[\s\S]*?<\/\1>\s*)+/iu;
const END_OF_THOUGHTS = /<\/(?:think|thinking|reasoning|thought)>/iu;
const UNFINISHED_THOUGHTS = /^\s*<(?:think|thinking|reasoning|thought)>/iu;
/** Brackets at which an answer is looked for: more are no answer but a flood. */
const MOST_BRACKETS = 100;

/**
 * The JSON objects and arrays that an answer holds, in order: the whole of it when it is JSON, else those within code
 * fences, prose or after thoughts. Empty when there are none.
 */
export function findJson(answer: string): readonly Pick<LenientJson, 'value' | 'cut'>[] {
  const text = withoutThoughts(answer).trim();
  const whole = parseStrict(text);
  if (whole !== null) return [{ value: whole, cut: false }];
  const found: LenientJson[] = [];
  for (let at = nextBracket(text, 0), tries = 0; at !== -1 && tries < MOST_BRACKETS; tries++) {
    const read = parseLenient(text, at);
    if (read !== null) found.push(read);
    at = nextBracket(text, Math.max(at + 1, read?.end ?? 0));
  }
  return found;
}

function parseStrict(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** An answer without the thoughts before it; '' when they are all that there is. */
export function withoutThoughts(answer: string): string {
  const rest = answer.replace(THOUGHTS, '');
  if (UNFINISHED_THOUGHTS.test(rest)) return '';
  const end = END_OF_THOUGHTS.exec(rest);
  const bracket = nextBracket(rest, 0);
  if (end === null) return rest;
  // Thoughts may hold brackets; a closing tag within the answer's own strings comes after a value that is whole.
  const before = bracket === -1 ? null : parseLenient(rest, bracket);
  const isWithin = before !== null && !before.cut && before.end > end.index;
  return isWithin ? rest : rest.slice(end.index + end[0].length);
}

function nextBracket(text: string, from: number): number {
  const found = text.slice(from).search(/[{[]/u);
  return found === -1 ? -1 : from + found;
}
