import { type Found, wordsAt } from '../found.ts';

const YEAR = /^(?:1[5-9]|20)\d\d$/u;
/** What counts, compares or numbers: no year stands behind it alone. */
const NUMBER_BEFORE =
  /(?<!\p{L})(?:etwa|rund|über|unter|fast|knapp|nur|bis|auf|mit|genau|ungefähr|circa|ca|als|noch|alle|die|der|den|das|dem|je|pro|um|an|zu|für|gegen|ohne|port|nummer|nr|zimmer|raum|seite|postfach|modell|kostet|kosten|kostete|kosteten)\.?\s$/iu;
const WORD_BEFORE = /(?:^|[.!?;:(„"]\s?|\p{L}\s)$/u;
/** A verb that ends the clause, or what is told with it: not what the number counts. */
const TOLD_AFTER =
  /^\s(?:\p{Ll}+(?:t|en)(?=[,.;!?)]|$|\s(?:hat|haben|hatte|hatten|wurde|wurden|war|waren|und|worden)(?!\p{L}))|(?:in|nach|aus|bei|an|von|wegen|einen?|eine|das|den|die|der|dem|er|sie|wir|ich|es|nicht|schon|zum|zur|erst|wieder|zog|kam|ging|starb|wurde|war)\s)/u;

/** "Mein Vater hatte sie 2018 stillgelegt": Germans say a year without any word before it. */
export function isBareGermanYear(found: Found, text: string): boolean {
  const before = text.slice(Math.max(0, found.start - 24), found.start);
  return (
    YEAR.test(wordsAt(found, text)) &&
    WORD_BEFORE.test(before) &&
    !NUMBER_BEFORE.test(before) &&
    TOLD_AFTER.test(text.slice(found.end, found.end + 40))
  );
}
