import { isGreeting } from '../../text/greeting.ts';
import { isClosing } from './closing.ts';

/**
 * What a sentence needs: QUESTION its answer, FILLER a neighbour (it says nothing by itself), DEPENDENT the sentence
 * before it; INDEPENDENT nothing.
 */
export type SentenceKind = 'QUESTION' | 'FILLER' | 'DEPENDENT' | 'INDEPENDENT';

/** A sentence up to this many words may be a mere answer or greeting. */
const FILLER_WORDS = 5;

const FILLER =
  /^(?:(?:hey|hi|hello|yo|thanks|thank you|thx|sure|ok|okay|yes|yeah|yep|yup|no|nope|nah|wow|whoa|woah|woohoo|yay|cool|nice|great|awesome|amazing|wonderful|fantastic|excellent|perfect|sweet|lovely|good|haha\w*|lol|oh|aww*|hmm+|right|exactly|absolutely|definitely|totally|agreed|congrats|congratulations|welcome|bye|goodbye|see you|take care|sorry|of course|no problem|no worries|good (?:morning|evening|night|to see you|for you|luck|idea|question|point)|long time no see|same here|me too|sounds (?:good|great|fun|like a plan)|that['’]s (?:great|awesome|amazing|cool|nice|wonderful|so \w+|good)|can['’]t wait|keep it up|well done|got it|i see|you['’]re welcome|my pleasure|what['’]s up|how are you|let me know|best|regards|cheers|danke|merci|gracias|grazie)\b)/iu;

/** Somebody who does or is something, to the end of the words. */
const OWN_CLAUSE =
  /(?<![\p{L}\p{N}'’])(?:(?:I|we|he|she|they|ich|wir|je|nous|yo|io)(?:['’]\p{L}+)?\s+\p{L}|j['’]\p{L})[^\n]*$/iu;
/** "Nice, Ada is on the train". */
const NAMED_CLAUSE =
  /(?<![\p{L}\p{N}'’])\p{Lu}\p{Ll}+ (?:is|was|has|had|will|can|comes|came|goes|went|got) \p{L}/u;
/** "I do", "we will", "I love it", "I'm so glad to hear that": of what the other one said, and nothing else. */
const ECHO =
  /^(?:I|we|he|she|they)(?:['’]\p{L}+)?\s+(?:(?:do|did|does|am|are|is|was|were|will|would|can|could|have|has|had)(?: (?:too|not|indeed|that|it))?|(?:see|know|agree|bet|guess|understand|remember|love|like|hope|think|believe|get|appreciate|love to|like to|do)(?: (?:so|it|that|this|too|you))*|(?:am |are )?(?:so |very |really |just )*(?:happy|glad|sorry|impressed|jealous|proud|thrilled|excited|in|sure|fine)(?: (?:for you|to hear (?:it|that|this)))?)[\s\p{P}\p{S}]*$/iu;
/** "Cool, bring the tent", "ok call me". */
const REQUEST =
  /(?:[,;:.!–—-]\s*|^(?:ok|okay|sure|yes)\s+)(?:please\s+)?(?:call|ring|phone|text|email|mail|write|send|bring|buy|take|meet|pick|book|get|wait|come|pay|leave|ask|remind)\s+\p{L}/iu;

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
  if (isClosing(sentence) || (isGreeting(sentence) && /[,!:]\s*$/u.test(sentence))) return true;
  if (/\p{N}/u.test(sentence)) return false;
  const opening = sentence.replace(/^[\s\p{P}\p{S}]+/u, '');
  return wordCount(sentence) <= FILLER_WORDS && FILLER.test(opening) && !saysMore(opening);
}

/** "Ok, I take the train", "Cool, call me": a statement or a request after the courtesy. */
function saysMore(opening: string): boolean {
  const [courtesy] = FILLER.exec(opening) ?? [''];
  const rest = opening.slice(courtesy.length);
  const clause = OWN_CLAUSE.exec(rest)?.[0] ?? null;
  if (clause !== null && !ECHO.test(clause)) return true;
  return NAMED_CLAUSE.test(rest) || REQUEST.test(opening);
}

function wordCount(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
}
