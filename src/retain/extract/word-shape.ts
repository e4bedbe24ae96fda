import type { Word } from '../../text/words.ts';

export type WordShape = 'LOWER' | 'CAPITAL' | 'ACRONYM' | 'MIXED' | 'SIGNED' | 'HANDLE' | 'NUMBER';

/** How capitals are used around a name. */
export type Manner = 'PROSE' | 'TITLE_CASE' | 'SHOUTING';

const SIGNED = /(?:\+\+?|#)$|^\.\p{L}|\.(?:js|io|net|ai|py|rs|ts)$/iu;
/** "OpenSSL", "PgBouncer"; but "McDonald", "DeShawn" and "LaToya" are people. */
const INNER_CAPITAL = /^\p{Lu}\p{Ll}+\p{Lu}/u;
const NAME_PREFIX = /^(?:Mc|Mac|De|Di|Da|La|Le|Van|Von|Fitz|Jo|Ja|Ke|Ta|Ma)\p{Lu}/u;
/** The ending of a possessive. */
export const POSSESSIVE = /['’]s?$/iu;

/** How a word is written. */
export function shapeOf(word: string): WordShape {
  if (word.startsWith('@')) return 'HANDLE';
  if (/^[\d.,/:–-]+$/u.test(word)) return 'NUMBER';
  if (SIGNED.test(word) && /\p{L}/u.test(word)) return 'SIGNED';
  const bare = word.replace(POSSESSIVE, '');
  if (/^\p{Lu}[\p{Lu}\p{N}.&/-]+s?$/u.test(bare) && /\p{Lu}.*\p{Lu}|\p{Lu}.*\p{N}/u.test(bare))
    return 'ACRONYM';
  if (/^\p{Lu}/u.test(bare) || /^\p{Lt}/u.test(bare))
    return /^\p{Lu}\p{Ll}+\p{N}/u.test(bare) || (INNER_CAPITAL.test(bare) && !NAME_PREFIX.test(bare))
      ? 'MIXED'
      : 'CAPITAL';
  if (/^\p{Ll}+\p{Lu}/u.test(bare) || (/\p{N}/u.test(bare) && /\p{Lu}/u.test(bare))) return 'MIXED';
  return 'LOWER';
}

/** Headlines and shouting capitalise everything: there a capital letter says nothing. */
export function mannerOf(words: readonly Word[], shapes: readonly WordShape[]): Manner {
  if (words.length < 4) return 'PROSE';
  const capital = shapes.filter((shape) => shape === 'CAPITAL' || shape === 'ACRONYM').length;
  const shouted = words.filter((word) => /^\p{Lu}[\p{Lu}'’]*$/u.test(word.text)).length;
  if (shouted > words.length * 0.6) return 'SHOUTING';
  return capital > words.length * 0.75 ? 'TITLE_CASE' : 'PROSE';
}
