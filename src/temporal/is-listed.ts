const JOINS =
  'and|or|then|plus|as well as|followed by|und|oder|sowie|dann|et|ou|puis|ainsi que|y|o|luego|e|depois|&';
const REPEATS =
  'again|also|later|once more|another|both|wieder|nochmals?|noch einmal|auch|encore|aussi|de nouveau|otra vez|de nuevo|también|de novo|também';
const PLACED =
  'on|in|at|the|of|am|im|an|der|den|dem|die|das|le|la|les|en|au|aux|à|du|el|los|las|del?|em|no|na|o|a';
/** "and again on", ", Rome in", ", ": between two dates of one list. */
const LIST = new RegExp(
  String.raw`^(?=[^\n]*(?:,|(?<!\p{L})(?:${JOINS})(?!\p{L})))(?:[\s,]|(?<!\p{L})(?:(?:${JOINS}|${REPEATS}|${PLACED})(?!\p{L})|\p{Lu}[\p{L}\p{M}'’.-]*))*$`,
  'u',
);
/** "… we signed and on": the date behind it begins a clause of its own. */
const NEXT_CLAUSE = new RegExp(
  String.raw`(?<!\p{L})(?:${JOINS})\s+(?:(?:${REPEATS})\s+)?(?:(?:${PLACED})\s+){0,2}$`,
  'u',
);
/** Most words between two dates that are told as one. */
const LONGEST = 80;

/** True where a date and the next one of the sentence are told side by side, of what is between them. */
export function isListed(between: string): boolean {
  return between.length <= LONGEST && (LIST.test(between) || NEXT_CLAUSE.test(between));
}
