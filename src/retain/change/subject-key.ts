import { nameKey } from '../../text/name-key.ts';

/** A word that tells of which of several things is spoken. */
const ARTICLE =
  /^(?:the|our|my|der|die|das|unser|unsere|mein|meine|le|la|les|notre|el|los|las|nuestro|nuestra)\s+|^l'|^(?:我们的?|咱们的?|我的|私たちの|うちの|私の)/iu;
/** Words that stand for somebody the sentence does not name. */
const POINTING =
  /^(?:he|she|it|they|we|you|this|that|these|those|there|who|what|which|er|sie|es|wir|il|elle|ils|elles|nous|on|él|ella|ellos|nosotros)(?:\s|$)|^(?:他|她|它|我|你|您|这|那|谁|大家|彼|それ|これ|あれ|私|僕|俺|みんな)/iu;
const FIRST_PERSON = /^(?:i|ich|je|j'|yo)(?=\s|$)|^(?:我|私|僕|俺)$/iu;
const OWN = /^(?:my|mein|meine|mon|ma|mi)\s+|^(?:我的|私の)/iu;
/** "The price of the book" is "the book's price", "the CTO at Acme" Acme's. */
const OF = /^(?:the )?(?<thing>[\p{L}\s-]+?) (?:of|at) (?:the )?(?<owner>\p{Lu}[^,]*)$/iu;
/** More words are a clause, not a thing. */
const MOST_SUBJECT_WORDS = 6;

export interface Surroundings {
  readonly speaker: string | null;
  /** The innermost one that the sentence stands under. */
  readonly heading: string | null;
}

/** The words without the article before them. */
export function withoutArticle(words: string): string {
  return words.replace(ARTICLE, '');
}

/** True for a word that stands for somebody or something that the sentence does not name. */
export function isPointing(words: string): boolean {
  return POINTING.test(words) || FIRST_PERSON.test(words);
}

/**
 * Whom a claim is about, folded: who says "I" or "my" is its speaker; "the budget" under "Rome" is another one than under
 * "Paris". Null where the sentence does not name it.
 */
export function subjectKey(subject: string, { speaker, heading }: Surroundings): string | null {
  const words = subject.trim();
  if (FIRST_PERSON.test(words)) return speaker === null ? null : nameKey(speaker);
  const own = OWN.exec(words);
  if (withoutArticle(`${words} `) === '' || (own === null && POINTING.test(words) && !ARTICLE.test(words)))
    return null;
  if (words.split(/\s+/u).length > MOST_SUBJECT_WORDS) return null;
  const owner = own !== null && speaker !== null ? `${speaker}'s ` : '';
  const place = heading !== null && owner === '' && ARTICLE.test(words) ? placeIn(heading) : '';
  const { thing, owner: whose } = OF.exec(withoutArticle(words))?.groups ?? {};
  const named = thing === undefined || whose === undefined ? withoutArticle(words) : `${whose}'s ${thing}`;
  return nameKey(`${place}${owner}${named}`);
}

/** A heading with a number is a day, a version or a part: what is told under another one is still of the same thing. */
function placeIn(heading: string): string {
  const title = heading.replace(/^[\d.]+\s+/u, '');
  return /\p{N}/u.test(title) ? '' : `${title}: `;
}
