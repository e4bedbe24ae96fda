import { readSpeakerLine } from './speaker-forms.ts';
import { roleOf, speakerTrust } from './speaker-lines.ts';
import type { Turn } from './turn.ts';
import { type LineSpan, turnOfLines } from './turn-of-lines.ts';

/** "00:00:01.000 --> 00:00:04,000": the line above a cue in WebVTT and SubRip. */
const CUE =
  /^\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}[ \t]+-->[ \t]+(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}(?:[ \t][^\n]*)?$/u;
const WEBVTT = /^\s*\uFEFF?WEBVTT(?:\s|$)/u;
/** Blocks of WebVTT that nobody says. */
const REMARK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/u;
/** `<v Ines Duarte>` before the words. */
const VOICE = /^\s*<v(?:\.[\w.-]+)?[ \t]+(?<name>[^>\n]{1,60})>/u;
/** "- " and ">> " say that somebody else speaks. */
const CHANGE = /^\s*(?:[-–—]|>{2,3})\s*/u;
/** A cue that only tells what is to be heard. */
const SOUND = /^\s*(?:[-–—]\s*)?(?:[([♪][^\n]*[)\]♪]|♪+)\s*$/u;
/** Marks at the end of a line: `</v>`. */
const CLOSING_TAGS = /(?:<\/[a-z]{1,5}>\s*)+$/iu;
/** Longest part of a line that is looked at. */
const LONGEST_LINE = 300;

interface Voice {
  readonly speaker: string | null;
  /** What the voice says of the line, as offsets in it. */
  readonly start: number;
  /** True where another one begins to speak. */
  readonly isNew: boolean;
}

/**
 * The turns of subtitles (WebVTT, SubRip), without numbers, times and sounds; null when the content is none. Who speaks
 * is read from `<v Name>` and `NAME:`, and goes on until somebody else begins; behind a mere dash nobody is named. The
 * cues of one speaker are one turn: a sentence goes on from cue to cue.
 */
export function readSubtitles(content: string): readonly Turn[] | null {
  if (!content.includes('-->')) return null;
  const cues = cueLines(content);
  if (cues.length === 0) return null;
  const turns: Turn[] = [];
  let open: { readonly speaker: string | null; readonly lines: LineSpan[] } | null = null;
  const close = () => {
    if (open === null) return;
    const { speaker, lines } = open;
    const rest = { speaker, role: roleOf(speaker), toldAt: null, toldWords: null, isQuoted: false };
    const turn = turnOfLines(content, lines, { ...rest, joint: ' ' });
    if (turn !== null) turns.push(turn);
  };
  for (const { start, end } of cues) {
    const line = content.slice(start, Math.min(end, start + LONGEST_LINE));
    if (SOUND.test(line)) continue;
    const voice: Voice = voiceOf(line);
    if (open === null || (voice.isNew && (voice.speaker === null || voice.speaker !== open.speaker))) {
      close();
      open = { speaker: voice.speaker, lines: [] };
    }
    const closing = CLOSING_TAGS.exec(content.slice(start, end))?.[0].length ?? 0;
    open.lines.push({ start: start + voice.start, end: Math.max(start + voice.start, end - closing) });
  }
  close();
  return turns;
}

function voiceOf(line: string): Voice {
  const voice = VOICE.exec(line);
  if (voice !== null)
    return { speaker: voice.groups?.name?.trim() ?? null, start: voice[0].length, isNew: true };
  const change = CHANGE.exec(line)?.[0].length ?? 0;
  const named = readSpeakerLine(line.slice(change));
  if (named !== null && named.form === 'COLON' && speakerTrust(named) > 0)
    return { speaker: named.speaker, start: change + named.bodyStart, isNew: true };
  return { speaker: null, start: change, isNew: change > 0 };
}

/** The lines of the cues, in order; none when the content does not begin as subtitles do. */
function cueLines(content: string): readonly LineSpan[] {
  const lines: LineSpan[] = [];
  let isInCue = WEBVTT.test(content) ? false : null;
  let seen = 0;
  for (let start = 0; start < content.length; ) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const line = content.slice(start, Math.min(end, start + LONGEST_LINE)).replace(/\r$/u, '');
    if (CUE.test(line)) {
      isInCue = true;
      seen++;
    } else if (line.trim() === '') isInCue = isInCue === null ? null : false;
    else if (isInCue === true) lines.push({ start, end });
    else if (isInCue === null && !/^\s*\d{1,6}\s*$/u.test(line)) return [];
    else if (REMARK.test(line)) isInCue = false;
    start = end + 1;
  }
  return seen === 0 ? [] : lines;
}
