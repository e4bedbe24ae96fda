/** A form of sentence that claims something. */
export interface ClaimPhrase {
  /**
   * Of a whole sentence without its full stop, with groups: `s` the subject, where need be with its article `det` and with
   * the `agent` whose it is; `v` the value, `from` the value before, `verb` the verb, or what is counted, where the phrase
   * takes any, `land` the country of a place, `rest` what else is said.
   */
  readonly pattern: RegExp;
  /** What stands in every sentence of the form: looked for before, because that is quick. */
  readonly hint: RegExp | null;
  readonly act: 'STATE' | 'CHANGE' | 'END';
  /** The property that it speaks of; null when it is none of which a thing has one at a time. */
  readonly slot: (words: ClaimWords) => string | null;
}

/** The parts of a sentence that a phrase names; '' for those that are not there. */
export interface ClaimWords {
  readonly subject: string;
  readonly value: string;
  readonly verb: string;
  readonly land: string;
  readonly rest: string;
}

/** Classes of letters are left out where they can be: they make a pattern slow to begin with. */
const WORD = String.raw`[\p{Lu}\p{N}][^\s,;:()?!"“”«»/–—]*`;
/** A proper name, up to five words: it begins with a capital letter or a digit. */
export const NAME = `${WORD}(?: (?:(?:of|de|la|del|the|and|am|an der|upon) )?${WORD}){0,4}`;

/**
 * Words that may follow a value: prepositions, conjunctions, pronouns, articles and words for times. Any other word goes
 * together with the value and makes it something else: "the Paris team".
 */
const FOLLOWING = [
  'in|on|at|of|to|from|by|for|with|without|near|next|since|after|before|when|while|where|which|who|whose|as|and|but|or|so|because|due|owing|thanks|per|until|till|during|over|under|than|then|although|though|if|via|around|about|together|instead|a|an|the|this|that|these|last|early|late|earlier|later|yesterday|today|tonight|tomorrow|ago|again|now|already|just|too|also|back|once|soon|for good|I|we|you|he|she|it|they|our|my|his|her|their|its|one|two|three|some',
  'im|am|an|auf|aus|bei|mit|nach|von|vom|zu|zum|zur|seit|für|wegen|weil|da|als|und|aber|oder|denn|um|ohne|bis|letzte[nrs]?|vorige[nrs]?|diese[nrs]?|gestern|heute|vor|jetzt|nun|schon|wieder|bereits|ein|eine[rnm]?|der|die|das|den|dem|auch',
  "à|au|aux|en|dans|de|du|des|depuis|pour|avec|sans|chez|sur|par|et|mais|ou|car|parce|puisque|où|qui|que|la|le|les|cette|ce|cet|hier|il|elle|après|avant|maintenant|désormais|pendant|jusqu|aussi|l'\\p{L}+|aujourd'hui",
  'a|al|del|desde|para|por|con|sin|y|e|pero|o|porque|donde|el|los|hace|ayer|hoy|este|esta|después|antes|ahora|tras|durante|hasta|también',
].join('|');
const WORD_END = '(?=[\\s,;:.!)–—]|$)';
const ELSE = String.raw`(?<rest>(?:\s?[,;:(–—].*| (?:-|\p{N}|(?:${FOLLOWING})${WORD_END}|[a-z]+ly${WORD_END}).*)?)`;
/** Behind a value: its country, or when, why and with whom. */
export const REST = String.raw`(?:, (?<land>\p{Lu}[\p{L} ]+))?${ELSE}`;
/** Behind a value that has no country. */
export const MORE = ELSE;

/** Who does something to what is his or is known: "We moved our office", "Acme moved its headquarters". */
export const AGENT = `(?<agent>[Ww]e|[Tt]hey|I|He|She|(?:The|Our|My) \\p{Ll}+|${NAME})(?: have| has|'ve)?(?: just| recently| now)?`;
export const OWNED = '(?<det>the|our|my|its|their|his|her) (?<s>.{1,50}?)';

/** A phrase whose pattern is a whole sentence; letters count as they stand, because a name begins with a capital. */
export function phrase(
  pattern: string,
  act: ClaimPhrase['act'],
  slot: string | ClaimPhrase['slot'],
): ClaimPhrase {
  return {
    pattern: new RegExp(`^${pattern}$`, 'u'),
    hint: null,
    act,
    slot: typeof slot === 'string' ? () => slot : slot,
  };
}

/** Phrases that are looked for only where a hint of them stands. */
export function hinted(hint: RegExp, phrases: readonly ClaimPhrase[]): readonly ClaimPhrase[] {
  return phrases.map((one) => ({ ...one, hint }));
}
