import { generateFacts } from '../scale/generate.ts';

const SPEAKERS = ['Mona', 'Karim', 'Julia', 'Pablo'];
/** Turns of a session. */
const SESSION_TURNS = 30;

/** A conversation of about so many characters, as a chat client exports it: `Name: text`, a blank line between sessions. */
export function generateTranscript(chars: number, seed: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const { text } of generateFacts(Math.ceil(chars / 100), seed)) {
    if (length >= chars) break;
    const turn = lines.length;
    const gap = turn > 0 && turn % SESSION_TURNS === 0 ? '\n' : '';
    const line = `${gap}${SPEAKERS[turn % SPEAKERS.length]}: I heard that ${text}`;
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join('\n').slice(0, chars);
}
