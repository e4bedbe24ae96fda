import { classOf } from '../../text/lexicon.ts';
import { splitSentences, type TextSpan } from '../../text/sentences.ts';

/** A sentence that is mostly somebody's words in quotation marks. */
export interface QuotedSpeech extends TextSpan {
  readonly speaker: string;
}

const SAID =
  'complained|complains|predicted|predicts|promised|joked|jokes|confirmed|confirms|observed|reported|shouted|whispered|laughed|sighed|cried|urged|claimed|claims|commented|estimated|testified|recounted|agreed|boasted|pleaded|protested|countered|told us|said|says|told|tells|added|adds|asked|asks|replied|replies|answered|answers|explained|explains|wrote|writes|noted|notes|warned|warns|argued|argues|recalled|recalls|insisted|insists|admitted|admits|announced|announces|remarked|continued|concluded|stated|states|sagte|sagt|erklärte|erklärt|meinte|meint|fragte|antwortete|betonte|berichtete|dit|déclare|déclaré|explique|expliqué|ajoute|ajouté|répond|répondu|raconte|affirme|assure|dijo|dice|explicó|explica|añadió|añade|preguntó|respondió|señaló|afirmó|aseguró|declaró|contó|cuenta';
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:[ ](?:(?:de|da|del|van|von|der|den|bin|al|el|la)[ ]){0,2}\p{Lu}[\p{L}\p{M}'’.-]*){0,3}`;
/** What may stand between the name and the verb: "a nurse at the clinic,". */
const ASIDE = `(?:,[^,"“”«»]{0,60},|,)?`;
const QUOTE = /[“"«„][^“”"«»„]{8,}[”"»“]/u;
/** After the quotation: `…," Tanabe told reporters`, `…," said Ada Osei`, `… », a déclaré Zoé`. */
const AFTER = new RegExp(
  String.raw`^[\s,.–—-]*(?:(?:the|an?|der|die|le|la|el)\s[^,"“”]{1,40},\s)?(?:(?:a|ha|hat|habe|had|has)\s+)?(?:(?<before>${NAME})${ASIDE}\s+(?:(?:a|ha|hat|had|has)\s+)?(?:${SAID})(?![\p{L}])|(?:${SAID})(?![\p{L}])(?:-t-(?:il|elle))?[^\p{Lu}"“”.]{0,40}?(?<after>${NAME}))`,
  'u',
);
/** Before it: `Bello said: "…`, `According to Ada Osei, "…`. */
const BEFORE = new RegExp(
  String.raw`(?:(?<before>${NAME})${ASIDE}\s+(?:(?:a|ha|hat|had|has)\s+)?(?:${SAID})(?![\p{L}])[^"“”«»„.]{0,40}|(?:[Aa]ccording to|[Ll]aut|[Ss]elon|[Ss]egún)\s+(?<after>${NAME})[^"“”«»„.]{0,40}?)[:,]?\s*$`,
  'u',
);
const PRONOUN_SAYS = new RegExp(
  String.raw`(?:^|[\s,])(?:[Hh]e|[Ss]he|[Ee]r|[Ss]ie|[Ii]l|[Ee]lle|[ÉéEe]l|[Ee]lla)\s+(?:(?:a|ha|hat|had|has)\s+)?(?:${SAID})(?!\p{L})|(?:${SAID})(?:-t-|\s+)(?:he|she|er|sie|il|elle|él|ella)(?!\p{L})`,
  'u',
);
const FULL_NAME = /\p{Lu}[\p{Ll}\p{M}'’-]+(?: \p{Lu}[\p{Ll}\p{M}'’-]+)+/gu;
/** How far back the person is looked for whom a pronoun means, in UTF-16 units. */
const NEAR = 600;
/** A quotation is what a sentence says from this share of it on. */
const LEAST_SHARE = 0.3;

/**
 * The sentences of a text that are said by a quoted person: most of their words stand in quotation marks, and the
 * person is named beside them; a quotation that follows right after is his as well. "He" and "she" name nobody.
 */
export function quotedSpeech(text: string): readonly QuotedSpeech[] {
  if (!/["“«„]/u.test(text)) return [];
  const found: QuotedSpeech[] = [];
  for (const { start, end } of splitSentences(text)) {
    const sentence = text.slice(start, end);
    const quote = QUOTE.exec(sentence);
    if (quote === null || quote[0].length < sentence.length * LEAST_SHARE) continue;
    const around = [sentence.slice(0, quote.index), sentence.slice(quote.index + quote[0].length)];
    const match =
      AFTER.exec(sentence.slice(quote.index + quote[0].length)) ??
      BEFORE.exec(sentence.slice(0, quote.index));
    const last = found.at(-1);
    const goesOn =
      last !== undefined && /^\s*$/u.test(text.slice(last.end, start)) && isOnlyQuote(sentence, quote);
    const named = match?.groups?.before ?? match?.groups?.after ?? null;
    const isPronoun = around.some((words) => PRONOUN_SAYS.test(words));
    const speaker =
      named ??
      (isPronoun
        ? (lastPerson(text.slice(0, start)) ?? last?.speaker ?? null)
        : goesOn
          ? last.speaker
          : null);
    if (speaker !== null && !/^(?:He|She|They|It|I|We|The|A|An|Er|Sie|Il|Elle|Él|Ella)\b/u.test(speaker))
      found.push({ start, end, speaker: speaker.replace(/\.$/u, '') });
  }
  return found;
}

/** The last full name of a person in a text; null when there is none. */
function lastPerson(before: string): string | null {
  const names = [...before.slice(-NEAR).matchAll(FULL_NAME)].map(([name]) => name);
  return names.findLast((name) => classOf((name.split(' ')[0] ?? '').toLowerCase()) === 'FIRST_NAME') ?? null;
}

function isOnlyQuote(sentence: string, quote: RegExpExecArray): boolean {
  return sentence.length - quote[0].length <= 2;
}
