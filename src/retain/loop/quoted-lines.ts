import { splitSentences } from '../../text/sentences.ts';
import { cellsOf, isTableRule } from '../../text/tables.ts';
import { roleOf } from '../extract/speaker-lines.ts';
import type { Stretch } from './marked.ts';

/** Words of a text that may be those of a memory. */
export interface QuotedWords extends Stretch {
  /** The words with less and less of what may stand around them. */
  readonly readings: readonly string[];
}

/** A line, in the forms in which answers of a recall are written. */
export interface QuotedLine extends QuotedWords {
  /** Its sentences, where it has several: an answer may tell all of its memories in one line. */
  readonly sentences: readonly QuotedWords[];
  /** True where it announces memories: "Here is what I know:". */
  readonly announces: boolean;
  /** True in the turn of an assistant or a program ("Assistant: …", "System: …"), and where a score stands at it. */
  readonly isAnswered: boolean;
}

const SPEAKER = /^\p{L}[^:\n]{0,40}:\s+/u;
/** Somebody who speaks, also alone on his line: "**Assistant:**". */
const TURN = /^[^\S\n]*(?:\[[^\]\n]{1,40}\]\s*)?[*_#\s]{0,6}(?<name>\p{L}[^:\n*]{0,40}):[*_]*(?=\s|$)/u;
const BULLET = /^(?:(?:[-*+•–—▪◦>]|\(?\d{1,4}[.):]|\[\d{1,4}\]|#\d{1,4})\s+)+/u;
/** "(0.9)", "[score: 0.87]", "0.9 -", "87 % |". */
const SCORE =
  /^(?:[([](?:score|relevance|similarity)?\s*[:=]?\s*(?:[01]?[.,]\d+|\d{1,3}\s?%)[)\]]|(?:score|relevance|similarity)?\s*[:=]?\s*(?:[01][.,]\d+|\d{1,3}\s?%)(?=\s*[-–—|:]))\s*[-–—|:]?\s*/iu;
const DATE =
  /^(?:\[[^\]\n]{4,60}\]|\(?\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?\)?)\s*[:–—-]?\s*/u;
const REMARK = /\s*[([][^()[\]\n]{1,80}[)\]]$/u;
const QUOTES = /^["“„«'](.*)["”“»']$/su;

/** A line of JSON without any words of a memory: it stands between two that have some. */
const JSON_SYNTAX =
  /^[\s{}[\],]*(?:"[\w-]+"\s*:\s*(?:[^"\n]*|"(?:[^"\\\n]|\\.)*"[\s,]*)|"[^\s"]{1,40}(?: [^\s"]{1,40}){0,2}"[\s,]*)?[\s{}[\],]*$/u;
/** The words of a memory in an answer of the API. */
const JSON_TEXT = /"(?:text|memory|fact)"\s*:\s*("(?:[^"\\\n]|\\.)*")/g;

/** Longest line that is looked at: the longest memory and what may stand around it. */
const MAX_LINE_CHARS = 12_000;

/** The lines of a text, and the `text`s of JSON in it, in order; blank lines and JSON without words are left out. */
export function quotedLines(text: string): readonly QuotedLine[] {
  const lines: QuotedLine[] = [];
  let isByProgram = false;
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const line = text.slice(start, end);
    isByProgram = saidByProgram(line) ?? isByProgram;
    const inJson = [...line.matchAll(JSON_TEXT)].flatMap(([, literal = '']) => stringOf(literal) ?? []);
    if (inJson.length > 0)
      lines.push(
        ...inJson.map((words) => ({
          ...{ start, end, readings: [words], sentences: [] },
          ...{ announces: false, isAnswered: true },
        })),
      );
    else if (line.trim() !== '' && line.length <= MAX_LINE_CHARS && !isSyntax(line) && !isTableRule(line))
      lines.push({
        ...{ start, end, readings: readingsOf(line) },
        ...{
          sentences: sentencesOf(line, start),
          announces: ANNOUNCES.test(line),
          isAnswered: isByProgram || isScored(line),
        },
      });
    start = end + 1;
  }
  return lines;
}

/** "Here is what I know:", "Relevant memories:", at the end of a line. */
const ANNOUNCES =
  /(?<!\p{L})(?:what I (?:already |still )?(?:know|remember|recall|have stored)|(?:relevant|known|stored|recalled|my|these|following|\d+) memories|(?:from|in) (?:my |the )?memory|was ich (?:noch )?weiß|ich erinnere mich|Erinnerungen|ce que je sais|mes souvenirs|lo que (?:sé|recuerdo)|mis recuerdos)(?!\p{L})[^.!?\n]{0,60}:[*_]*\s*$/iu;

/** Whether a program speaks in a line and those below it; null where nobody new speaks. */
function saidByProgram(line: string): boolean | null {
  const name = TURN.exec(line)?.groups?.name;
  if (name === undefined) return null;
  const role = roleOf(name.trim());
  return role === 'ASSISTANT' || role === 'SYSTEM';
}

/** "- (0.87) …". */
function isScored(line: string): boolean {
  return SCORE.test(line.trim().replace(BULLET, ''));
}

/** The sentences of a line with several; none of a line with one. */
function sentencesOf(line: string, start: number): readonly QuotedWords[] {
  const from = SPEAKER.exec(line)?.[0].length ?? 0;
  const spans = splitSentences(line.slice(from));
  if (spans.length < 2) return [];
  return spans.map((span) => ({
    start: start + from + span.start,
    end: start + from + span.end,
    readings: readingsOf(line.slice(from + span.start, from + span.end)),
  }));
}

/** The cells of the row of a table that say something. */
function sayingCells(line: string): readonly string[] {
  return /^\s*\|.*\|/u.test(line) ? cellsOf(line).filter((cell) => /\s/u.test(cell)) : [];
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
  for (const cell of sayingCells(line)) add(cell);
  for (const spoken of [line.trim(), line.trim().replace(SPEAKER, '')]) {
    const plain = spoken.replace(BULLET, '').replace(SCORE, '');
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
