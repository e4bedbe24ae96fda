import { classOf, knownFirstName } from '../../text/lexicon.ts';
import { NAMES_TOO, NOT_NAMES, ORGANIZATION_ENDINGS } from '../../text/name-words.ts';
import { tellsOfOneself } from './own-words.ts';

/** A full stop belongs to a name behind an initial and within; behind a word it ends the sentence, save at the very end. */
const PART = String.raw`(?:\p{Lu}\.(?:-?\p{Lu}\.)*|\p{Lu}[\p{L}\p{M}'’-]*(?:\.(?=[\p{L}-]))?[\p{L}\p{M}'’-]*)`;
const NAME = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Mme|Prof|St|Ste|Fr|Hr)\.[ ])?${PART}(?:[ ](?:(?:de|da|dos|del|van|von|der|den|bin|al|el|la|i|y|St\.)[ ]){0,2}${PART}){0,3}`;

/** The words with a small or a capital first letter, as alternatives of a regular expression. */
function anyCase(words: string): string {
  return words
    .split('|')
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`))
    .join('|');
}

const WRITING = `(?:${anyCase('diary|journal|notebook|note|notes|log|logbook|letter|memoir|blog|story|entry|post|voice memo|memo|email|e-mail|mail|message|ticket|request|complaint|report|review|feedback|tagebuch|notiz|notizen|brief|nachricht|carnet|lettre|notes personnelles|diario|bitácora|cuaderno|notas|carta|mensaje')})`;
const WRITTEN = `(?:${anyCase('written|told|dictated|posted|sent|recorded|said|kept|taken|opened|submitted|reported|raised|filed|geschrieben|erzählt|verfasst|écrit|écrite|raconté|racontée|dicté|escrito|escrita|contado|contada')})`;
const WRITER = `(?:${anyCase('author|speaker|writer|customer|client|reporter|requester|from|by|autor|autorin|auteur|autora|von|par|por')})`;
/** "Diary of Aino Lehtonen", "Written by Inês", "Maëlle's journal": whose words an item's context says they are. */
const CONTEXTS: readonly RegExp[] = [
  String.raw`${WRITING}\s+(?:of|by|from|von|de|del|di)\s+(?<name>${NAME})`,
  String.raw`${WRITING}\s+d['’](?<name>${NAME})`,
  String.raw`${WRITTEN}\s+(?:by|von|par|por)\s+(?<name>${NAME})`,
  String.raw`(?:^|[,;(]\s*)${WRITER}\s*[:：]?\s+(?<name>${NAME})(?!['’]|\p{L})`,
  String.raw`(?<name>${NAME})['’]s?\s+(?:\p{Ll}+\s+){0,2}${WRITING}`,
  String.raw`(?<name>\p{Lu}\p{Ll}+)s\s+(?:Tagebuch|Notizen|Brief)`,
  String.raw`${WRITING}(?: entry)?\s*[,:–—-]\s*(?<name>${NAME})`,
  String.raw`^\s*(?<name>${NAME})\s*[,:–—-]\s*(?:\p{Ll}+\s+){0,2}${WRITING}`,
].map((source) => new RegExp(source, 'u'));
/** "蓮見の日記", "王芳的日记". */
const EAST_ASIAN_CONTEXT =
  /(?<name>[\p{Script=Han}\p{Script=Katakana}]{2,8})(?:さん)?(?:の(?:日記|ノート|メモ|手紙)|的(?:日记|日記|笔记|筆記|信))/u;
/** What a meeting noted is nobody's own words. */
const NOBODYS =
  /\b(?:minutes|meeting|(?:product|release|design|patch)[- ]notes|road ?map|change ?log|news(?:paper)? (?:article|report|story)|protocol|protokoll|sitzung|compte[- ]rendu|réunion|acta|reunión)\b/iu;

/** "My name is Wanjiru Kamau": wherever it stands. */
const INTRODUCTION = new RegExp(
  String.raw`\b(?:[Mm]y name is|[Mm]y name['’]s|[Ii]ch heiße|[Mm]ein Name ist|[Jj]e m['’]appelle|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es)\s+(?<name>${NAME})`,
  'u',
);
/** "This is Ama from Kumasi.", "I am Ama Mensah,": at the beginning, for it may tell anything elsewhere. */
const OPENING = new RegExp(
  String.raw`^(?:[^\n]{0,40}[,!.]\s+)?(?:[Tt]his is|(?:I am|I['’]m|Ich bin|[Hh]ier (?:ist|schreibt)|[Ii]ci|C['’]est|Je suis|Soy|[Aa]quí))\s+(?<name>${NAME})(?=\s+(?:from|at|of|and|with|writing|calling|here|again|aus|von|de|und|et|y)\b|\s*[,.!])`,
  'u',
);
/** "Ada Osei here, from Acme." */
const HERE = new RegExp(
  String.raw`^(?:[^\n]{0,40}[,!.]\s+)?(?<name>${NAME})(?:\s(?:from|of|at)\s[^,.!\n]{2,40}?)?\s(?:here|speaking)(?=\s(?:from|at|of|with|again)\b|\s*[,.!])`,
  'u',
);
const CLOSING =
  /^(?:(?:(?:with )?(?:best|kind|warm)(?:est)? (?:regards|wishes)|best|regards|cheers|thanks(?: again| a lot)?|thank you|many thanks|yours(?: (?:truly|sincerely|faithfully|ever))?|sincerely|(?:lots of |much |all my |with )?love|big hugs|take care|all the best|see you(?: soon)?|talk soon|warmly|hugs|(?:viele |liebe |beste |herzliche |mit (?:freundlichen|besten|herzlichen) )?gr(?:ü|ue)(?:ß|ss)en?|danke|bis (?:bald|dann|morgen)|dein|deine|ihr|ihre|lg|vg|mfg|(?:bien )?cordialement|amicalement|amitiés|bises|bisous|à bientôt|merci|(?:un )?(?:cordial )?saludos?|saludos cordiales|un abrazo|abrazos|besos|atentamente|gracias|hasta (?:pronto|luego)|(?:com )?os melhores cumprimentos|com os melhores cumprimentos|(?:com )?cumprimentos|atenciosamente|(?:um )?(?:grande )?abraços?|beijos|até (?:logo|breve)|obrigad[oa]|(?:cordiali )?saluti|un abbraccio|a presto|met (?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)|liefs|ever yours)[ ,.!–—-]*)+/iu;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|to whom|hallo|liebe|lieber|moin|guten|sehr geehrte|bonjour|bonsoir|salut|cher|chère|hola|buen[oa]s|querid|estimad|my dear|cara?o? |prezad|olá|oi|bom dia|boa (?:tarde|noite)|ciao|gentile|beste|geachte)/iu;
const SIGNED = new RegExp(String.raw`^[–—~/-]*\s*(?<name>${NAME})\s*[.,]?$`, 'u');
/** Lines at the end among which a signature stands. */
const LAST_LINES = 5;
/** Lines among which a letter's greeting stands, below its address and date. */
const HEADED_LINES = 8;
/** Lines above a greeting that a machine may have written: "You have one new message." */
const GREETED_LINES = 4;
/** Where people introduce themselves, in UTF-16 units from the beginning. */
const OPENING_CHARS = 600;

/** Whose words they are by an item's context: "Diary of Aino Lehtonen"; null when it does not say. */
export function authorInContext(context: string): string | null {
  if (NOBODYS.test(context)) return null;
  for (const pattern of [...CONTEXTS, EAST_ASIAN_CONTEXT]) {
    const name = (pattern.exec(context)?.groups?.name ?? '').replace(/['’]s?$/u, '');
    if (isName(name) && !isOrganization(name)) return name;
  }
  return null;
}

/** "Stork Labs", "the Quill Team". */
function isOrganization(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return words.length > 1 && ORGANIZATION_ENDINGS.has(words.at(-1) ?? '');
}

/** "Hey, it's Percival from next door": on the telephone. */
const CALLING = new RegExp(
  String.raw`^(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]allo|[Hh]ola|[Ss]alut)(?:,? \p{Lu}\p{L}+)?,\s(?:[Ii]t['’]s|[Ii]t is)\s(?<name>${NAME})(?=\s(?:from|here|calling|speaking|again)\b|,\s)`,
  'u',
);
/** "Interview with Ada Osei": who answers. */
const INTERVIEWED = new RegExp(
  String.raw`(?:${anyCase('interview|conversation|podcast|q&a|gespräch|entretien|entrevista|conversación|conversa')})\s+(?:with|mit|avec|con|com)\s+(?<name>${NAME})|(?:[Aa]nswered|[Bb]eantwortet|[Rr]épondu|[Rr]espondid[oa]s?)\s(?:by|von|par|por)\s(?<answering>${NAME})`,
  'u',
);

/** Who answers the questions that an item's context speaks of; null when it names nobody. */
export function intervieweeIn(context: string): string | null {
  const { name: asked, answering } = INTERVIEWED.exec(context)?.groups ?? {};
  const name = (asked ?? answering ?? '').replace(/['’]s?$|\.$/gu, '');
  return isName(name) ? name : null;
}

/**
 * Who says in a letter's words that it is his: "My name is …", "This is … from …", or a signature.
 * @param isLetter true when it is known to be one; else a greeting or a subject tells
 */
export function introduced(letter: string, isLetter = beginsAsLetter(letter)): string | null {
  const beginning = letter.slice(0, OPENING_CHARS).trim();
  const greeting = beginning.split('\n', GREETED_LINES).find((line) => GREETING.test(line)) ?? '';
  const told = (
    INTRODUCTION.exec(beginning) ??
    OPENING.exec(beginning) ??
    HERE.exec(beginning) ??
    OPENING.exec(greeting) ??
    CALLING.exec(greeting)
  )?.groups?.name?.replace(/\.$/u, '');
  if (told !== undefined && isName(told)) return told;
  return signature(letter, isLetter) ?? byline(letter) ?? (isLetter ? null : signedBlock(letter));
}

/** "By Ada Osei, founder", "Posted by Ada Osei on 4 June" below a title. */
const BYLINE = new RegExp(
  String.raw`^[*_#\s]*(?:(?:${WRITTEN} )?(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or)|${anyCase('author|autor|autorin|auteur|autrice|autora')}:)\s(?<name>${NAME})[*_]*(?=\s*$|\s?[,(|·•–—]|\s(?:on|at|of|am|le|el|for)\s)`,
  'u',
);
/** Lines among which a byline stands. */
const BYLINE_LINES = 4;

/** Who wrote a text that tells of its writer himself, by the line below its title. */
function byline(text: string): string | null {
  const lines = text.trimStart().split('\n', BYLINE_LINES);
  for (const line of lines) {
    const name = BYLINE.exec(line)?.groups?.name ?? '';
    if (isName(name) && tellsOfOneself(text)) return name;
  }
  return null;
}

/** The block that ends a text that tells of its writer himself. */
function signedBlock(text: string): string | null {
  const lines = text.trimEnd().slice(-1000).split('\n');
  return tellsOfOneself(text) ? signatureBlock(lines.map((line) => line.trim())) : null;
}

/** The name that a line is, as a signature; null when it is anything else. */
export function signedName(line: string): string | null {
  const name = SIGNED.exec(line.trim())?.groups?.name;
  return name !== undefined && isName(name) ? name.replace(/\.$/u, '') : null;
}

/** "Enclosure: one photograph" below a letter. */
const ENCLOSED = /^(?:encl(?:osures?|\.)?|cc|attachments?|anlagen?|pièces? jointes?|adjuntos?|anexos?)\b/iu;
/** What is added under the signature. */
const POSTSCRIPT = /\n\s*P\.?\s?S\.?[ :.–-][\s\S]{0,800}$/u;

function signature(letter: string, isLetter: boolean): string | null {
  const lines = letter
    .replace(POSTSCRIPT, '')
    .slice(-1000)
    .split('\n')
    .map((line) => line.trim());
  while (lines.at(-1) === '' || ENCLOSED.test(lines.at(-1) ?? '')) lines.pop();
  const dashes = lines.slice(-LAST_LINES - 1).findIndex((line) => /^--$/u.test(line));
  const below = dashes === -1 ? null : signedName(lines.slice(-LAST_LINES - 1)[dashes + 1] ?? '');
  if (below !== null) return below;
  const from = Math.max(1, lines.length - LAST_LINES);
  for (let index = from; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const closing = CLOSING.exec(line)?.[0] ?? '';
    const rest = line.slice(closing.length);
    const next = rest === '' ? lines[index + 1] || lines[index + 2] || '' : rest;
    const name = closing === '' ? undefined : SIGNED.exec(next.replace(AFTER_NAME, ''))?.groups?.name;
    if (name !== undefined && isName(name)) return name.replace(/\.$/u, '');
  }
  const last = signedName(lines.at(-1) ?? '');
  // "Your loving nephew," above the name.
  const isSigned = lines.length > 2 && lines.at(-3) === '' && /^[^.!?\d]{3,40},$/u.test(lines.at(-2) ?? '');
  const alone = lines.length > 1 && (lines.at(-2) === '' || /^[–—~-]/u.test(lines.at(-1) ?? ''));
  const dashed =
    /^[–—~/]\s?\p{Lu}/u.test(lines.at(-1) ?? '') &&
    !/["”“»«]\s*$/u.test(lines.slice(0, -1).join('\n').trimEnd());
  if (last !== null && dashed && lines.length > 1) return last;
  if (last !== null && (isSigned || alone) && beginsAsLetter(letter)) return last;
  return isLetter ? signatureBlock(lines) : null;
}

/** True for a text with a greeting or a subject above it. */
function beginsAsLetter(text: string): boolean {
  return text
    .trimStart()
    .split('\n', HEADED_LINES)
    .some((line) => GREETING.test(line) || SUBJECT.test(line));
}

const SUBJECT = /^(?:subject|betreff|objet|asunto|assunto)\s?[:：]/iu;
/** "Ada Osei | Facilities | Acme": what stands behind the name in its line. */
const AFTER_NAME = /\s*(?:\s[|·•–—]|,)\s.*$|\s\([^()]*\)$|(?<=\p{Ll})\s+[xX]{1,3}$/u;
/** Longest line below a signature: what somebody is, and where. */
const BLOCK_LINE = 60;

/** The name above lines that say what its bearer is, behind the last blank line: "Ada Osei", "Head of Estates, Acme". */
function signatureBlock(lines: readonly string[]): string | null {
  const below = lines.slice(lines.lastIndexOf('') + 1);
  // "Warmest," above the name.
  const block = /^[^.!?\d]{3,40},$/u.test(below[0] ?? '') ? below.slice(1) : below;
  const isBlock = below.length > 1 && block.length <= LAST_LINES && block.length < lines.length;
  if (!isBlock || block.some((line) => line.length > BLOCK_LINE || /[.!?:;,]$/u.test(line))) return null;
  const name = signedName((block[0] ?? '').replace(AFTER_NAME, ''));
  if (name === null) return null;
  // "Ada", "Head of Estates, Acme".
  const isAlone = !name.includes(' ');
  if (isAlone && !(isUnknown(name) && /,|\s[|·•]\s/u.test(block[1] ?? ''))) return null;
  const words = name.split(' ').map((word) => word.toLowerCase());
  return knownFirstName(words[0] ?? '') || words.every((word) => classOf(word) !== 'COMMON') ? name : null;
}

function isUnknown(word: string): boolean {
  const known = classOf(word.toLowerCase());
  return known === null || known === 'FIRST_NAME';
}

/** True for what can be somebody's name: no word of the language, of a people or of the calendar. */
function isName(name: string): boolean {
  const first = name.split(' ')[0]?.toLowerCase() ?? '';
  if (NAMES_TOO.has(first)) return true;
  const known = classOf(name.toLowerCase());
  return name !== '' && !NOT_NAMES.has(first) && known !== 'DEMONYM' && known !== 'PLACE' && known !== 'DATE';
}
