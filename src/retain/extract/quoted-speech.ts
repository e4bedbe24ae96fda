import { classOf } from '../../text/lexicon.ts';
import { splitSentences, type TextSpan } from '../../text/sentences.ts';

/** A sentence that is mostly somebody's words in quotation marks. */
export interface QuotedSpeech extends TextSpan {
  readonly speaker: string;
}

const SAID =
  'complained|complains|predicted|predicts|promised|joked|jokes|confirmed|confirms|observed|reported|shouted|whispered|laughed|sighed|cried|urged|claimed|claims|commented|estimated|testified|recounted|agreed|boasted|pleaded|protested|countered|told us|said|says|told|tells|added|adds|asked|asks|replied|replies|answered|answers|explained|explains|wrote|writes|noted|notes|warned|warns|argued|argues|recalled|recalls|insisted|insists|admitted|admits|announced|announces|remarked|continued|concluded|stated|states|sagte|sagt|erklärte|erklärt|meinte|meint|fragte|antwortete|betonte|berichtete|dit|déclare|déclaré|explique|expliqué|ajoute|ajouté|répond|répondu|raconte|affirme|assure|dijo|dice|explicó|explica|añadió|añade|preguntó|respondió|señaló|afirmó|aseguró|declaró|contó|cuenta';
const AUXILIARY = String.raw`(?:(?:a|ha|hat|habe|had|has)\s+)?`;
const NAME_WORD = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Hr|Fr|Mme|\p{Lu})\.|\p{Lu}[\p{L}\p{M}'’-]*)`;
const NAME = `${NAME_WORD}(?:[ ](?:(?:de|da|del|van|von|der|den|bin|al|el|la)[ ]){0,2}${NAME_WORD}){0,3}`;
/** What may stand between the name and the verb: "a nurse at the clinic,". */
const ASIDE = `(?:,[^,"“”«»]{0,60},|,)?`;
const ARTICLE = '(?:[Tt]he|[Aa]n?|[Dd]er|[Dd]ie|[Ll]e|[Ll]a|[Ee]l)';

/** Each kind of quotation marks, what is said within one paragraph. */
const MARKED = [
  '“[^“”]{8,800}”',
  '"[^"]{8,800}"',
  '«[^«»]{8,800}»',
  '»[^«»]{8,800}«',
  '„[^„“”]{8,800}[“”]',
  // An apostrophe is none: the closing mark stands behind a sign and before no letter.
  "(?<![\\p{L}\\p{N}])[‘'][^‘'\\n]{1,400}(?:['’]\\p{L}[^‘'\\n]{0,200}){0,3}[,.!?…][’'](?![\\p{L}\\p{N}])",
];
const QUOTATION = new RegExp(MARKED.join('|'), 'gu');
/** "— Je pars demain, dit Marie.": talk in novels; what is said ends before the verb. */
const DASHED = new RegExp(
  String.raw`(?<=^|\n)[ \t]*[—–][ \t]?[^\n—–]{4,400}?(?=[,.!?…]?\s*[—–]?\s*${AUXILIARY}(?:${SAID})(?!\p{L}))`,
  'gu',
);

/** After the quotation: `…," Tanabe told reporters`, `…," said Ada Osei`, `… », a déclaré Zoé`. */
const AFTER = new RegExp(
  String.raw`^[\s,.–—-]*(?:${ARTICLE}\s[^,"“”]{1,40},\s)?${AUXILIARY}(?:(?<before>${NAME})${ASIDE}\s+${AUXILIARY}(?:${SAID})(?![\p{L}])|(?:${SAID})(?![\p{L}])(?:-t-(?:il|elle))?[^\p{Lu}"“”.]{0,40}?(?<after>${NAME})|(?:[Aa]ccording to|[Ll]aut|[Ss]elon|[Ss]egún)\s+(?<source>${NAME}))`,
  'u',
);
/** A credit behind it: `"…" — Lena Vogt`. */
const CREDIT = new RegExp(String.raw`^\s*[—–-]{1,2}\s*(?<after>${NAME})(?=[,.(\n]|\s*$)`, 'u');
/** Before it: `Bello said: "…`, `According to Ada Osei, "…`. */
const BEFORE = new RegExp(
  String.raw`(?:(?<before>${NAME})${ASIDE}\s+${AUXILIARY}(?:${SAID})(?![\p{L}])[^"“”«»„.]{0,40}|(?:[Aa]ccording to|[Ii]n the words of|[Ll]aut|[Ss]elon|[Ss]egún)\s+(?<after>${NAME})[^"“”«»„.]{0,40}?)[:,]?\s*$`,
  'u',
);
/** "CEO Tom Berg blamed the supplier: ": what ends in a colon before a quotation tells who says it. */
const LED_IN = new RegExp(
  String.raw`(?:^|[.!?]["”’»)]*\s+|\n)(?:[^.!?\n:"“«„]{0,60},\s)?(?<before>${NAME})(?:,[^,:"“”\n]{0,60},|,)?\s\p{Ll}[^.!?\n:"“”«»„]{0,80}:\s*$`,
  'u',
);
/** What is read off a thing, or is the name of one, is nobody's speech. */
const READ_OFF =
  /\b(?:reads?|titled|entitled|called|named|spells?|labell?ed|sign|headline|subject|password|motto)\b[^.!?]{0,20}$/iu;
const PRONOUN = '(?:[Hh]e|[Ss]he|[Ee]r|[Ss]ie|[Ii]l|[Ee]lle|[ÉéEe]l|[Ee]lla|[Ee]le|[Ee]la)';
/** "he said", "the mayor said": somebody who was named before. */
const SOMEBODY_SAYS = new RegExp(
  String.raw`(?:^|[\s,])(?:${PRONOUN}|${ARTICLE}\s\p{Ll}+(?:\s\p{Ll}+)?)\s+(?:(?:ever|always|once|often|then|later|only|just)\s+)?${AUXILIARY}(?:${SAID})(?!\p{L})|(?:${SAID})(?:-t-|\s+)(?:he|she|er|sie|il|elle|él|ella|${ARTICLE}\s\p{Ll}+)(?!\p{L})`,
  'u',
);
/** In Chinese: "她说：", "王芳说：". */
const CHINESE_SAYS =
  /(?:(?<name>\p{Script=Han}{2,4})|[她他])(?:说|表示|回答|问道?|告诉\p{Script=Han}{1,4})[：:，,]?\s*$/u;
const CAPITALISED = /(?<!\p{L})\p{Lu}[\p{Ll}\p{M}'’-]+(?: \p{Lu}[\p{Ll}\p{M}'’-]+)*/gu;
const NOBODY =
  /^(?:He|She|They|It|I|We|You|The|A|An|Er|Sie|Il|Elle|Él|Ella|Nobody|Everyone|Somebody|Someone|This|That|Nothing)\b/u;
/** What somebody is, before his name. */
const OFFICE =
  /^(?:CEO|CFO|CTO|COO|MP|PM|VP|Chairman|Chairwoman|Spokesman|Spokeswoman|Mayor|Director)\s+(?=\p{Lu})/u;
/** How far back the person is looked for whom a pronoun means, in UTF-16 units. */
const NEAR = 600;
/** Shorter ones are words that are mentioned, in UTF-16 units. */
const LEAST_QUOTED = 9;
/** How far around a quotation its speaker is looked for. */
const AROUND = 160;
/** A quotation is what a sentence says from this share of it on. */
const LEAST_SHARE = 0.3;

/**
 * The sentences of a text that are said by a quoted person: most of their words stand in quotation marks, or behind the
 * dash of a dialogue, and the person is named beside them; a quotation that follows right after is his as well. "He" and
 * "the mayor" mean whoever was named before.
 * @param people names that are known to be of people, beside the usual given names
 */
export function quotedSpeech(text: string, people: readonly string[] = []): readonly QuotedSpeech[] {
  // An apostrophe or dash within a sentence opens no speech: most texts end here.
  if (!/["“«„»]|(?:^|[\s(])[‘']|(?:^|\n)[ \t]*[—–]/u.test(text)) return [];
  const quotations = quotationsIn(text, people);
  if (quotations.length === 0) return [];
  return splitSentences(text).flatMap((sentence): readonly QuotedSpeech[] => {
    const best = quotations
      .map((quotation) => ({ quotation, length: sharedLength(quotation, sentence) }))
      .reduce<{ quotation: QuotedSpeech; length: number } | null>(
        (most, one) => (one.length > (most?.length ?? 0) ? one : most),
        null,
      );
    if (best === null || best.length < (sentence.end - sentence.start) * LEAST_SHARE) return [];
    return [{ ...sentence, speaker: best.quotation.speaker }];
  });
}

function sharedLength(a: TextSpan, b: TextSpan): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}

/** The quotations of which it is known who says them. */
function quotationsIn(text: string, people: readonly string[]): readonly QuotedSpeech[] {
  const spans = [...text.matchAll(QUOTATION), ...text.matchAll(DASHED)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => end - start > LEAST_QUOTED && !/\n\s*\n/u.test(text.slice(start, end)))
    .sort((a, b) => a.start - b.start);
  const found: QuotedSpeech[] = [];
  let previousEnd = 0;
  for (const span of spans) {
    if (span.start < previousEnd) continue;
    const speaker = speakerOf(text, span, { previousEnd, last: found.at(-1), people });
    previousEnd = span.end;
    if (speaker !== null) found.push({ ...span, speaker });
  }
  return found;
}

function speakerOf(
  text: string,
  { start, end }: TextSpan,
  {
    previousEnd,
    last,
    people,
  }: {
    readonly previousEnd: number;
    readonly last: QuotedSpeech | undefined;
    readonly people: readonly string[];
  },
): string | null {
  const after = text.slice(end, end + AROUND).replace(/["“«„»][\s\S]*$/u, '');
  const before = text.slice(Math.max(previousEnd, start - AROUND), start);
  const led = READ_OFF.test(before.replace(/[:,]\s*$/u, '')) ? null : LED_IN.exec(before);
  const {
    before: subject,
    after: object,
    source,
  } = (/\.["”’»“«]$/u.test(text.slice(start, end))
    ? // What stands behind a full stop is the next sentence.
      (BEFORE.exec(before) ?? led ?? AFTER.exec(after))
    : (AFTER.exec(after) ?? BEFORE.exec(before) ?? led)
  )?.groups ??
  CREDIT.exec(after)?.groups ??
  {};
  const named = (subject ?? object ?? source ?? '').replace(OFFICE, '').replace(/\.$/u, '');
  if (named !== '') return NOBODY.test(named) ? null : named;
  const chinese = CHINESE_SAYS.exec(before);
  if (chinese !== null) return chinese.groups?.name ?? lastPerson(text.slice(0, start), people);
  const clauseAfter = /^[^.!?\n]*/u.exec(after)?.[0] ?? '';
  const clauseBefore = /[^.!?\n]*$/u.exec(before)?.[0] ?? '';
  if (SOMEBODY_SAYS.test(clauseAfter) || SOMEBODY_SAYS.test(clauseBefore))
    return lastPerson(text.slice(0, start), people) ?? last?.speaker ?? null;
  const goesOn = last !== undefined && last.end === previousEnd && isBetween(text.slice(last.end, start));
  return goesOn ? last.speaker : null;
}

/** Nothing, or the end of the sentence in which the quotation before was attributed: `said Berg. `. */
function isBetween(between: string): boolean {
  return (
    between.trim() === '' ||
    (/[.!?]\s+$/u.test(between) && !/[.!?]\s+\S/u.test(between) && !/\n/u.test(between))
  );
}

/** The person who is named last in a text; null when there is none. */
function lastPerson(before: string, people: readonly string[]): string | null {
  const near = before.slice(-NEAR);
  const isGiven = (word: string) => classOf(word.toLowerCase()) === 'FIRST_NAME';
  const named = people.map((name) => ({ name, at: near.lastIndexOf(name) })).filter(({ at }) => at !== -1);
  for (const match of near.matchAll(CAPITALISED)) {
    const words = match[0].split(' ');
    const first = words.findIndex(isGiven);
    if (first !== -1) named.push({ name: words.slice(first).join(' '), at: match.index });
  }
  const best = named.reduce<{ name: string; at: number } | null>(
    (last, one) => (last === null || one.at + one.name.length > last.at + last.name.length ? one : last),
    null,
  );
  return best?.name ?? null;
}
