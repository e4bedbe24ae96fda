import { classOf, knownFirstName } from '../../text/lexicon.ts';
import { withoutPart } from './role-before-name.ts';

/** A line that opens a turn. Offsets are within the line. */
export interface SpeakerLine {
  readonly speaker: string;
  /** The time written at it, as written; null when there is none. */
  readonly stamp: string | null;
  readonly bodyStart: number;
  /**
   * How the name is set off. EXPORT: behind a date and a time, as chat programs export; ASIDE: alone as a heading or in
   * front of a dash, which much else does as well; ACTION: "* wren waves" of IRC; ANGLE: "<wren> hello" of IRC, of one
   * line always; STAMPED: alone on its line behind a time; ENTRY: in the heading of an entry in a ticket.
   */
  readonly form: 'EXPORT' | 'COLON' | 'HEADER' | 'ASIDE' | 'ACTION' | 'ANGLE' | 'STAMPED' | 'ENTRY';
}

const HALF = String.raw`(?:\s?[AaPp]\.?\s?[Mm]\.?(?!\p{L}))?`;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?${HALF}`;
const DATE = String.raw`(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})`;
const MOMENT = String.raw`${DATE}[T,]?\s*${CLOCK}(?:Z|[+-]\d{2}:?\d{2})?`;
const BARE_STAMP = String.raw`(?:${DATE}(?:[T,]?\s*${CLOCK}(?:Z|[+-]\d{2}:?\d{2})?)?|${CLOCK})`;
const STAMP = String.raw`(?:[\[(](?<s1>[^\])\n]{0,40}\d[^\])\n]{0,40})[\])]|(?<s2>${BARE_STAMP}))`;
/** "Today at 9:14 AM", "Mon, 9 March 2026 9:14". */
const WORDED_STAMP = String.raw`\p{L}{2,12}\.?,?[ ](?:[\p{L}\d.,]{1,12}[ ]){0,4}${CLOCK}`;
const NAME = String.raw`@?[\p{L}][\p{L}\p{M}\p{N}.'’_&-]*(?:[ ][\p{L}\p{N}(][\p{L}\p{M}\p{N}.'’_&)-]*){0,4}`;
const SHORT_NAME = String.raw`[\p{L}][\p{L}\p{M}\p{N}.'’_-]*(?:[ ][\p{L}][\p{L}\p{M}\p{N}.'’_-]*){0,3}`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}\p{N}.'’_-]*`;
const MARKUP = String.raw`(?:[-*•]\s+)?[*_]{0,3}`;
const ANSWERED =
  '(?:commented|replied|wrote|answered|posted|responded|added a (?:comment|note)|schrieb|antwortete|kommentierte|opened this (?:issue|ticket|case)|writes|schreibt|écrit|escribe|a écrit|a commenté|a répondu|escribió|comentó|respondió)';
const ANSWER =
  '(?:[Mm]essage|[Tt]ext|[Vv]oice (?:note|message)|[Vv]oicemail|[Ee]-?mail|[Mm]ail|[Ll]etter|[Pp]ostcard|Nachricht|Sprachnachricht|Brief|Postkarte|[Mm]ensaje|[Ll]ettre|[Cc]arta|[Cc]omment|[Rr]eply|[Aa]nswer|[Nn]ote|[Rr]esponse|[Uu]pdate|[Kk]ommentar|[Aa]ntwort|[Cc]ommentaire|[Rr]éponse|[Cc]omentario|[Rr]espuesta)';

/** Each form in which a line names its speaker, the surest first. */
const FORMS: readonly (readonly [SpeakerLine['form'], RegExp])[] = [
  // `10:02:11 From Name to Everyone: text`, or the words on the following lines: Zoom.
  [
    'EXPORT',
    String.raw`^(?<s15>${BARE_STAMP})\s+From\s+(?<name>[^\s:<>[\]*~-][^:\n<>[\]]{0,39}?)(?:\s+to\s+[^:\n]{1,60})?\s*:(?:\s+|$)`,
  ],
  // `2024-05-01, 10:32 - Name: text`, `[01.05.24, 10:32:07] ~ Name 🌻: text`: any name, even a number.
  [
    'EXPORT',
    String.raw`^[\u200e\u200f]*(?:\[(?<s5>${MOMENT}|${CLOCK})\]|(?<s6>${MOMENT}))\s*(?:[-–]\s*)?(?:~\s*)?(?<name>[^\s:<>[\]*~-][^:\n<>[\]]{0,39}?):\s`,
  ],
  // `2024-05-01 10:32 | Name (agent) | text`.
  [
    'EXPORT',
    String.raw`^(?<s12>${BARE_STAMP})\s*\|\s*(?<name>${NAME}(?:\s*\([^()\n]{1,30}\))?)\s*\|\s*(?=\S)`,
  ],
  // `Comment by Name (2024-05-01): text`, `Name commented on 1 May: text`.
  [
    'EXPORT',
    String.raw`^(?:${ANSWER})\s(?:by|from|von|de|par|por)\s(?<name>\p{Lu}${SHORT_NAME})(?:[ ,]+\(?(?<s7>[^:\n)]{0,30}\d[^\n)]{0,30}?)\)?)?\s?:(?:\s+|$)`,
  ],
  // `Request from Name, hotel Miramar: text`.
  [
    'EXPORT',
    String.raw`^(?:[Rr]equest|[Cc]omplaint|[Ii]ssue|[Ee]nquiry|[Ii]nquiry|[Qq]uestion|Anfrage|Beschwerde|[Dd]emande|[Ss]olicitud|[Qq]ueja)(?:\s(?:raised|sent|filed|reported))?\s(?:by|from|von|de|par|por)\s(?<name>${CAPITAL}(?:[ ]${CAPITAL}){1,2})(?:,|\s(?:of|from|at))?(?:\s[^:\n]{2,40})?:\s+`,
  ],
  [
    'EXPORT',
    String.raw`^(?<name>(?:@[\p{L}\p{N}][\w.-]*|\p{Lu}${SHORT_NAME})(?:\s\([^()\n]{1,30}\))?)\s${ANSWERED}\b(?:[ ,–-]+\(?(?<s8>[^\n]{0,30}\d[^\n]{0,30}?)\)?)?\s?(?::\s+|:?$)`,
  ],
  // `Name: text`, `[10:32] Name: text`, `Name (10:32): text`, `**Name:** text`.
  [
    'COLON',
    String.raw`^\s{0,3}${MARKUP}(?:${STAMP}\s*[-–—|]?\s*)?[*_]{0,3}(?<name>${NAME})[*_]{0,3}(?:\s*[\[(](?:(?<s3>[^\])\n]{0,40}\d[^\])\n]{0,40})|[^\])\n]{1,40})[\])])?\s{0,2}(?:[:：][*_]{0,3}(?=\s|$|\p{Lo}|["“«'])|：)\s*`,
  ],
  // `Name, 10:32: text`, `<10:32> Name: text`.
  ['COLON', String.raw`^(?<name>${NAME}),\s(?<s13>${BARE_STAMP}):\s+`],
  ['COLON', String.raw`^<(?<s14>${BARE_STAMP})>\s+(?<name>${NAME}):\s+`],
  // `Name -> Name: text`.
  ['COLON', String.raw`^(?<name>${SHORT_NAME})\s?(?:->|→)\s?${SHORT_NAME}:\s+`],
  // `[Name]: text`, `Name, mayor of Rome: text`.
  ['COLON', String.raw`^\s{0,3}\[(?<name>${NAME})\]\s?[:：]\s+`],
  // `[Name] text`, `[Agent: Name] text`.
  ['COLON', String.raw`^\[(?:(?<label>\p{L}{2,12})\s?:\s?)?(?<name>\p{Lu}${SHORT_NAME})\]\s+(?=\S)`],
  ['COLON', String.raw`^(?<name>\p{Lu}${SHORT_NAME}),\s(?<role>[\p{L}][\p{L}\p{M}&/.'’ -]{1,40}):\s+`],
  // `<name> text`, with or without a time: IRC.
  ['ANGLE', String.raw`^\s{0,3}(?:${STAMP}\s*)?<[@+~ ]?(?<name>[\p{L}_][^<>\s@]{0,30})>\s+`],
  ['ACTION', String.raw`^(?:${STAMP}\s*)?\*\s(?<name>[\p{L}_][\w|^-]{0,30})\s+`],
  // `Name  10:32 AM`, `Name — Today at 10:32`, the words on the following lines: Slack, Teams, Discord.
  ['HEADER', String.raw`^(?<name>${NAME}?)(?:\s{1,4}|\s*[|,—–-]\s*)(?:[\[(]?(?<s4>${BARE_STAMP})[\])]?)\s*$`],
  [
    'HEADER',
    String.raw`^(?<name>${SHORT_NAME})(?:\s{2,4}|\s*[|—–]\s*|\s[\[(])(?<s9>${WORDED_STAMP})[\])]?\s*$`,
  ],
  // `00:00:12 Name`, the words on the following lines: transcripts of recordings.
  [
    'STAMPED',
    String.raw`^(?:\[(?<s10>${BARE_STAMP})\]|(?<s11>${BARE_STAMP}))\s+(?:\|\s+)?(?<name>${CAPITAL}(?:[ ]${CAPITAL}){0,3})\s*$`,
  ],
  // `### Name`, `**Name**`, `Name said:`.
  [
    'ASIDE',
    String.raw`^(?:#{1,6}\s+|\*\*|__)(?<name>${SHORT_NAME})(?:\*\*|__)?(?:\s+(?:said|says))?\s*:?\s*$`,
  ],
  ['ASIDE', String.raw`^(?<name>${SHORT_NAME})\s(?:said|says):\s*$`],
].map(([form, source]) => [form as SpeakerLine['form'], new RegExp(source ?? '', 'u')]);
/** "Name - text", "Name > text": talk only when all lines are so. */
const DASH_LINE = new RegExp(String.raw`^(?<name>${SHORT_NAME})\s+[>»|–—-]\s+(?=\S)`, 'u');
/** A time alone, or in front of what no person says. */
const STAMPED = new RegExp(
  String.raw`^[\u200e\u200f]*(?:\[(?<s1>${BARE_STAMP})\]|(?<s2>${BARE_STAMP}))\s*(?:[-–]\s+)?`,
  'u',
);

/** "Hugo (support)": what he is, not how he is called. */
const ROLE_IN_BRACKETS = /(?<=\S)\s*\([^()]*\)$/u;

/** "Cliente dice", "Ada writes": what he does. */
const SAYS = /(?<=\S)\s(?:says|said|writes|wrote|sagt|schreibt|dit|écrit|dice|escribe)$/u;

const NAME_IN_BRACKETS = /\((\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3})\)/u;
/** What the sender of a ticket is called further down. */
export const ASKING: ReadonlySet<string> = new Set([
  'customer',
  'client',
  'requester',
  'reporter',
  'kunde',
  'kundin',
  'cliente',
]);
/** What somebody is for others, before the brackets that name him. */
export const OFFICES: ReadonlySet<string> = new Set(
  'q a question answer interviewee witness judge support agent customer client staff team service helpdesk host guest moderator interviewer narrator dm gm doctor nurse teacher student coach chair caller operator driver tenant landlord seller buyer kunde kundin berater support-team conseiller asesor cliente médico'.split(
    ' ',
  ),
);

/** Longest line beginning that is looked at: a speaker's name is short. */
const LONGEST_PREFIX = 160;
const LONGEST_NAME = 40;

/** The speaker's part of a line, or null when the line has none by its form. Whether it is a conversation is decided over all lines. */
export function readSpeakerLine(line: string): SpeakerLine | null {
  const head = line.length > LONGEST_PREFIX ? line.slice(0, LONGEST_PREFIX) : line;
  if (!/[:：>\d#*_[]/u.test(head)) return null;
  for (const [form, pattern] of FORMS) {
    const match = pattern.exec(head);
    if (match !== null) return toSpeakerLine(match, form);
  }
  return null;
}

/** "Name - text": a speaker's line where all lines are so. */
export function readDashLine(line: string): SpeakerLine | null {
  const match = DASH_LINE.exec(line.slice(0, LONGEST_PREFIX));
  return match === null ? null : toSpeakerLine(match, 'ASIDE');
}

function toSpeakerLine(match: RegExpExecArray, form: SpeakerLine['form']): SpeakerLine | null {
  const { name: raw, role, label: _, ...stamps } = match.groups ?? {};
  if (raw !== undefined && role !== undefined && isGiven(role, raw))
    return { speaker: `${raw}, ${role}`, stamp: null, bodyStart: match[0].length, form };
  const name = raw === undefined ? undefined : withoutPart(personIn(raw.trim(), match[0]));
  if (name === undefined || name === '' || name.length > LONGEST_NAME) return null;
  if (match[0].startsWith('[') && !isBracketed(match)) return null;
  if (role !== undefined && classOf(role.toLowerCase()) === 'PLACE') return null;
  const stamp = Object.values(stamps).find((one) => one !== undefined) ?? null;
  return { speaker: name, stamp, bodyStart: match[0].length, form };
}

/** "Chen, Alice": the given name behind the family name, not "Chen, Director" or "Alice, Bob". */
function isGiven(given: string, family: string): boolean {
  const [first = '', middle = 'X', ...more] = given.split(' ');
  const isName = classOf(first.toLowerCase()) === 'FIRST_NAME' || /^\p{Lu}\.$/u.test(first);
  return isName && /^\p{Lu}/u.test(middle) && more.length === 0 && !knownFirstName(family.toLowerCase());
}

/** "Customer Ada Osei" is Ada Osei; "Customer service" is called so. */
function withoutOffice(name: string): string {
  const [office = '', ...rest] = name.split(' ');
  const isOffice = ASKING.has(office.toLowerCase()) || /^(?:caller|agent)$/iu.test(office);
  return isOffice && /^\p{Lu}/u.test(rest[0] ?? '') ? rest.join(' ') : name;
}

/** "Hugo (support)" is Hugo, and so are "Support (Hugo)" and "Agent Hugo". */
function personIn(name: string, line: string): string {
  const outside = withoutOffice(name.replace(ROLE_IN_BRACKETS, '').replace(SAYS, ''));
  const inside = NAME_IN_BRACKETS.exec(name === outside ? line : name)?.[1];
  return inside !== undefined && OFFICES.has(outside.toLowerCase()) ? inside : outside;
}

/** "[Ana Ruiz] text" but not "[Draft] text": a label alone in brackets must be known as a name. */
function isBracketed({ 0: line, groups }: RegExpExecArray): boolean {
  const name = groups?.name ?? '';
  if (groups?.s1 !== undefined || groups?.s5 !== undefined || /\]\s?[:：]/u.test(line)) return true;
  return groups?.label !== undefined || name.includes(' ') || knownFirstName(name.toLowerCase());
}

/** The time that a line begins with, and where it ends; null without one. */
export function readStamp(line: string): { readonly stamp: string; readonly end: number } | null {
  const match = STAMPED.exec(line.slice(0, LONGEST_PREFIX));
  const stamp = match?.groups?.s1 ?? match?.groups?.s2;
  return match === null || stamp === undefined ? null : { stamp, end: match[0].length };
}
