import { createHash } from 'node:crypto';
import { unheaded } from '../../text/headed.ts';
import { isPersonNoun } from '../../text/lexicon.ts';
import { nameKey } from '../../text/name-key.ts';
import { splitSentences } from '../../text/sentences.ts';
import { isCertain, isLastWord, isUnreal, takesBack } from './is-certain.ts';
import { isForAWhile } from './is-for-a-while.ts';
import { CHINESE } from './phrases/chinese.ts';
import { ENGLISH } from './phrases/english.ts';
import { FRENCH } from './phrases/french.ts';
import { GERMAN } from './phrases/german.ts';
import { JAPANESE } from './phrases/japanese.ts';
import type { ClaimPhrase } from './phrases/phrase.ts';
import { SPANISH } from './phrases/spanish.ts';
import { isPointing, type Surroundings, subjectKey, withoutArticle } from './subject-key.ts';
import { withoutOpening } from './without-opening.ts';

/** What a sentence says of something that has one value at a time: "the office is in Rome". */
export interface Claim {
  /** What it is said of, and which of its properties: claims with one key speak of the same. */
  readonly key: string;
  /** Folded; what the property is, or with END what it is no longer. */
  readonly value: string;
  /** STATE: it is so. CHANGE: it is so from now on. END: it is so no longer. */
  readonly act: 'STATE' | 'CHANGE' | 'END';
  /** Folded; what it was before, where a CHANGE says so ("moved from Paris to Rome"). */
  readonly from: string | null;
  /** LIVES: somebody has his home there. IS: somebody or something is there, maybe for an hour. MOVES: anything else. */
  readonly stay: 'LIVES' | 'MOVES' | 'IS';
  /** Somebody is somewhere, maybe for an hour; things stay where they are. */
  readonly mayPass: boolean;
  /** The year in which it happened, where the sentence says so. */
  readonly year: number | null;
  /** The fact says nothing else, so that nothing else is lost when it holds no longer. */
  readonly isWhole: boolean;
}

/** All phrases, most particular first: the first that fits a sentence counts. */
const SPACED: readonly ClaimPhrase[] = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH];
const UNSPACED: readonly ClaimPhrase[] = [...CHINESE, ...JAPANESE];
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const SPEAKER = /^([\p{L}\p{N}@][^:\n]{0,60}):\s+/u;
/** Within a fact: who answers a question. */
const NEXT_SPEAKER = /^(\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,2}|user|assistant):\s+/u;
const LIVES = /^(?:lives?|living|resides?|wohn\p{L}*|leb\p{L}*|habit\p{L}*|vi[ts]|viv\p{L}+|住|住んで)$/iu;
const MOVES =
  /^(?:moved|relocated|transferred|zog|\p{L}*gezogen|(?:re)?déménagé|\p{L}*mud(?:ó|ado)|ha (?:mud|traslad)ado|trasladó|[搬迁]\p{L}*|引っ越\p{L}*|移\p{L}*)$/u;
/** "Rome and Paris": it may be what it was, and something else beside it. */
const SEVERAL = /\s(?:and|und|et|y|or|oder|ou|o)\s/iu;
const SEVERAL_BEHIND = /^,? (?:and|und|et|y|or|oder|ou|o) \p{Lu}/u;
const YEAR = /(?<!\p{N})(?:19|20)\d\d(?!\p{N})/u;
/** Longer texts and sentences are not read: what changes is said in a sentence. */
const LONGEST_READ = 1000;
const LONGEST_SENTENCE = 300;

/**
 * What a fact claims, read by rules; null when it claims nothing that they know. A fact of several sentences claims what
 * its first change, else its first claim says.
 */
export function claimOf(text: string): Claim | null {
  if (text.length > LONGEST_READ) return null;
  const label = SPEAKER.exec(text);
  if (label !== null && isUnreal(label[1] ?? '')) return null;
  const { words: told, innermost } = unheaded(label === null ? text : text.slice(label[0].length));
  const sentences = splitSentences(told).map(({ start, end }) => told.slice(start, end));
  if (sentences.slice(1).some(takesBack)) return null;
  let speaker = label?.[1] ?? null;
  const claims = sentences.flatMap((sentence, index) => {
    const next = index === 0 ? null : NEXT_SPEAKER.exec(sentence);
    speaker = next?.[1] ?? speaker;
    return claimOfSentence(sentence.slice(next?.[0].length ?? 0), { speaker, heading: innermost }) ?? [];
  });
  const claim = claims.find(({ act }) => act !== 'STATE') ?? claims[0];
  return claim === undefined ? null : { ...claim, isWhole: claim.isWhole && sentences.length === 1 };
}

function claimOfSentence(sentence: string, around: Surroundings): Claim | null {
  if (sentence.length > LONGEST_SENTENCE) return null;
  const said = sentence
    .trim()
    .replace(/[’‘]/gu, "'")
    .replace(/[.!…。！]+["'”»)]*$/u, '');
  const { words, isDated } = withoutOpening(said);
  if (!isCertain(words)) return null;
  const year = YEAR.exec(said)?.[0];
  const hints = new Map<RegExp | null, boolean>([[null, true]]);
  for (const phrase of CJK.test(words) ? UNSPACED : SPACED) {
    const { hint } = phrase;
    if (hint !== null && !hints.has(hint)) hints.set(hint, hint.test(words));
    if (hints.get(hint) === false) continue;
    const claim = claimBy(phrase, words, around);
    if (claim === null) continue;
    if (claim.act !== 'STATE' && !isLastWord(words)) return null;
    return { ...claim, year: year === undefined ? null : Number(year), isWhole: claim.isWhole && !isDated };
  }
  return null;
}

/** What a sentence claims by one phrase; null when it is none of that form, or does not say of what. */
function claimBy(
  { pattern, act, slot }: ClaimPhrase,
  words: string,
  around: Surroundings,
): Omit<Claim, 'year'> | null {
  const groups = pattern.exec(words)?.groups;
  if (groups === undefined) return null;
  const { verb = '', land = '', rest = '', from } = groups;
  const subject = subjectOf(groups);
  const value = withoutArticle(groups.v?.trim() ?? '');
  const property = slot({ subject, value, verb, land, rest });
  const whose = subjectKey(subject, around);
  if (property === null || whose === null || value === '') return null;
  // A light may be "on", which in French stands for people.
  if (isPointing(value) && !property.startsWith('CONDITION')) return null;
  // "On Tuesdays" is a while of anything but of when it is.
  if (isForAWhile(property.startsWith('WHEN') ? words.replace(groups.v ?? '', '') : words)) return null;
  if (act === 'CHANGE' && (SEVERAL.test(value) || SEVERAL_BEHIND.test(rest))) return null;
  return {
    key: keyOf(whose, property),
    value: nameKey(value),
    act,
    from: from === undefined ? null : nameKey(withoutArticle(from)),
    stay: stayOf(verb),
    mayPass: /^P/u.test(property) && stayOf(verb) === 'IS' && !isThing(subject),
    isWhole: rest.trim() === '',
  };
}

function stayOf(verb: string): Claim['stay'] {
  if (LIVES.test(verb)) return 'LIVES';
  return MOVES.test(verb) ? 'MOVES' : 'IS';
}

/** The subject with its article: of what somebody moved that was his, it is said whose. */
function subjectOf({ s = '', det, agent }: Readonly<Record<string, string | undefined>>): string {
  if (det === undefined) return s;
  if (!/^(?:its|their|his|her)$/u.test(det)) return `${det} ${s}`;
  return agent === undefined || isPointing(agent) ? '' : `${withoutArticle(agent)}'s ${s}`;
}

/** True for what is no name, and no word for people: "the office", "Acme's server". */
function isThing(subject: string): boolean {
  const words = withoutArticle(subject).replace(/^.+['’]s /u, '');
  return words !== subject && !isPersonNoun(words.split(' ').at(-1)?.toLowerCase() ?? '');
}

function keyOf(subject: string, property: string): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, property]))
    .digest('hex')
    .slice(0, 32);
}
