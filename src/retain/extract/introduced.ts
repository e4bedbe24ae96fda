import { beginsAsLetter, GREETING } from './begins-as-letter.ts';
import { byline } from './byline.ts';
import { signature } from './signature.ts';
import { signedBlock } from './signature-block.ts';
import { isWriterName, NAME } from './writer-name.ts';

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
/** "Hey, it's Percival from next door": on the telephone. */
const CALLING = new RegExp(
  String.raw`^(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]allo|[Hh]ola|[Ss]alut)(?:,? \p{Lu}\p{L}+)?,\s(?:[Ii]t['’]s|[Ii]t is)\s(?<name>${NAME})(?=\s(?:from|here|calling|speaking|again)\b|,\s)`,
  'u',
);
/** Lines above a greeting that a machine may have written: "You have one new message." */
const GREETED_LINES = 4;
/** Where people introduce themselves, in UTF-16 units from the beginning. */
const OPENING_CHARS = 600;

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
  if (told !== undefined && isWriterName(told)) return told;
  return signature(letter, isLetter) ?? byline(letter) ?? (isLetter ? null : signedBlock(letter));
}
