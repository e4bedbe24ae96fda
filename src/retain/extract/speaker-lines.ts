import { isCommonNoun } from '../../text/common-nouns.ts';
import { classOf, knownFirstName } from '../../text/lexicon.ts';
import { isCalendarLabel } from './calendar-labels.ts';
import { isRecordName } from './record-names.ts';
import type { SpeakerLine } from './speaker-forms.ts';
import type { SpeakerRole } from './turn.ts';

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
  gpt: 'ASSISTANT',
  copilot: 'ASSISTANT',
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
  'note notes warning caution important info information tip tips hint example examples summary abstract conclusion introduction background overview update updates todo fixme done result results problem solution step steps task tasks goal goals idea ideas ps p.s nb n.b edit tl;dr tldr fyi re fw fwd from to cc bcc subject date sent time name title city country address phone tel email e-mail mail fax age role company status state price cost total location place venue when where who what why how topic topics agenda action actions attendees participants ingredients directions instructions method methods materials requirements version author authors source sources reference references url link links website http https file path type category tags keywords description details comment comments language license contact contents chapter section figure table appendix pros cons features usage input output error errors fact facts today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december remember reminder plan plans option options reason reasons decision decisions deadline budget duration quote definition translation rating score review verdict hours opening breakfast lunch dinner day week month year morning afternoon evening night also so and but however first second third finally then next lastly conversation chat transcript meeting minutes session photo image picture caption priority severity ticket category department assignee order invoice present absent apologies chair decided open closed owner owners risks risk blockers blocker due betreff datum thema anwesend teilnehmer ort zeit aufgaben beschluss beschlüsse objet présents lieu sujet décisions asunto asistentes lugar fecha tema acuerdos debug trace fatal warn alert added fixed changed removed improved deprecated updated renamed moved replaced upgraded released shipped paid delivered received sent he she they it we someone everyone nobody one another some'.split(
    ' ',
  ),
);
/** Words among them that are given names, too, before a family name. */
const GIVEN_TOO = new Set(['april', 'may', 'june', 'august', 'so', 'he']);
/** "Loop 3", "Loop v2.1". */
const VERSION = /\p{L}{3,}\S* v?\d+(?:\.\d+)*$/u;
/** People who are numbered. */
const NUMBERED = new Set(
  'speaker person user participant tester respondent interviewee witness guest caller player student patient customer agent teilnehmer sprecher person locuteur hablante participante tester proband probandin'.split(
    ' ',
  ),
);
/** A day without a clock. */
const DAY_STAMP = /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{2}|\d{4}))$/u;
const PARTICLES = new Set('de da di do dos du van von der den la le el al bin ibn y und and'.split(' '));

/** How much a name before a colon looks like a speaker: 0 not at all, 1 when he speaks more than once, 2 at once. */
export function speakerTrust(line: SpeakerLine): 0 | 1 | 2 {
  const words = line.speaker.replace(/^@/u, '').split(/[ ]+/u);
  const key = line.speaker.toLowerCase();
  const first = (words[0] ?? '').toLowerCase().replace(/[.:]+$/u, '');
  if (line.form === 'COLON' && isCalendarLabel(line)) return 1;
  if (NOT_SPEAKERS.has(key) || (NOT_SPEAKERS.has(first) && !isFullName(first, words))) return 0;
  if (roleOf(key) !== null || line.speaker.startsWith('@')) return 2;
  if (line.form === 'ASIDE') return knownFirstName(first) ? 1 : 0;
  // "INC-2231" is the number of a case.
  if (line.form === 'ACTION' || /^\p{Lu}{2,}-\d+$/u.test(line.speaker)) return 0;
  if (line.form === 'ENTRY') return 2;
  const isCapital = words.every((word) => !/^\p{Ll}/u.test(word) || PARTICLES.has(word));
  if (line.form === 'STAMPED') return isCapital ? 1 : 0;
  // "Loop 3: where we stand" speaks of a ware, "Speaker 3" is somebody.
  if (line.form === 'COLON' && line.stamp === null && VERSION.test(line.speaker) && !NUMBERED.has(first))
    return 0;
  // "Larkspur 1.18" is a version, as far as one line tells.
  if (line.form === 'HEADER' && /^\d{1,2}\.\d{1,2}$/u.test(line.stamp ?? '')) return isCapital ? 1 : 0;
  if (isDatedTitle(line, first)) return isRecordName(line.speaker) || isCommonNoun(first) ? 0 : 1;
  if (line.stamp !== null) {
    if (!isCapital && words.length > 1) return line.form === 'EXPORT' ? 1 : 0;
    return words.length === 1 && isCommonNoun(first) ? 1 : 2;
  }
  if (line.form === 'EXPORT') return 2;
  if (QUESTION_ANSWER.has(first)) return 1;
  if (!isCapital) return words.length === 1 ? 1 : 0;
  if (words.length > 4) return 0;
  if (/^\p{Lo}/u.test(line.speaker)) return line.speaker.length <= 8 ? 1 : 0;
  return knownFirstName(first) ? 2 : 1;
}

/** "Bericht 12.05.2025" is a title, as far as one line tells; "Anna 12.05.2025" and "Wren, 12.05.2025" speak. */
function isDatedTitle({ form, stamp, speaker, bodyStart }: SpeakerLine, first: string): boolean {
  if (form !== 'HEADER' || stamp === null || !DAY_STAMP.test(stamp) || knownFirstName(first)) return false;
  return bodyStart === speaker.length + 1 + stamp.length || isRecordName(speaker);
}

/** "May Chen", "So Yun": a name behind a word that is a given name, too, not "May Sales". */
function isFullName(first: string, [, family = '', ...more]: readonly string[]): boolean {
  if (!GIVEN_TOO.has(first) || more.length > 0 || !/^\p{Lu}\p{Ll}/u.test(family)) return false;
  const known = classOf(family.toLowerCase());
  return known === null || known === 'FIRST_NAME' || known === 'LAST_NAME' || known === 'PERSON';
}

/** The role that a speaker's name stands for; null for a person's name. */
export function roleOf(speaker: string | null): SpeakerRole | null {
  const key = speaker?.toLowerCase() ?? '';
  return Object.hasOwn(ROLES, key) ? (ROLES[key] ?? null) : null;
}

/** What stands before what is asked and answered by nobody in particular. */
const QUESTION_LABELS = /^(?:q|a|question|answer|frage|antwort|f|réponse|pregunta|respuesta|r|p)$/iu;

/** True for "Q" and "A", which are nobody's names. */
export function isQuestionLabel(speaker: string): boolean {
  return QUESTION_LABELS.test(speaker);
}
