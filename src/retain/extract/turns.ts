import { trimSpan } from '../../text/sentences.ts';
import { readChatJson } from './chat-json.ts';
import { readEmail } from './email.ts';
import { headOf, type LetterHead } from './letter-head.ts';
import { readSpeakerLine, roleOf, type SpeakerLine, speakerTrust } from './speaker-lines.ts';
import { TaskLines } from './task-lines.ts';
import { readToldAt } from './told-at.ts';
import type { Turn } from './turn.ts';

/**
 * The turns of a conversation in any of the usual forms, in order: chat JSON and JSON Lines, e-mail, and lines such as
 * `Name: text`, `[10:32] Name: text`, `Name (10:32): text`, `<name> text` and names on a line of their own with a time.
 * Anything else is one turn without a speaker; a blank content is none. Linear in the length of the content.
 */
export function findTurns(content: string): readonly Turn[] {
  return readChatJson(content) ?? readEmail(content) ?? readLines(content, headOf(content));
}

interface OpenLine extends SpeakerLine {
  readonly lineStart: number;
}

/** What stands above the first speaker's line is the sender's of the head, if there is one. */
function readLines(content: string, head: LetterHead | null): readonly Turn[] {
  const from = head?.bodyStart ?? 0;
  const opened = conversationLines(content, from);
  const turns: Turn[] = [];
  const first = opened[0]?.lineStart ?? content.length;
  if (from > 0) pushTurn(turns, content, { speaker: null, stamp: null, start: 0, bodyStart: 0, end: from });
  pushTurn(turns, content, {
    ...{ speaker: head?.sender ?? null, stamp: null },
    ...{ start: from, bodyStart: from, end: first },
  });
  opened.forEach((line, index) => {
    const end = opened[index + 1]?.lineStart ?? content.length;
    pushTurn(turns, content, {
      speaker: line.speaker,
      stamp: line.stamp,
      start: line.lineStart,
      bodyStart: line.lineStart + line.bodyStart,
      end,
    });
  });
  return turns;
}

interface RawTurn {
  readonly speaker: string | null;
  readonly stamp: string | null;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

function pushTurn(turns: Turn[], content: string, raw: RawTurn): void {
  const body = trimSpan(content, raw.bodyStart, raw.end);
  if (body.end <= body.start) return;
  turns.push({
    speaker: raw.speaker,
    role: roleOf(raw.speaker),
    text: content.slice(body.start, body.end),
    start: raw.speaker === null ? body.start : trimSpan(content, raw.start, raw.end).start,
    end: body.end,
    toldAt: readToldAt(raw.stamp),
    toldWords: null,
    toContent: (offset) => body.start + offset,
  });
}

/** Lines that open a turn, once the whole text was seen: a single "Key: value" line makes no conversation. */
function conversationLines(content: string, from: number): readonly OpenLine[] {
  const found: (OpenLine & { trust: 1 | 2 })[] = [];
  const times = new Map<string, number>();
  const tasks = new TaskLines();
  let fenced = false;
  for (let start = from; start <= content.length; ) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const line = content.slice(start, Math.min(end, start + 200));
    if (line.startsWith('```')) fenced = !fenced;
    const read = fenced ? null : readSpeakerLine(line);
    const isTask = tasks.has(line, read);
    const trust = read === null || isTask ? 0 : speakerTrust(read);
    if (read !== null && trust > 0) {
      found.push({ ...read, lineStart: start, trust: trust === 2 ? 2 : 1 });
      times.set(read.speaker, (times.get(read.speaker) ?? 0) + 1);
    }
    start = end + 1;
  }
  const repeated = [...times.values()].some((count) => count > 1);
  const trusted = found.some((line) => line.trust === 2);
  // A single unknown name opens a conversation of one turn when the item begins with it and speaks of itself.
  const opens =
    found[0]?.lineStart === from &&
    /^[^\n]*\b(?:I|I'm|I’m|my|me|we|our|you|your)\b/u.test(content.slice(from, from + 2000));
  const conversation =
    trusted || isAllTalk(content.slice(from), found.length) || (repeated && times.size > 1) || opens;
  return conversation
    ? found.filter((line) => line.trust === 2 || repeated || opens || trusted || times.size > 1)
    : [];
}

/** Every line begins with a name and says a sentence: talk, though nobody speaks twice. */
function isAllTalk(body: string, lines: number): boolean {
  if (lines < 2) return false;
  const filled = body.split('\n').filter((line) => line.trim() !== '');
  return filled.length === lines && filled.every((line) => /[.!?…。！？]["”’)]*\s*$/u.test(line));
}
