import { classOf } from '../../text/lexicon.ts';

/** What a heading says of an entry in a ticket or a log. */
export interface EntryParts {
  /** Null where nobody is named. */
  readonly speaker: string | null;
  readonly stamp: string | null;
  /** True where a clock time stands in it, or how long ago it was. */
  readonly isTimed: boolean;
  /** What tells that it is the heading of an entry: what it is called, what was done, what its writer is. */
  readonly isEntry: boolean;
  readonly isAct: boolean;
  readonly hasRole: boolean;
}

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?(?!\p{L}))?(?:\s(?:Uhr|h)(?!\p{L}))?(?:\s(?:UTC|GMT|CET|CEST|BST|[PMCE][SD]T|[+-]\d{2}:?\d{2}))?`;
const WEEKDAY =
  '(?:[Mm]on|[Tt]ues?|[Ww]ed(?:nes)?|[Tt]hu(?:rs)?|[Ff]ri|[Ss]at(?:ur)?|[Ss]un|Mon|Diens|Donners|Frei|Sams|Sonn)(?:day|tag)|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So)(?:\\.|(?=,? \\d))|Mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const MONTH =
  '(?:[Jj]an|[Ff]eb|[Ff]év|[Mm]ar|Mär|[Aa]pr|[Aa]vr|[Aa]br|[Mm]ay|Mai|mai|[Jj]un|[Jj]uin|[Jj]ul|[Jj]uil|[Aa]ug|[Aa]oû|[Aa]go|[Ss]ep|[Oo]ct|Okt|[Nn]ov|[Dd]ec|Dez|déc|[Dd]ic|[Ee]ne)\\p{L}{0,9}\\.?';
const DATE = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.](?:\d{1,2}|\p{L}{3})[-/.](?:\d{4}|\d{2})?|\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de\s)?${MONTH}(?:,?\s(?:de\s)?\d{4})?|${MONTH}\s\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s\d{4})?`;
const SPAN = String.raw`(?:\d+|an?|one|two|three|einem|einer|une?|una?)\s(?:min(?:ute)?|hour|day|week|month|year|minuto|hora|día|semana|mes|año|heure|jour|semaine|mois|an|stunde|tag|woche|monat|jahr)\p{L}{0,2}`;
const AGO = String.raw`(?:about |over |almost )?${SPAN}\sago|(?:vor|il y a|hace) ${SPAN}|(?:[Yy]esterday|[Tt]oday|[Gg]estern|[Hh]eute|[Aa]yer|[Hh]oy)(?!\p{L})`;
const TIMED = new RegExp(`(?<![\\p{L}\\d])(?:${CLOCK}|${AGO})`, 'u');
const WHEN = new RegExp(
  String.raw`(?<![\p{L}\d#])(?:(?:[Oo]n|[Aa]m|[Vv]om|[Ll]e|[Ee]l|[Aa]t|um|à|a las)\s)?(?:${DATE}|${CLOCK}|${AGO}|${WEEKDAY})(?![\p{L}\d])`,
  'gu',
);
const ACT =
  /(?<!\p{L})(?:(?:has )?(?:added(?: an? (?:public |internal |private )?(?:comment|note|reply))?|noted|wrote(?: back)?|writes|replied|replies|answered|answers|commented|comments|responded|responds|resolved|reopened|posted|updated|reported|completed|opened (?:this|the) (?:issue|ticket|case|bug|request))|schrieb|schreibt|hat geschrieben|ergänzte|kommentierte|antwortete|antwortet|(?:a )?écrit|(?:a )?répondu|répond|(?:ha )?escrito|escribió|escribe|comentó|respondió|responde)(?!\p{L})/giu;
/** What an entry is called, in words of which every one is here. */
const ENTRY_NOUNS = new Set(
  'update updates note notes comment comments description problem fault reply response answer message e-mail email mail follow-up followup worklog log entry article resolution diagnosis finding findings fix analysis assessment remark feedback request complaint solution workaround statement call notiz antwort kommentar nachricht rückmeldung beschreibung störung lösung meldung réponse commentaire remarque note respuesta comentario nota mensaje actualización respuesta solución'.split(
    ' ',
  ),
);
/** What stands beside such a word. */
const ENTRY_WORDS = new Set(
  'public private internal external additional customer customer’s client agent agents support staff work close latest first second third last new our my the to from web form phone portal via interne intern öffentliche öffentlich publique interna interno pública reported'.split(
    ' ',
  ),
);
/** What somebody is in a thread or a firm, in words that are no names. */
const ROLES = new Set(
  'end user customer client requester reporter author owner creator maker founder maintainer member contributor collaborator admin administrator moderator agent support staff team technician engineer developer level line tier first second third billing sales it service helpdesk desk office manager night duty shift head front reception receptionist mechanic caretaker plumber electrician fitter nurse doctor driver operator dispatcher tester visitor guest tenant bearbeiter bearbeiterin kunde kundin kundendienst technik technikerin techniker hausmeister hausmeisterin melder melderin conseiller technicien technicienne client cliente técnico técnica asesor asesora soporte work additional comments notes the our of'.split(
    ' ',
  ),
);
const SEPARATORS =
  /\s{2,}|\t+|\s*[,;|·•()[\]—–/↳]\s*|\s+-{1,2}\s+|:\s+|:$|(?<=\p{Ll}{2})\.\s+|\s*(?<!\p{L})(?:by|from|von|par|por)\s+/gu;
/** "Nota de Ana". */
const OF = /^(?<noun>(?:\p{L}+ )?\p{L}+)\s(?:de|del|d['’])\s?(?=\p{Lu})/u;
/** "Ada’s answer". */
const POSSESSIVE = /(?<=\p{Lu}\p{L}+)['’]s(?=\s\p{Ll})/u;
const ADDRESS = /^<?[^\s@]+@[^\s@]+\.[^\s@]+$/u;
/** "(network team)", behind a name. */
const ASIDE =
  /(?<=\p{L}\s)\(\p{Ll}[\p{L}-]*(?: [\p{L}-]+){0,3}\)|(?<=\p{L}\s\([^()]{2,40}),\s\p{Ll}[\p{L} -]{2,30}(?=\))/gu;
const WORD = String.raw`(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]*\.?)`;
const NAME = new RegExp(`^@?${WORD}(?: (?:(?:de|da|del|van|von|der|bin|al|el|la) )?${WORD}){0,3}$`, 'u');
/** "Ada from Acme". */
const BELONGS = new RegExp(
  String.raw`^\s*(?<name>(?!(?:Reply|Comment|Note|Message|Answer|Update|Response|Mail|E-?mail|Letter)(?!\p{L}))${WORD}(?: ${WORD})?)\s(?:from|of|at|von|bei)\s\p{Lu}[\p{L} ]{1,30}?(?=\s*[·|,(—–]|\s{2}|\s*$)`,
  'u',
);
/** "**kofi-asante**", "@kofi". */
const HANDLE = /^(?:[*_]{1,3}(?<bold>[\p{L}\d][\p{L}\d._-]*)[*_]{1,3}|@(?<at>[\p{L}\d][\p{L}\d._-]*))$/u;
/** Weekdays and months as they are cut short. */
const CALENDAR =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|jan|feb|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez)\.?$/iu;
/** "Customer's", "#3", ":wcast", "3". */
const NUMBER = /^(?:#?\d{1,3}|:[\w-]+|via .{1,20}|w?ritten|closed|resolved|open)$/iu;

/** What a line says of the entry that it heads, when it says nothing else; null for any other words. */
export function readEntryParts(words: string): EntryParts | null {
  const when = [...words.matchAll(WHEN)].map(([match]) => match);
  const bare = words.replace(WHEN, '  ');
  const acted = bare.replace(ACT, '  ');
  let speaker: string | null = null;
  let isEntry = false;
  const plainly = acted
    .replace(OF, '$<noun>  ')
    .replace(BELONGS, '$<name>  ')
    .replace(POSSESSIVE, '  ')
    .replace(ASIDE, (aside) => (kindOf(aside.replace(/[(),]/gu, '').trim()) === null ? '()' : aside));
  let hasRole = plainly.includes('()');
  for (const raw of plainly.split(SEPARATORS)) {
    const part = raw.replace(/^(?:[-–—.,\s]|:\s)+/u, '').trim();
    if (part === '' || NUMBER.test(part) || /^[\p{P}\p{S}\s]+$/u.test(part)) continue;
    const handle = HANDLE.exec(part)?.groups;
    const plain = part.replace(/[*_]+/gu, '').trim();
    const kind = kindOf(plain);
    if (kind === 'ENTRY') isEntry = true;
    else if (kind === 'ROLE') hasRole = true;
    else if (ADDRESS.test(plain)) hasRole = true;
    else {
      const called = handle?.bold ?? handle?.at ?? nameIn(plain);
      if (called === null || speaker !== null) return null;
      if (handle === undefined && called !== plain) hasRole = true;
      speaker = called;
    }
  }
  return {
    ...{ speaker, isEntry, hasRole },
    isAct: acted !== bare,
    stamp: when.length > 0 && when.some((one) => /\d/u.test(one)) ? when.join(' ').trim() : null,
    isTimed: when.some((one) => TIMED.test(one)),
  };
}

function kindOf(part: string): 'ENTRY' | 'ROLE' | null {
  const words = part
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, '')
    .split(/\s+/u)
    .filter((word) => !/^#?\d+(?:st|nd|rd|th)?$/u.test(word));
  if (words.length > 0 && words.every((word) => ROLES.has(word)))
    return words.some((word) => ENTRY_NOUNS.has(word)) ? 'ENTRY' : 'ROLE';
  return words.some((word) => ENTRY_NOUNS.has(word)) &&
    words.every((word) => ENTRY_NOUNS.has(word) || ENTRY_WORDS.has(word) || ROLES.has(word))
    ? 'ENTRY'
    : null;
}

/** The name in a part, without what its bearer is: "night manager Kofi". */
function nameIn(part: string): string | null {
  const words = part.split(' ');
  let from = 0;
  const isBefore = (word: string) => ROLES.has(word) || ENTRY_NOUNS.has(word);
  while (from < words.length - 1 && isBefore((words[from] ?? '').toLowerCase())) from++;
  const name = words.slice(from).join(' ');
  return isName(name) ? name : null;
}

function isName(part: string): boolean {
  if (!NAME.test(part) || CALENDAR.test(part) || !/\p{Ll}/u.test(part)) return false;
  const first = (part.split(' ')[0] ?? '').toLowerCase();
  const known = classOf(first);
  if (known === 'PLACE' || known === 'DATE') return false;
  return (
    known === null ||
    known === 'FIRST_NAME' ||
    known === 'LAST_NAME' ||
    known === 'PERSON' ||
    part.includes(' ')
  );
}
