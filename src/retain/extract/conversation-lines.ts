import { fenceAfter } from '../../text/fences.ts';
import { isEvent, isRemark } from './chat-noise.ts';
import { conversationOf } from './conversation-of.ts';
import { dashLines } from './dash-lines.ts';
import { isDayLine } from './day-line.ts';
import { readEntryAlone, readEntryHead, readEntryLine } from './entry-heads.ts';
import { type Candidate, LONGEST_LINE, type OpenLine } from './open-line.ts';
import { readSpeakerLine, readStamp, type SpeakerLine } from './speaker-forms.ts';
import { speakerTrust } from './speaker-lines.ts';
import { TaskLines } from './task-lines.ts';
import type { LineSpan } from './turn-of-lines.ts';

/** A content read as talk: where somebody begins to speak, and lines between that are nobody's words. */
export interface Conversation {
  readonly opened: readonly OpenLine[];
  readonly holes: readonly LineSpan[];
}

interface Read {
  readonly found: Candidate[];
  readonly actions: Candidate[];
  readonly inline: Candidate[];
  /** Lines with a time stamp and no speaker, and remarks of the chat program. */
  readonly quiet: (LineSpan & { readonly sure: boolean })[];
}

/** "Dana: We signed it. Emil: Then I order." on one line. */
const INLINE =
  /(?<=[.!?…]["”’)]?\s)(?<name>\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2}):\s+(?=\S)/gu;
const NO_TALK: Conversation = { opened: [], holes: [] };

/** The talk in a content from an offset on: a single "Key: value" line makes no conversation, so all lines are seen first. */
export function readConversation(content: string, from: number): Conversation {
  const read = readLines(content, from);
  const opened = conversationOf(read.found, content, from);
  if (opened.length === 0) return { ...NO_TALK, opened: dashLines(content, from) };
  const isExport = opened.some(({ form, stamp }) => form === 'EXPORT' && stamp !== null);
  const isStamped = opened.some(({ stamp }) => stamp !== null);
  const isIrc =
    opened.some(({ form, stamp }) => (form === 'COLON' || form === 'ANGLE') && stamp !== null) &&
    read.actions.length > 0;
  const speakers = new Set(opened.map(({ speaker }) => speaker));
  const inline = read.inline.filter(({ speaker, trust }) => speakers.has(speaker) || trust === 2);
  const actions = isIrc ? read.actions.filter(({ speaker }) => speakers.has(speaker)) : [];
  const all = [...opened, ...inline, ...actions].sort((a, b) => a.lineStart - b.lineStart);
  const first = all[0]?.lineStart ?? 0;
  const spoken = new Set(all.map(({ lineStart }) => lineStart));
  return {
    opened: all,
    holes: isStamped
      ? read.quiet.filter(({ start, sure }) => (sure ? start > first : isExport) && !spoken.has(start))
      : [],
  };
}

function readLines(content: string, from: number): Read {
  const read: Read = { found: [], actions: [], inline: [], quiet: [] };
  const tasks = new TaskLines();
  let fence: string | null = null;
  for (let start = from; start <= content.length; ) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const line = content.slice(start, Math.min(end, start + LONGEST_LINE));
    fence = fenceAfter(fence, line);
    const below = /^(?:[^\S\n]*\n)?(?<words>[^\n]*)/u.exec(content.slice(end + 1, end + 1 + LONGEST_LINE));
    if (fence === null) readLine(read, { line, start, end, tasks, below: below?.groups?.words ?? '' });
    start = end + 1;
  }
  return read;
}

function readLine(
  read: Read,
  {
    line,
    start,
    end,
    tasks,
    below,
  }: LineSpan & {
    readonly line: string;
    readonly tasks: TaskLines;
    /** The next line that is not blank, as far as one follows at once or behind one that is. */
    readonly below: string;
  },
): void {
  const speaker = readEntryHead(line) ?? entryOf(line, { below, isFirst: start === 0 });
  const isTask = tasks.has(line, speaker);
  const isHeld = speaker?.form !== 'STAMPED' || below.trim() !== '';
  const trust = speaker === null || isTask || !isHeld ? 0 : speakerTrust(speaker);
  if (speaker?.form === 'ACTION') read.actions.push({ ...speaker, lineStart: start, trust });
  if (speaker !== null && trust > 0) {
    read.found.push({ ...speaker, lineStart: start, trust });
    if (speaker.bodyStart < line.length) readInline(read, line, start);
    return;
  }
  const stamped = readStamp(line);
  const isQuiet =
    stamped === null ? isRemark(line) || isEvent(line) || isDayLine(line) : isEvent(line.slice(stamped.end));
  if (isQuiet && line.trim() !== '') read.quiet.push({ start, end, sure: true });
  else if (stamped !== null && speaker === null && /[-/.]/u.test(stamped.stamp))
    read.quiet.push({ start, end, sure: false });
}

/** The line as an entry that says more of its speaker than a name, unless it is one of the forms of talk. */
function entryOf(
  line: string,
  around: { readonly below: string; readonly isFirst: boolean },
): SpeakerLine | null {
  const read = readSpeakerLine(line);
  if (read !== null && (read.form === 'EXPORT' || read.form === 'ACTION' || read.form === 'ANGLE'))
    return read;
  if (read === null || read.stamp === null) {
    const alone = readEntryAlone(line, around);
    if (alone !== null) return alone;
  }
  if (read !== null && read.form !== 'COLON') return read;
  const entry = readEntryLine(line);
  return entry === null || entry.speaker === read?.speaker ? read : entry;
}

function readInline(read: Read, line: string, start: number): void {
  for (const match of line.matchAll(INLINE)) {
    const found = {
      ...{ speaker: match.groups?.name ?? '', stamp: null, form: 'COLON' as const },
      bodyStart: match[0].length,
    };
    const trust = speakerTrust(found);
    if (trust > 0) read.inline.push({ ...found, lineStart: start + match.index, trust });
  }
}
