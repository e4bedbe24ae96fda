const GERMAN =
  /\b(?:der|die|das|und|nicht|ich|ist|mit|ein|eine|einen|wir|auf|für|dem|den|sich|auch|war|hat|habe|von|zu|im|sie|es)\b/giu;
const ENGLISH = /\b(?:the|and|not|is|was|with|of|to|for|my|it|that|have|has|you|we|in)\b/giu;
/** Words of German grammar from which on a text is taken for German, if English has fewer. */
const LEAST_GERMAN_WORDS = 2;
/** Characters that are looked at. */
const SAMPLE = 2000;

/** True for text in German, where every noun has a capital letter. */
export function writesNounsWithCapitals(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const german = sample.match(GERMAN)?.length ?? 0;
  return german >= LEAST_GERMAN_WORDS && german > (sample.match(ENGLISH)?.length ?? 0);
}
