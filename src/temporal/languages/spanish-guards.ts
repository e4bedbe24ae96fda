import { type Found, wordsAt } from '../found.ts';

const YEAR = /^(?:19|20)\d\d$/u;
/** What goes on behind a year, and is nothing that a number counts. */
const GOES_ON_AFTER =
  /^(?:$|[.,;:!?)](?!\d)|\s(?:el|la|los|las|un|una|se|ya|no|tod[oa]s|nuestr[oa]s?|sus?|yo|nosotros|ell[ao]s?|él|en|hay|había|habrá)(?!\p{L})|\s\p{Ll}+(?:remos|r[ée]|rán?|rás|íamos|ían?|ábamos|aban?)(?!\p{L}))/u;
/** How far around a year its sentence is looked at, in UTF-16 units. */
const LOOK_AROUND = 24;

/** "Para 2030 tendremos diez oficinas": behind "para" a number is a year unless it counts. */
export function isBareSpanishYear(found: Found, text: string): boolean {
  return (
    YEAR.test(wordsAt(found, text)) &&
    /(?<!\p{L})para $/iu.test(text.slice(Math.max(0, found.start - LOOK_AROUND), found.start)) &&
    GOES_ON_AFTER.test(text.slice(found.end, found.end + LOOK_AROUND))
  );
}
