import type { Found } from '../found.ts';

/** For languages whose phrases need no second look. */
export function always(): boolean {
  return true;
}

/** "今年三岁", "今年で三歳": somebody's age, not what happened this year. */
const AGE_AFTER = /^(?:で|已经|已經|刚|剛|才|都|就)?[\p{N}一二三四五六七八九十百两兩]{1,4}[岁歲歳才]/u;

/** False where a year in Chinese or Japanese only leads to an age. */
export function isNoAge(found: Found, text: string): boolean {
  return !AGE_AFTER.test(text.slice(found.end, found.end + 8));
}
