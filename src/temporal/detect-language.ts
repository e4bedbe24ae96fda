import type { Language, LanguageCode } from './language.ts';
import { CHINESE } from './languages/chinese.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { JAPANESE } from './languages/japanese.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { SPANISH } from './languages/spanish.ts';

const KANA = /[\u3041-\u30ff]/;
/** Words that Japanese writes with Chinese characters and Chinese does not. */
const JAPANESE_WORDS =
  /一昨|先週|先月|先々|来週|来月|来年|今週|今年の|去年の|昨年|昨夜|今朝|今晩|今夜|曜|週間|日間|以降|四半期|年代/;
const HAN = /[\u3400-\u9fff]/;
/** Ordered: of two languages with as many hints, the earlier one. */
export const LATIN: readonly Language[] = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE];
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Enough words to know a language by. */
const WORDS_LOOKED_AT = 200;

/**
 * The languages in which a text is to be read, best first: by its script, else by its commonest words.
 * One, but for Chinese characters alone, which may be Japanese.
 */
export function detectLanguages(text: string): readonly Language[] {
  if (KANA.test(text)) return [JAPANESE];
  if (JAPANESE_WORDS.test(text)) return [JAPANESE, CHINESE];
  if (HAN.test(text)) return [CHINESE, JAPANESE];
  const hits = new Map<LanguageCode, number>();
  let words = 0;
  for (const [word] of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    for (const { code, hints } of LATIN) if (hints.has(lower)) hits.set(code, (hits.get(code) ?? 0) + 1);
    words += 1;
    if (words === WORDS_LOOKED_AT) break;
  }
  let best = ENGLISH;
  for (const language of LATIN)
    if ((hits.get(language.code) ?? 0) > (hits.get(best.code) ?? 0)) best = language;
  return [best];
}
