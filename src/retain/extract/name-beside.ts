import { CREDIT, CREDIT_OF_HANDLE, creditBelow, inBrackets } from './credit.ts';
import { leadIn, OFFICE } from './lead-in.ts';
import type { Around, QuotationPlace } from './quotation-place.ts';
import { AUXILIARY, DETERMINER, NAME, NO_VERB, NOBODY, SAID } from './saying-words.ts';

/** What may stand between the name and the verb: "a nurse at the clinic,". */
const ASIDE = `(?:,[^,"“”«»]{0,60},|,)?`;
/** "Orla Finn from Kessler": where somebody belongs. */
const FROM = String.raw`(?:\s(?:from|of|at|in|von|aus|bei)\s(?:the\s)?${NAME})?`;
/** Whom one says it to, in front of the verb: "nous écrit Zoé", and of himself: "s'agace Zoé". */
const OBJECT = "(?:(?:nous|me|vous|lui|leur|se|nos|les|le)\\s|[ms]['’])?";
/** After the quotation: `…," Tanabe told reporters`, `…," said Ada Osei`, `… », a déclaré Zoé`. */
const AFTER = new RegExp(
  String.raw`^[\s,.–—-]*(?:(?:${DETERMINER}|${NAME}['’]s)\s[^,"“”]{1,40},\s)?${OBJECT}${AUXILIARY}(?:(?<before>${NAME})${FROM}${ASIDE}\s+${AUXILIARY}(?:${SAID})(?![\p{L}])|(?:${SAID})(?![\p{L}])(?:-t-(?:il|elle))?[^\p{Lu}"“”.]{0,40}?(?<after>${NAME})|(?:[Aa]ccording to|[Ll]aut|[Ss]elon|[Ss]egún)\s+(?<source>${NAME}))`,
  'u',
);
/** `« …, s'agace Zoé Le Gall, infirmière, … »`: within the quotation, in French and Spanish. */
const WITHIN = new RegExp(
  String.raw`^[«"“][^«»]{3,300}?,\s${OBJECT}${AUXILIARY}(?:(?:${SAID})|(?<=s['’])\p{Ll}{3,}e|(?<=se\s)\p{Ll}{3,}e)\s(?<after>${NAME})(?=,|\s[—–]|\.)`,
  'u',
);
/** `…“, so Ada Osei`: in German. */
const GERMAN_SO = new RegExp(String.raw`^,\s+so\s(?<after>${NAME})`, 'u');
/** Behind a quotation that ends in a comma any verb tells who says it: `…," Ada grinned`, `…», bromeó Ana`. */
const AFTER_COMMA = new RegExp(
  String.raw`^[\s,–—-]*(?:(?<before>${NAME})${FROM}${ASIDE}\s(?<verb>\p{Ll}{2,})|(?<turned>\p{Ll}{3,})\s(?:${DETERMINER}\s(?:[\p{L}-]+\s){1,4}?|${DETERMINER}\s[^,."“”]{2,40},\s)?(?<after>${NAME}))`,
  'u',
);
/** Before it: `Bello said: "…`, `According to Ada Osei, "…`. */
const BEFORE = new RegExp(
  String.raw`(?:(?<!(?<!\p{L})(?:from|in|of|at|near|aus|bei|de|à)\s)(?<!\p{L})(?<before>${NAME})${FROM}${ASIDE}\s+${AUXILIARY}(?:${SAID})(?![\p{L}])[^"“”«»„.]{0,40}|(?:[Aa]ccording to|[Ii]n the words of|[Ll]aut|[Ss]elon|[Ss]egún)\s+(?<after>${NAME})[^"“”«»„.]{0,40}?)[:,]?\s*$`,
  'u',
);

/** The name of whoever says it, where that stands beside the quotation. */
export function nameBeside(
  { before, after, isWhole, hasComma }: Around,
  { text, span, people }: QuotationPlace,
): string | null {
  const follows = hasComma ? (AFTER.exec(after) ?? verbAfterComma(after)) : AFTER.exec(after);
  const german = /[“«]/u.test(text[span.end - 1] ?? '') ? GERMAN_SO.exec(after) : null;
  const matches = isWhole
    ? [BEFORE.exec(before), leadIn(before, people), follows]
    : [follows, BEFORE.exec(before), leadIn(before, people)];
  const credits = [
    CREDIT_OF_HANDLE.exec(after),
    CREDIT.exec(after),
    creditBelow(before, after, people),
    inBrackets(after, people),
  ];
  const within = text[span.start] === '«' ? WITHIN.exec(text.slice(span.start, span.end)) : null;
  const groups = [within, ...matches, german, ...credits].find((match) => match != null)?.groups ?? {};
  const name = (groups.before ?? groups.after ?? groups.source ?? '')
    .replace(OFFICE, '')
    .replace(/\.$|['’]s$/u, '');
  return name === '' || NOBODY.test(name) ? null : name;
}

function verbAfterComma(after: string): RegExpExecArray | null {
  const match = AFTER_COMMA.exec(after);
  return match === null || NO_VERB.has(match.groups?.verb ?? match.groups?.turned ?? '') ? null : match;
}
