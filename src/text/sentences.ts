/** A place in a text: UTF-16 offsets, half-open. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** What may end a sentence, with the quotes and brackets that close after it. */
const BORDER = /[.!?…‽]+["'”’»)\]*_]*(?=\s|$)|[。！？｡．؟۔।॥።]+["'”’」』）)\]]*|\r?\n/gu;

/** Always followed by more, so never an end: "Dr. Smith", "e.g. apples". */
const LEADING_ABBREVIATIONS = new Set(
  'dr mr mrs ms mx prof rev fr sr sra hr mt st gen col sgt capt lt cpl maj adm gov sen rep pres hon messrs mme mlle cf e.g i.e eg ie vs v viz c aka z.b d.h bzw ggf u.a s.a m.e p.ej'.split(
    ' ',
  ),
);
/** Abbreviations only before a number: "No. 5", but "He said no. I agree." */
const BEFORE_NUMBERS = new Set('no nos nr vol fig figs ch pp p ed eds art sec para approx ca ext'.split(' '));
/** May stand at the end of a sentence as well; then a word that opens sentences follows. */
const TRAILING_ABBREVIATIONS = new Set(
  'inc ltd co corp llc plc bros jr esq etc al dept univ assn ave blvd rd a.m p.m am pm u.s u.k u.n e.u d.c b.c a.d ph.d m.d b.a m.a jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun min max hrs est usw ff'.split(
    ' ',
  ),
);
/** Words that open sentences and are not parts of names. */
const OPENERS = new Set(
  'a after all also although an and any as at because before both but by did do does each even every for from had has have he hence her here his how however i if in it its it’s it’s just last later let many maybe meanwhile more most my next no nobody not now of on once one only or our perhaps please she since so some sometimes soon still such that the their then there therefore these they this those though thus to today tomorrow tonight until we well were what when where whether which while who why will with would yes yesterday yet you your der die das er sie es wir ich und aber el la los las un una le les il elle nous je'.split(
    ' ',
  ),
);
const LAST_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’-]*$/u;
const NEXT_WORD = /^[\s"'“‘«([*_]*([\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*)/u;
/** "30. September": the dot makes an ordinal. */
const GERMAN_MONTH =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)$/iu;
/** "von 17. bis 28. November", "vom 12. auf den 26.": so, too. */
const ORDINAL_LINK = /^(?:bis|auf|und|oder|sowie)$/u;
/** All that stands on a line before its list's dot: "1", "b". */
const LIST_NUMBER = /^\s*(?:\d{1,3}|[a-zA-Z])$/u;
const LIST_ITEM = /^\s*(?:[-*+•–—#>|]|\d{1,3}[.)]\s)/u;
/** A line of prose at least this long, without an end mark, was wrapped by a mail program or an editor. */
const WRAPPED_LINE = 60;
/** How far around a mark its words are looked at. */
const LOOK = 40;

/**
 * The sentences of a text, in order, without the whitespace between them.
 *
 * "Dr. Smith", "e.g.", "U.S.", "3.14", "node.js", URLs, initials, list numbers and ellipses within a sentence do not
 * end it; Chinese, Japanese, Indic, Arabic and Ethiopic marks do. A line break ends a sentence unless the line was
 * wrapped in the middle of one. Linear in the length of the text.
 */
export function splitSentences(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const match of text.matchAll(BORDER)) {
    const end = match.index + match[0].length;
    if (
      match[0].endsWith('\n')
        ? !breaksAtLine(text, start, match.index, end)
        : !endsSentence(text, match[0], end)
    ) {
      continue;
    }
    pushTrimmed(spans, text, start, end);
    start = end;
  }
  pushTrimmed(spans, text, start, text.length);
  return spans;
}

function pushTrimmed(spans: TextSpan[], text: string, start: number, end: number): void {
  const span = trimSpan(text, start, end);
  if (span.end > span.start) spans.push(span);
}

/** The span without the whitespace at its edges; empty at `end` when nothing else is in it. */
export function trimSpan(text: string, start: number, end: number): TextSpan {
  let from = start;
  let to = end;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  return { start: from, end: to };
}

function isSpace(unit: number): boolean {
  return (
    unit === 0x20 ||
    (unit >= 0x09 && unit <= 0x0d) ||
    unit === 0xa0 ||
    unit === 0x3000 ||
    unit === 0xfeff ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029
  );
}

function breaksAtLine(text: string, sentenceStart: number, lineEnd: number, next: number): boolean {
  const after = text.slice(next, next + LOOK);
  if (after.trim() === '' || /^[ \t]*\r?\n/u.test(after) || LIST_ITEM.test(after)) return true;
  const lineStart = Math.max(sentenceStart, text.lastIndexOf('\n', lineEnd - 1) + 1);
  const wrapped =
    lineEnd - lineStart >= WRAPPED_LINE && /[\p{L}\p{N},;]$/u.test(text.slice(lineEnd - 1, lineEnd));
  return !(
    wrapped ||
    (/^\p{Ll}/u.test(after) && !/[:!?.…]$/u.test(text.slice(lineStart, lineEnd).trimEnd()))
  );
}

function endsSentence(text: string, mark: string, end: number): boolean {
  const next = NEXT_WORD.exec(text.slice(end, end + LOOK))?.[1] ?? '';
  const lowerNext = /^\p{Ll}/u.test(next);
  if (/^[.…]{2,}|…/u.test(mark) && !/[!?]/u.test(mark)) return !lowerNext;
  if (mark.startsWith('.')) return mark.length > 1 ? !lowerNext : dotEndsSentence(text, end - 1, next);
  return !(lowerNext && /["'”’»)\]]$/u.test(mark));
}

function dotEndsSentence(text: string, dot: number, next: string): boolean {
  if (next === '') return true;
  const before = text.slice(Math.max(0, dot - LOOK), dot);
  const newline = before.lastIndexOf('\n');
  const lineBegins = newline !== -1 || dot <= LOOK;
  if (lineBegins && LIST_NUMBER.test(before.slice(newline + 1))) return false;
  const word = LAST_WORD.exec(before)?.[0].toLowerCase() ?? '';
  if (/^\d{1,2}$/u.test(word) && (GERMAN_MONTH.test(next) || ORDINAL_LINK.test(next))) return false;
  // "bis 6.5. in Rom"
  if (/^\d{1,2}\.\d{1,2}$/u.test(word) && /^\p{Ll}/u.test(next)) return false;
  if (LEADING_ABBREVIATIONS.has(word) || (BEFORE_NUMBERS.has(word) && /^\p{N}/u.test(next))) return false;
  const opens = OPENERS.has(next.toLowerCase()) && !/^\p{Ll}/u.test(next);
  if (TRAILING_ABBREVIATIONS.has(word) || /^\p{L}(?:\.\p{L})+$/u.test(word)) return opens;
  // An initial: "J. Smith"; but "so do I. Then".
  if (/^\p{L}$/u.test(word) && word !== 'i') return opens || !/^\p{Lu}/u.test(next);
  return true;
}
