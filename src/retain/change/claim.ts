import { createHash } from 'node:crypto';
import { unheaded } from '../../text/headed.ts';
import { nameKey } from '../../text/name-key.ts';
import { splitSentences } from '../../text/sentences.ts';
import { ENGLISH } from './phrases/english.ts';
import { FRENCH } from './phrases/french.ts';
import { GERMAN } from './phrases/german.ts';
import type { ClaimPhrase } from './phrases/phrase.ts';
import { SPANISH } from './phrases/spanish.ts';

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
  /** The fact says nothing else, so that nothing else is lost when it holds no longer. */
  readonly isWhole: boolean;
}

/** All phrases, most particular first: the first that fits a sentence counts. */
const PHRASES: readonly ClaimPhrase[] = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH];

const SPEAKER = /^([\p{L}\p{N}@][^:\n]{0,60}):\s+/u;
const ARTICLE =
  /^(?:the|our|my|der|die|das|unser|unsere|mein|meine|le|la|les|notre|el|los|las|nuestro|nuestra)\s+|^l['’]/iu;
/** Words that stand for somebody the sentence does not name. */
const POINTING =
  /^(?:he|she|it|they|we|you|this|that|these|those|there|who|what|which|er|sie|es|wir|il|elle|ils|elles|nous|on|él|ella|ellos|nosotros)(?:\s|$)/iu;
const FIRST_PERSON = /^(?:i|ich|je|j['’]|yo)(?=\s|$)/iu;
const OWN = /^(?:my|mein|meine|mon|ma|mi)\s+/iu;
/** More words are a clause, not a thing. */
const MOST_SUBJECT_WORDS = 6;
/** What is asked, or only thought of, is not said. */
const UNSURE =
  /[?？]|(?:^|\s)(?:if|whether|unless|maybe|perhaps|might|could|would|should|wants?|plans?|hopes?|falls|wenn|ob|vielleicht|möchte|peut-être|voudrait|quizás|quiere)(?=\s|$)/iu;
/** As `UNSURE`, but for the month of May. */
const MAY = /\smay\s/u;
/** Longer texts and sentences are not read: what changes is said in a sentence. */
const LONGEST_READ = 1000;
const LONGEST_SENTENCE = 300;

/**
 * What a fact claims, read by rules; null when it claims nothing that they know. A fact of several sentences claims what
 * its first change, else its first claim says.
 */
export function claimOf(text: string): Claim | null {
  if (text.length > LONGEST_READ) return null;
  const speaker = SPEAKER.exec(text);
  const { words: told, innermost } = unheaded(speaker === null ? text : text.slice(speaker[0].length));
  const sentences = splitSentences(told).map(({ start, end }) => told.slice(start, end));
  const claims = sentences
    .map((sentence) => claimOfSentence(sentence, { speaker: speaker?.[1] ?? null, heading: innermost }))
    .filter((claim) => claim !== null);
  const claim = claims.find(({ act }) => act !== 'STATE') ?? claims[0] ?? null;
  return claim === null ? null : { ...claim, isWhole: claim.isWhole && sentences.length === 1 };
}

interface Surroundings {
  readonly speaker: string | null;
  /** The innermost one that the sentence stands under. */
  readonly heading: string | null;
}

function claimOfSentence(sentence: string, { speaker, heading }: Surroundings): Claim | null {
  if (sentence.length > LONGEST_SENTENCE || UNSURE.test(sentence) || MAY.test(sentence)) return null;
  const words = sentence
    .trim()
    .replace(/[’‘]/gu, "'")
    .replace(/[.!…]+["'”»)]*$/u, '');
  for (const { pattern, act, slot } of PHRASES) {
    const groups = pattern.exec(words)?.groups;
    if (groups === undefined) continue;
    const subject = subjectKey(groups.s ?? '', { speaker, heading });
    const value = groups.v?.replace(ARTICLE, '') ?? '';
    if (subject === null || value === '') return null;
    const property = slot({ subject: groups.s ?? '', value, verb: groups.verb ?? '' });
    if (property === null) continue;
    return {
      key: keyOf(subject, property),
      value: nameKey(value),
      act,
      from: groups.from === undefined ? null : nameKey(groups.from.replace(ARTICLE, '')),
      isWhole: (groups.rest ?? '').trim() === '',
    };
  }
  return null;
}

/**
 * Whom a claim is about, folded: who says "I" or "my" is its speaker; "the budget" under "Rome" is another one than under
 * "Paris". Null where the sentence does not name it.
 */
function subjectKey(subject: string, { speaker, heading }: Surroundings): string | null {
  const words = subject.trim();
  if (words === '' || POINTING.test(words)) return null;
  if (FIRST_PERSON.test(words)) return speaker === null ? null : nameKey(speaker);
  if (words.split(/\s+/u).length > MOST_SUBJECT_WORDS) return null;
  const owner = OWN.test(words) && speaker !== null ? `${speaker}'s ` : '';
  const place = heading !== null && owner === '' && ARTICLE.test(words) ? placeIn(heading) : '';
  return nameKey(`${place}${owner}${words.replace(ARTICLE, '')}`);
}

/** A heading with a number is a day, a version or a part: what is told under another one is still of the same thing. */
function placeIn(heading: string): string {
  const title = heading.replace(/^[\d.]+\s+/u, '');
  return /\p{N}/u.test(title) ? '' : `${title}: `;
}

function keyOf(subject: string, property: string): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, property]))
    .digest('hex')
    .slice(0, 32);
}
