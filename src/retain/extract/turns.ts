import { readChatJson } from './chat-json.ts';
import { readEmail } from './email.ts';
import { headOf } from './letter-head.ts';
import { spokenTurns } from './spoken-turns.ts';
import { readSubtitles } from './subtitles.ts';
import type { Turn } from './turn.ts';

/**
 * The turns of a conversation in any of the usual forms, in order: chat JSON and JSON Lines, subtitles, e-mail, exports
 * of chat programs, and lines such as `Name: text`, `[10:32] Name: text`, `Name (10:32): text`, `<name> text` and names
 * on a line of their own with a time. What the chat program says itself is left out ("Ana left", "<Media omitted>").
 * Anything else is one turn without a speaker; a blank content is none. Linear in the length of the content.
 */
export function findTurns(content: string): readonly Turn[] {
  return (
    readChatJson(content) ??
    readSubtitles(content) ??
    readEmail(content) ??
    spokenTurns(content, headOf(content))
  );
}
