import { nameKey } from './name-key.ts';
import { readPersonName } from './person-name.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’.-]*(?:[ ](?:(?:de|da|del|van|von|der|den|la|le)[ ]){0,2}\p{Lu}[\p{L}\p{M}\p{N}'’.-]*){0,4}`;
const SURNAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?![ ]\p{Lu})`;

/** Words between a name and another one that the same thing bears or bore. The second may be a mere family name. */
const LINKS: readonly string[] = [
  String.raw`,?\s\(?(?:also|formerly|previously|once|better|now|later)\s(?:known|called)\s(?:as\s)?`,
  String.raw`,?\s\(?(?:a\.?k\.?a\.?|alias|formerly|previously)\s`,
  String.raw`\s\((?:now|today)\s`,
  String.raw`,?\s(?:was\s|is\s)?\(?(?:born|née|né|nee|geb\.|geborene?r?|nacid[ao]|nascid[ao]|nata)\s(?:as\s)?`,
  String.raw`,?\s(?:auch\s)?(?:früher|ehemals)\s(?:bekannt\sals\s)?`,
];
/** The same further on in a sentence that begins with the name. */
const LATER_LINKS = String.raw`(?:became\sknown\sas|(?:is|was)\s(?:now|later|since)\s(?:known|called)(?:\sas)?|was\s(?:later\s)?renamed(?:\s(?:to|as))?|changed\s(?:its|her|his|their)\s(?:sur)?name\sto|renamed\sitself(?:\sto)?|took\sthe\s(?:sur)?name|takes\sthe\s(?:sur)?name|heißt\s(?:jetzt|heute)|hieß\sfrüher|s['’]appelle\s(?:désormais|maintenant)|se\sllama\sahora)`;

const LINKED = new RegExp(String.raw`^(?:${LINKS.join('|')})(?<name>${NAME})`, 'u');
const LINKED_LATER = new RegExp(
  String.raw`^[^.!?\n;]{0,90}?[\s,](?:later\s|then\s|who\s)?${LATER_LINKS}\s(?<name>${NAME})`,
  'u',
);
const EVERYBODY = String.raw`(?:[Ee]veryone|[Ee]verybody|[Pp]eople|[Ff]riends|(?:[Ww]e|[Tt]hey)(?:\sall)?|[Aa]ll|(?:his|her|their)\sfriends)`;
/** How a person is called by others, behind his name: the whole of what he is called, which no family name completes. */
const CALLED = new RegExp(
  String.raw`^(?:${[
    String.raw`,\s(?:whom|who)\s${EVERYBODY}\scalls?\s(?<whom>${NAME})`,
    String.raw`,?\s\(?(?:who\sis\s|is\s)?(?:nicknamed|surnommée?|apodad[oa]|genannt)\s(?<nickname>${NAME})`,
    String.raw`(?:,\swho)?\sgoes\sby(?:\sthe\sname(?:\sof)?)?\s(?<by>${NAME})`,
    String.raw`,\s(?:den|die)\s(?:alle|jeder|man)\s(?:nur\s)?(?<alle>${NAME})\s(?:nennen|nennt)(?!\p{L})`,
    String.raw`,\sque\s(?:tout\sle\smonde\sappelle|todos\sllaman)\s(?<tous>${NAME})`,
    String.raw`[^.!?\n;\p{Lu}]{0,90}[.;,]\s(?:and\s|but\s)?${EVERYBODY}\scalls?\s(?:him|her|them)\s(?<next>${NAME})`,
  ].join('|')})`,
  'u',
);
const LINK_BEFORE = new RegExp(String.raw`(?<name>${NAME})(?:${LINKS.join('|')})$`, 'u');
const LINK_LATER_BEFORE = new RegExp(
  String.raw`(?:^|[.!?]\s+|\n)(?<name>${NAME})[^.!?\n;]{0,90}?[\s,](?:later\s|then\s|who\s)?${LATER_LINKS}\s$`,
  'u',
);
const ONLY_SURNAME = new RegExp(String.raw`^${SURNAME}$`, 'u');

/**
 * Other names that a text says a named one bears or bore: "Anna Keller, born Weber", "Twitter, now known as X", "Anna
 * Weber, who took the name Keller". A mere family name is completed by the person's given name.
 * @param name as it stands in the text
 */
export function toldNames(name: string, text: string): readonly string[] {
  const found = new Map<string, string>();
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const after = text.slice(at + name.length, at + name.length + 200);
    const before = text.slice(Math.max(0, at - 200), at);
    const told = (LINKED.exec(after) ?? LINKED_LATER.exec(after))?.groups?.name;
    const telling = (LINK_BEFORE.exec(before) ?? LINK_LATER_BEFORE.exec(before))?.groups?.name;
    const called = Object.values(CALLED.exec(after)?.groups ?? {}).find((one) => one !== undefined);
    for (const other of [told === undefined ? undefined : completed(told, name), telling, called]) {
      const clean = other?.replace(/[.,]+$/u, '') ?? '';
      if (clean !== '' && nameKey(clean) !== nameKey(name)) found.set(nameKey(clean), clean);
    }
  }
  return [...found.values()];
}

/** "Keller" of Anna Weber is Anna Keller. */
function completed(told: string, name: string): string {
  const person = readPersonName(name);
  const bare = told.replace(/[.,]+$/u, '');
  if (person?.surname == null || !ONLY_SURNAME.test(bare)) return bare;
  return `${name.split(' ')[0] ?? ''} ${bare}`;
}
