const SENTENCE_BREAK = /[.!?…]+["'”’)\]]*\s+(?=["'“‘(¿¡]?[\p{Lu}\p{N}])|[。！？\n]+/gu;
/** "7. Mai", "Dec. 3rd", "Dr. Smith", "p.m. Friday": no sentence ends there. */
const NO_BREAK_AFTER =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|\d{1,2}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|thurs?|fri|sat|sun|mr|mrs|ms|dr|st|no|vs|ext|tel|nr|approx|ca|vol|fig|pp|a\.m|p\.m|av|apr)$/iu;

/** A sentence, with its end mark and the space behind it, and where it begins (a UTF-16 offset). */
export interface ToldSentence {
  readonly start: number;
  readonly words: string;
}

/** The sentences of a told text, each of which is read by itself; nothing is left out. */
export function toldSentences(text: string): readonly ToldSentence[] {
  const sentences: { start: number; words: string }[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_BREAK)) {
    if (
      match[0].startsWith('.') &&
      NO_BREAK_AFTER.test(text.slice(Math.max(start, match.index - 8), match.index))
    )
      continue;
    sentences.push({ start, words: text.slice(start, match.index + match[0].length) });
    start = match.index + match[0].length;
  }
  sentences.push({ start, words: text.slice(start) });
  return sentences;
}
