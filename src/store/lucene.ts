import { exactTerms } from './exact-terms.ts';
import { STOP_WORDS } from './stop-words.ts';

/**
 * Most clauses of one kind in a query. Lucene refuses more than 1,024 in all; of the words of a page-long query these
 * many carry it, and a search for as many common words in 100,000 memories stays below a tenth of a second.
 */
export const MAX_CLAUSES = 128;
/** Most tag keys that go into the query; with more the rows are filtered afterwards, because then many match. */
export const MAX_TAG_CLAUSES = 500;
/** A longer word is no word: Lucene's own limit, in characters. */
const MAX_WORD_LENGTH = 255;

/** Lucene queries for the full-text indexes; null where the text holds nothing for an index. */
export interface LuceneQueries {
  /** For `memory_text`. */
  readonly text: string | null;
  /** For `memory_exact`. */
  readonly exact: string | null;
  /** For `memory_cjk`. */
  readonly cjk: string | null;
}

/** Finds nothing. */
const NOTHING_QUERY = '-*:*';

/** What is visible: filtered inside the index, without any weight in the score. */
export interface LuceneFilter {
  /** Letters and digits. */
  readonly bankKey: string;
  /** Null when tags do not matter; '' among them stands for untagged memories. */
  readonly tagKeys: readonly string[] | null;
}

/**
 * The queries that look `text` up word by word, any of them, the rest ranking higher the more it holds. Everything of
 * the text goes in as a quoted term, never as syntax. Words of grammar are left out while other words remain, but one
 * written as a name ("What did Will say?") is kept for the exact index.
 */
export function luceneQueries(text: string, filter: LuceneFilter): LuceneQueries {
  const prefix = filterClauses(filter);
  const query = (field: string, terms: readonly string[]) =>
    terms.length === 0 ? null : `${prefix} +${field}:(${terms.map(quote).join(' ')})`;
  return {
    text: query('text', words(text)),
    exact: query('exactTerms', exactWords(text)),
    cjk: query('text', characterPairs(text)),
  };
}

/** The clause, beside that of the bank, of a query that finds entities by an alias key; null without keys. */
export function aliasClause(aliasKeys: readonly string[]): string | null {
  const keys = [...new Set(aliasKeys)].slice(0, MAX_TAG_CLAUSES);
  return keys.length === 0 ? null : `+aliasKeys:(${keys.map(quote).join(' ')})`;
}

/** The query that finds entities of a bank by their block keys, the more and the weightier they share the better. */
export function blockQuery(
  bankKey: string,
  keys: readonly { readonly key: string; readonly weight: number }[],
): string {
  const clauses = keys.slice(0, MAX_TAG_CLAUSES).map(({ key, weight }) => `${quote(key)}^${weight}`);
  return clauses.length === 0
    ? NOTHING_QUERY
    : `+bankKey:${quote(bankKey)}^0 +blockKeys:(${clauses.join(' ')})`;
}

/** The query that finds tag sets of a bank by one of their tags; null without tags. */
export function tagQuery(bankKey: string, tags: readonly string[]): string | null {
  const wanted = [...new Set(tags)].slice(0, MAX_TAG_CLAUSES);
  return wanted.length === 0 ? null : `+bankKey:${quote(bankKey)} +tags:(${wanted.map(quote).join(' ')})`;
}

/** A phrase of Lucene's query language that means the text itself. Inside quotes only `\` and `"` have a meaning. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function filterClauses({ bankKey, tagKeys }: LuceneFilter): string {
  const bank = `+bankKey:${quote(bankKey)}^0`;
  if (tagKeys === null || tagKeys.length > MAX_TAG_CLAUSES) return bank;
  const tagged = tagKeys.filter((key) => key !== '').map((key) => `tagKey:${quote(key)}`);
  // Lucene keeps no empty term: untagged memories are those without any.
  const untagged = tagKeys.includes('') ? ['(*:* -tagKey:*)'] : [];
  return `${bank} +(${[...tagged, ...untagged].join(' ')})^0`;
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const CJK_RUN = new RegExp(`[${CJK}]+`, 'gu');
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*/gu;

/** Words as the stemming index reads them, without those of Chinese, Japanese and Korean. */
function words(text: string): readonly string[] {
  const found = (text.normalize('NFC').replace(CJK_RUN, ' ').match(WORD) ?? []).filter(
    (word) => word.length <= MAX_WORD_LENGTH,
  );
  const content = found.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return mostTelling(content);
}

function exactWords(text: string): readonly string[] {
  const terms = exactTerms(text);
  const names = namesLikeGrammar(text);
  const content = terms.filter((term) => !STOP_WORDS.has(term) || names.has(term));
  return mostTelling(content.length > 0 ? content : terms);
}

/** Words of grammar that stand where only a name is written so: with a capital, and not as a sentence's first word. */
function namesLikeGrammar(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const match of text.matchAll(/(?<![.?!]\s*)(?<=\S\s+)\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu)) {
    names.add(match[0].toLowerCase());
  }
  return names;
}

/** Pairs of neighbouring characters, as the index holds them: any of them, so that a question finds a word inside it. */
function characterPairs(text: string): readonly string[] {
  const pairs = new Set<string>();
  for (const [run] of text.normalize('NFKC').matchAll(CJK_RUN)) {
    const characters = [...run];
    if (characters.length === 1) pairs.add(run);
    for (let i = 0; i + 1 < characters.length; i++) pairs.add(`${characters[i]}${characters[i + 1]}`);
  }
  return [...pairs].slice(0, MAX_CLAUSES);
}

/**
 * Each term once, at most MAX_CLAUSES: of more, those that tell most about what is meant. Without statistics at hand
 * that is: identifiers (digits or signs) first, then longer words, since common words are short.
 */
function mostTelling(terms: readonly string[]): readonly string[] {
  const distinct = [...new Set(terms)];
  if (distinct.length <= MAX_CLAUSES) return distinct;
  const weight = (term: string) => (/[^\p{L}]/u.test(term) ? 100 : 0) + Math.min(term.length, 50);
  return distinct.sort((a, b) => weight(b) - weight(a)).slice(0, MAX_CLAUSES);
}
