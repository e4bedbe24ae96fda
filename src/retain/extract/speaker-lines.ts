import { knownFirstName } from '../../text/lexicon.ts';
import type { SpeakerRole } from './turn.ts';

/** A line that opens a turn. Offsets are within the line. */
export interface SpeakerLine {
  readonly speaker: string;
  /** The time written at it, as written; null when there is none. */
  readonly stamp: string | null;
  readonly bodyStart: number;
}

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?(?:\s?[AaPp]\.?[Mm]\.?)?`;
const DATE = String.raw`(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})`;
const BARE_STAMP = String.raw`(?:${DATE}(?:[T,]?\s*${CLOCK}(?:Z|[+-]\d{2}:?\d{2})?)?|${CLOCK})`;
const STAMP = String.raw`(?:[\[(](?<s1>[^\])\n]{0,40}\d[^\])\n]{0,40})[\])]|(?<s2>${BARE_STAMP}))`;
const NAME = String.raw`@?[\p{L}][\p{L}\p{M}\p{N}.'’_&-]*(?:[ ][\p{L}\p{N}(][\p{L}\p{M}\p{N}.'’_&)-]*){0,4}`;
const MARKUP = String.raw`(?:[-*•]\s+)?[*_]{0,3}`;

/** `Name: text`, `[10:32] Name: text`, `Name (10:32): text`, `**Name:** text`, `2024-05-01, 10:32 - Name: text`. */
const COLON_LINE = new RegExp(
  String.raw`^\s{0,3}${MARKUP}(?:${STAMP}\s*[-–—|]?\s*)?[*_]{0,3}(?<name>${NAME})[*_]{0,3}(?:\s*[\[(](?<s3>[^\])\n]{0,40}\d[^\])\n]{0,40})[\])])?\s{0,2}(?:[:：][*_]{0,3}(?=\s|$|\p{Lo}|["“«'])|：)\s*`,
  'u',
);
/** `<name> text`, with or without a time: IRC. */
const ANGLE_LINE = new RegExp(
  String.raw`^\s{0,3}(?:${STAMP}\s*)?<[@+~ ]?(?<name>[\p{L}_][^<>\s@]{0,30})>\s+`,
  'u',
);
/** `Name  10:32 AM`, the words on the following lines: Slack, Teams. */
const HEADER_LINE = new RegExp(
  String.raw`^(?<name>${NAME})(?:\s{1,4}|\s*[|,—–-]\s*)(?:[\[(]?(?<s4>${BARE_STAMP})[\])]?)\s*$`,
  'u',
);

/** "Hugo (support)": what he is, not how he is called. */
const ROLE_IN_BRACKETS = /(?<=\S)\s*\([^()]*\)$/u;

/** Longest line beginning that is looked at: a speaker's name is short. */
const LONGEST_PREFIX = 160;
const LONGEST_NAME = 40;

/** Roles of chat interfaces: they speak, but are nobody's name. */
const ROLES: Readonly<Record<string, SpeakerRole>> = {
  user: 'USER',
  human: 'USER',
  customer: 'USER',
  client: 'USER',
  me: 'USER',
  you: 'USER',
  assistant: 'ASSISTANT',
  ai: 'ASSISTANT',
  bot: 'ASSISTANT',
  agent: 'ASSISTANT',
  model: 'ASSISTANT',
  chatgpt: 'ASSISTANT',
  system: 'SYSTEM',
  developer: 'SYSTEM',
  tool: 'SYSTEM',
  function: 'SYSTEM',
};
const QUESTION_ANSWER = new Set([
  'q',
  'a',
  'question',
  'answer',
  'interviewer',
  'interviewee',
  'moderator',
  'host',
  'guest',
  'speaker',
  'caller',
  'operator',
  'narrator',
]);

/** What stands before a colon without speaking: field names, headings, remarks. */
const NOT_SPEAKERS = new Set(
  'note notes warning caution important info information tip tips hint example examples summary abstract conclusion introduction background overview update updates todo fixme done result results problem solution step steps task tasks goal goals idea ideas ps p.s nb n.b edit tl;dr tldr fyi re fw fwd from to cc bcc subject date sent time name title city country address phone tel email e-mail mail fax age role company status state price cost total location place venue when where who what why how topic topics agenda action actions attendees participants ingredients directions instructions method methods materials requirements version author authors source sources reference references url link links website http https file path type category tags keywords description details comment comments language license contact contents chapter section figure table appendix pros cons features usage input output error errors fact facts today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december remember reminder plan plans option options reason reasons decision decisions deadline budget duration quote definition translation rating score review verdict hours opening breakfast lunch dinner day week month year morning afternoon evening night also so and but however first second third finally then next lastly conversation chat transcript meeting minutes session photo image picture caption priority severity ticket category department assignee order invoice present absent apologies chair decided open closed owner owners risks risk blockers blocker due betreff datum thema anwesend teilnehmer ort zeit aufgaben beschluss beschlüsse objet présents lieu sujet décisions asunto asistentes lugar fecha tema acuerdos'.split(
    ' ',
  ),
);
const PARTICLES = new Set('de da di do dos du van von der den la le el al bin ibn y und and'.split(' '));

/** The speaker's part of a line, or null when the line has none by its form. Whether it is a conversation is decided over all lines. */
export function readSpeakerLine(line: string): SpeakerLine | null {
  const head = line.length > LONGEST_PREFIX ? line.slice(0, LONGEST_PREFIX) : line;
  if (!/[:：>\d]/u.test(head)) return null;
  const match = COLON_LINE.exec(head) ?? ANGLE_LINE.exec(head) ?? HEADER_LINE.exec(head);
  const name = match?.groups?.name?.trim().replace(ROLE_IN_BRACKETS, '');
  if (match === null || name === undefined || name.length > LONGEST_NAME) return null;
  const { s1, s2, s3, s4 } = match.groups ?? {};
  return { speaker: name, stamp: s1 ?? s2 ?? s3 ?? s4 ?? null, bodyStart: match[0].length };
}

/** How much a name before a colon looks like a speaker: 0 not at all, 1 when he speaks more than once, 2 at once. */
export function speakerTrust(line: SpeakerLine): 0 | 1 | 2 {
  const words = line.speaker.replace(/^@/u, '').split(/[ ]+/u);
  const key = line.speaker.toLowerCase();
  const first = (words[0] ?? '').toLowerCase().replace(/[.:]+$/u, '');
  if (NOT_SPEAKERS.has(key) || NOT_SPEAKERS.has(first)) return 0;
  if (roleOf(key) !== null || line.speaker.startsWith('@')) return 2;
  if (line.stamp !== null) return 2;
  if (QUESTION_ANSWER.has(first)) return 1;
  if (!words.every((word) => !/^\p{Ll}/u.test(word) || PARTICLES.has(word)))
    return words.length === 1 ? 1 : 0;
  if (words.length > 4) return 0;
  if (/^\p{Lo}/u.test(line.speaker)) return line.speaker.length <= 8 ? 1 : 0;
  return knownFirstName(first) ? 2 : 1;
}

/** The role that a speaker's name stands for; null for a person's name. */
export function roleOf(speaker: string | null): SpeakerRole | null {
  const key = speaker?.toLowerCase() ?? '';
  return Object.hasOwn(ROLES, key) ? (ROLES[key] ?? null) : null;
}
