/**
 * What a sentence needs: QUESTION its answer, FILLER a neighbour (it says nothing by itself), DEPENDENT the sentence
 * before it; INDEPENDENT nothing.
 */
export type SentenceKind = 'QUESTION' | 'FILLER' | 'DEPENDENT' | 'INDEPENDENT';

/** A sentence up to this many words may be a mere answer or greeting. */
const FILLER_WORDS = 5;

const FILLER =
  /^(?:(?:hey|hi|hello|yo|thanks|thank you|thx|sure|ok|okay|yes|yeah|yep|yup|no|nope|nah|wow|whoa|woah|woohoo|yay|cool|nice|great|awesome|amazing|wonderful|fantastic|excellent|perfect|sweet|lovely|good|haha\w*|lol|oh|aww*|hmm+|right|exactly|absolutely|definitely|totally|agreed|congrats|congratulations|welcome|bye|goodbye|see you|take care|sorry|of course|no problem|no worries|good (?:morning|evening|night|to see you|for you|luck|idea|question|point)|long time no see|same here|me too|sounds (?:good|great|fun|like a plan)|that['’]s (?:great|awesome|amazing|cool|nice|wonderful|so \w+|good)|can['’]t wait|keep it up|well done|got it|i see|you['’]re welcome|my pleasure|what['’]s up|how are you|let me know|best|regards|cheers|danke|merci|gracias|grazie)\b)/iu;

/** Openers that point back: pronouns of the third person, "this", "that", and connectives. */
const POINTS_BACK =
  /^(?:and|but|or|so|then|because|'?cause|cuz|although|though|which|who|also|plus|otherwise|instead|therefore|thus|hence|consequently|accordingly|as a result|that['’]?s|that|this|these|those|it|it['’]s|its|he|he['’]s|she|she['’]s|they|they['’]re|his|her|their|him|them|both|neither|such|the (?:same|former|latter|other|rest)|there|one of (?:them|these)|after that|since then|(?:due|thanks) to (?:this|that)|for (?:that|this) reason|in (?:that|this) (?:case|way)|for (?:example|instance)|e\.g|i\.e|however|moreover|furthermore|besides|meanwhile|finally|later|next|er|sie|es|das|dies\w*|deshalb|deswegen|aber|und|il|elle|ils|elles|cela|mais|et|él|ella|eso|pero|y|他|她|它|这|那|因此|所以|但|而且|彼|彼女|それ|これ|だから|しかし)(?![\p{L}\p{N}])/iu;
/** Chinese and Japanese put no space after the opener. */
const POINTS_BACK_CJK = /^(?:他|她|它|这|那|因此|所以|但是|但|而且|彼|それ|これ|だから|しかし|そして)/u;

/** "[shares a photo of a dog]", "(laughs)": a remark on what was said before. */
const REMARK = /^(?:\[[^\]\n]*\]|\([^)\n]*\))[.!]?$/u;
/** "Because it rained, we stayed" has its main clause with it. */
const WHOLE_REASON = /^(?:because|although|though|since)\b[^,]{5,},\s+\S+\s+\S+/iu;
/** A question mark, with quotes and emoji after it. */
const ASKS = /[?？؟](?:[\s"'”’»)\]]|\p{Extended_Pictographic}|\p{Variation_Selector})*$/u;

/** "And your pension, is that—": the other one breaks in with the answer. */
const CUT_OFF = /\p{L}\s?(?:[—–]|--)["”’»]?$/u;
/** "State your name for the record.": it asks without a question mark. */
const BIDS =
  /^(?:please,? |now,? |bitte )?(?:(?:tell|give|show) (?:me|us)|walk (?:me|us) through|talk (?:me|us) through|(?:state|spell|describe|explain|name) (?:your|the|one|two|three|for|how|what|that)|(?:erzählen|beschreiben|nennen|erklären) sie|(?:parlez|racontez|décrivez|expliquez|dites)[- ](?:nous|moi|votre)|(?:cuénte|díga|descríba|explíque)(?:me|nos))(?!\p{L})/iu;

/** What a sentence needs to be understood. */
export function sentenceKind(sentence: string): SentenceKind {
  if (ASKS.test(sentence)) {
    return FILLER.test(sentence) && wordCount(sentence) <= FILLER_WORDS ? 'FILLER' : 'QUESTION';
  }
  if (CUT_OFF.test(sentence.trim()) || BIDS.test(sentence.trim())) return 'QUESTION';
  if (REMARK.test(sentence.trim())) return 'DEPENDENT';
  if (isFiller(sentence)) return 'FILLER';
  const opening = sentence.replace(/^[\s\p{P}\p{S}]+/u, '');
  if (WHOLE_REASON.test(opening)) return 'INDEPENDENT';
  return POINTS_BACK.test(opening) || POINTS_BACK_CJK.test(opening) ? 'DEPENDENT' : 'INDEPENDENT';
}

function isFiller(sentence: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return true;
  if (/\p{N}/u.test(sentence)) return false;
  const opening = sentence.replace(/^[\s\p{P}\p{S}]+/u, '');
  return wordCount(sentence) <= FILLER_WORDS && FILLER.test(opening);
}

function wordCount(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
}
