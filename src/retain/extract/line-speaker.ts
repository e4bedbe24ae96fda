import { introduced } from './introduced.ts';
import type { LetterHead } from './letter-head.ts';
import type { OpenLine } from './open-line.ts';
import { signedBelow } from './signed-below.ts';
import { ASKING, OFFICES } from './speaker-forms.ts';
import { roleOf } from './speaker-lines.ts';

/** What whoever answers a ticket is called further down. */
const ANSWERING = new Set([
  'agent',
  'support',
  'support agent',
  'technician',
  'assignee',
  'helpdesk',
  'service desk',
  'staff',
  'bearbeiter',
  'bearbeiterin',
  'mitarbeiter',
  'technicien',
  'técnico',
  'berater',
  'conseiller',
  'asesor',
]);

interface Known {
  readonly head: LetterHead | null;
  readonly parties: ReadonlyMap<string, string>;
  /** What is said in the turn. */
  readonly words: string;
}

/** The name of whoever speaks in a line, where the head or other words tell it of a "customer" or an "agent". */
export function speakerOf({ speaker, form }: OpenLine, { head, parties, words }: Known): string {
  const key = speaker.toLowerCase();
  const known = head?.parties.get(key);
  const party = known ?? (ASKING.has(key) ? head?.sender : ANSWERING.has(key) ? head?.assignee : null);
  const signed =
    form === 'ENTRY' && roleOf(speaker) !== null ? (introduced(words) ?? signedBelow(words)) : null;
  return party ?? parties.get(key) ?? signed ?? speaker;
}

/** "Customer (Ada Osei): …" and "Ilse (Agent): …" tell whom "Customer:" and "Agent:" mean. */
export function partiesIn(opened: readonly OpenLine[], content: string): ReadonlyMap<string, string> {
  const parties = new Map<string, string>();
  for (const { speaker, lineStart, bodyStart } of opened) {
    const line = content.slice(lineStart, lineStart + bodyStart);
    const bracket = /(?<outside>\p{L}[^()\n]{0,40}?)\s*[([](?<inside>\p{L}[^()\n]{0,40})[)\]]/u.exec(
      line,
    )?.groups;
    for (const part of [bracket?.outside, bracket?.inside]) {
      const key = part?.toLowerCase() ?? '';
      const isParty = ASKING.has(key) || ANSWERING.has(key) || OFFICES.has(key);
      if (isParty && key !== speaker.toLowerCase() && !parties.has(key)) parties.set(key, speaker);
    }
  }
  return parties;
}
