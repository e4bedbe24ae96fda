import type { Stretch } from './marked.ts';

/** Words of a text that may be those of a memory, in the forms in which answers of a recall are written. */
export interface QuotedLine extends Stretch {
  /** The words with less and less of what may stand around them. */
  readonly readings: readonly string[];
}

const SPEAKER = /^\p{L}[^:\n]{0,40}:\s+/u;
const BULLET = /^(?:[-*+•–—▪◦]|\(?\d{1,4}[.):]|\[\d{1,4}\]|#\d{1,4})\s+/u;
const DATE =
  /^(?:\[[^\]\n]{4,60}\]|\(?\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?\)?)\s*[:–—-]?\s*/u;
const REMARK = /\s*[([][^()[\]\n]{1,80}[)\]]$/u;
const QUOTES = /^["“„«'](.*)["”“»']$/su;

/** A line of JSON without any words of a memory: it stands between two that have some. */
const JSON_SYNTAX = /^[\s{}[\],]*(?:"[\w-]+"\s*:\s*(?:[^"\n]*|"[^"\n]*"[\s,]*))?[\s{}[\],]*$/u;
/** The words of a memory in an answer of the API. */
const JSON_TEXT = /"text"\s*:\s*("(?:[^"\\\n]|\\.)*")/g;

/** Longest line that is looked at: the longest memory and what may stand around it. */
const MAX_LINE_CHARS = 12_000;

/** The lines of a text, and the `text`s of JSON in it, in order; blank lines and JSON without words are left out. */
export function quotedLines(text: string): readonly QuotedLine[] {
  const lines: QuotedLine[] = [];
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const line = text.slice(start, end);
    const inJson = [...line.matchAll(JSON_TEXT)].flatMap(([, literal = '']) => stringOf(literal) ?? []);
    if (inJson.length > 0) lines.push(...inJson.map((words) => ({ start, end, readings: [words] })));
    else if (line.trim() !== '' && line.length <= MAX_LINE_CHARS && !isSyntax(line))
      lines.push({ start, end, readings: readingsOf(line) });
    start = end + 1;
  }
  return lines;
}

function isSyntax(line: string): boolean {
  return /^\s*["{}[\],]/.test(line) && JSON_SYNTAX.test(line);
}

function readingsOf(line: string): readonly string[] {
  const readings = new Set<string>();
  const add = (words: string) => {
    if (words.trim() === '') return;
    readings.add(words.trim());
    readings.add(words.trim().replace(QUOTES, '$1'));
  };
  for (const spoken of [line.trim(), line.trim().replace(SPEAKER, '')]) {
    const plain = spoken.replace(BULLET, '');
    const undated = plain.replace(DATE, '');
    for (const words of [spoken, plain, undated, plain.replace(REMARK, ''), undated.replace(REMARK, '')])
      add(words);
  }
  return [...readings];
}

function stringOf(literal: string): string | null {
  try {
    return String(JSON.parse(literal));
  } catch {
    return null;
  }
}
