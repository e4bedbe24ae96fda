/** What is said of oneself or to somebody. */
const OWN =
  /(?<!\p{L})(?:I|I['’]\p{Ll}+|my|me|we|we['’]\p{Ll}+|our|us|you|your|ich|wir|mein\p{Ll}*|unser\p{Ll}*|du|dein\p{Ll}*|je|j['’]|nous|mon|ma|mes|notre|vous|votre|yo|mi|mis|nosotros|nuestr[oa]s?)(?!\p{L})/iu;
/** What one person says of himself. */
const SINGULAR =
  /(?<!\p{L})(?:I|I['’]\p{Ll}+|[Mm]y|[Ii]ch|[Mm]ein\p{Ll}{0,2}|[Jj]e|[Jj]['’]\p{Ll}+|[Mm]on|[Yy]o|[Mm]i|[Mm]is)(?!\p{L})/u;
const ASKS = /[?？]/u;
const QUOTED = /^["“„«»‘']/u;
/** Words in quotation marks, which are somebody else's. */
const QUOTATIONS = /“[^“”]{1,800}”|"[^"\n]{1,800}"|«[^«»]{1,800}»|»[^«»]{1,800}«|„[^„“”]{1,800}[“”]/gu;

/** True for words that sound like speech: about oneself or to somebody, a question, or in quotation marks. */
export function soundsSpoken(words: string): boolean {
  return OWN.test(words) || ASKS.test(words) || QUOTED.test(words);
}

/** True for a text in which its writer, one person, speaks of himself outside of quotation marks. */
export function tellsOfOneself(text: string): boolean {
  return SINGULAR.test(text.replace(QUOTATIONS, ' '));
}
