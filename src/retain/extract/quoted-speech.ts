import { splitSentences, type TextSpan } from '../../text/sentences.ts';
import { type People, peopleOf } from './person-meant.ts';
import { saidBy } from './said-by.ts';
import { AUXILIARY, SAID } from './saying-words.ts';

/** A sentence that is mostly somebody's words in quotation marks. */
export interface QuotedSpeech extends TextSpan {
  readonly speaker: string;
}

/** Each kind of quotation marks, what is said within one paragraph. */
const MARKED = [
  '“[^“”]{1,800}”',
  // One that goes on in the next paragraph is closed there alone.
  '“[^“”]{1,800}(?=\\n[ \\t]*\\n[ \\t]*“)',
  // One that closes none: it stands behind no letter or number ("12\" wide").
  '(?<![\\p{L}\\p{N}])"(?:[^"\\n]|\\n(?![ \\t]*\\n)){1,800}"',
  // What is marked as a quotation, with a credit below.
  '(?<=^|\\n)>[ \\t](?:[^\\n]|\\n>[ \\t](?![—–-])){1,600}(?=\\n>[ \\t]*[—–-]{1,2}[ ]?\\p{Lu})',
  '«[^«»]{1,800}»',
  '»[^«»]{1,800}«',
  '„[^„“”]{1,800}[“”]',
  // An apostrophe is none: the closing mark stands behind a sign and before no letter.
  "(?<![\\p{L}\\p{N}])[‘'][^‘'\\n]{1,400}(?:['’]\\p{L}[^‘'\\n]{0,200}){0,3}[,.!?…][’'](?![\\p{L}\\p{N}])",
];
const QUOTATION = new RegExp(MARKED.join('|'), 'gu');
/** "— Je pars demain, dit Marie.": talk in novels; what is said ends before the verb. */
const DASHED = new RegExp(
  String.raw`(?<=^|\n)[ \t]*[—–][ \t]?[^\n—–]{4,400}?(?=[,.!?…]?\s*[—–]?\s*${AUXILIARY}(?:${SAID})(?!\p{L}))`,
  'gu',
);
/** Shorter ones are words that are mentioned, in UTF-16 units. */
const LEAST_QUOTED = 9;
/** A quotation is what a sentence says from this share of it on. */
const LEAST_SHARE = 0.3;
/** Where it begins the sentence, or a colon leads to it. */
const LEAST_BESIDE = 0.15;

/** Most quotations that are looked at in a sentence. */
const MOST_QUOTATIONS = 20;
const NOBODY = peopleOf([]);

/** True when a text may hold quoted speech; most do not. */
export function mayQuote(text: string): boolean {
  return /["“«„»]|(?:^|[\s(])[‘']|(?:^|\n)[ \t]*[—–>]/u.test(text);
}

/**
 * The sentences of a text that are said by a quoted person: most of their words stand in quotation marks, or behind the
 * dash of a dialogue, and the person is named beside them; a quotation that follows right after is his as well. "He" and
 * "the mayor" mean whoever was named before.
 * @param people names that are known to be of people, beside the usual given names
 * @param before what was said before the text, for whom "he" means at its beginning
 */
export function quotedSpeech(text: string, people: People = NOBODY, before = ''): readonly QuotedSpeech[] {
  if (!mayQuote(text)) return [];
  const quotations = quotationsIn(text, people, before);
  if (quotations.length === 0) return [];
  let from = 0;
  return splitSentences(text).flatMap((sentence): readonly QuotedSpeech[] => {
    while ((quotations[from]?.end ?? sentence.start) < sentence.start) from++;
    const best = quotations
      .slice(from, from + MOST_QUOTATIONS)
      .map((quotation) => ({ quotation, length: sharedLength(quotation, sentence) }))
      .reduce<{ quotation: QuotedSpeech; length: number } | null>(
        (most, one) => (one.length > (most?.length ?? 0) ? one : most),
        null,
      );
    if (best === null || best.length < leastLength(text, sentence, best.quotation)) return [];
    return [{ ...sentence, speaker: best.quotation.speaker }];
  });
}

/** How much of a sentence its quotation must be: less where the sentence begins with it, or a colon leads to it. */
function leastLength(text: string, sentence: TextSpan, quotation: TextSpan): number {
  const length = sentence.end - sentence.start;
  const begins = quotation.start - sentence.start <= 2 && text[quotation.end - 2] === ',';
  const isLed =
    quotation.start > sentence.start && /:\s*$/u.test(text.slice(sentence.start, quotation.start));
  return length * (begins || isLed ? LEAST_BESIDE : LEAST_SHARE);
}

function sharedLength(a: TextSpan, b: TextSpan): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}

/** The quotations of which it is known who says them. */
function quotationsIn(text: string, people: People, before: string): readonly QuotedSpeech[] {
  const spans = [...text.matchAll(QUOTATION), ...text.matchAll(DASHED)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => end - start > LEAST_QUOTED && !/\n\s*\n/u.test(text.slice(start, end)))
    .sort((a, b) => a.start - b.start);
  const found: QuotedSpeech[] = [];
  let previousEnd = 0;
  for (const span of spans) {
    if (span.start < previousEnd) continue;
    const speaker = saidBy({ text, span, previousEnd, last: found.at(-1), people, before });
    previousEnd = span.end;
    if (speaker !== null) found.push({ ...span, speaker });
  }
  return found;
}
