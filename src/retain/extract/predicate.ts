import { isFiniteVerb, isPersonNoun } from '../../text/lexicon.ts';
import { PERSON_BELONGINGS, PERSON_VERBS } from '../../text/name-words.ts';

/** Whom a predicate is told of: somebody, whatever moves or acts (somebody, a time, an idea), a thing, or any of them. */
export type PredicateOf = 'PERSON' | 'ACTOR' | 'THING' | 'ANY';

const ADVERB =
  /^(?:also|always|already|just|never|now|often|only|once|really|soon|still|then|usually|even|both|all|not|too|so|very|quite|rather|pretty|currently|finally|probably|definitely)$/u;
const COPULA = /^(?:is|was|are|were|isn['’]t|wasn['’]t|aren['’]t|weren['’]t)$/u;
const HAS = /^(?:has|had|have|hasn['’]t|hadn['’]t|haven['’]t)$/u;
const MODAL =
  /^(?:will|would|can|could|should|might|must|may|does|did|do|won['’]t|wouldn['’]t|can['’]t|cannot|couldn['’]t|shouldn['’]t|doesn['’]t|didn['’]t|don['’]t)$/u;
const DETERMINER = /^(?:an?|the|one|another|some|no)$/u;
const OWNER = /^(?:my|your|his|her|our|their)$/u;
/** What ends the words about a noun: "the manager of the shop". */
const NOUN_ENDS =
  /^(?:of|for|in|at|on|with|from|to|by|about|and|or|but|who|whose|that|which|than|as|like|since|until|because|now|here|there)$/u;

/** What only somebody is or has been made. */
const STATE =
  /^(?:born|married|engaged|divorced|widowed|hired|fired|promoted|retired|pregnant|allergic|diabetic|vegetarian|vegan|tired|sick|ill|angry|mad|happy|unhappy|sad|glad|afraid|scared|hungry|thirsty|asleep|awake|drunk|sober|sorry|worried|excited|proud|nervous|upset|annoyed|jealous|lonely|homesick|exhausted|disappointed|delighted|furious|thrilled|curious|keen|eager|blind|deaf|elected|appointed|arrested|hospitali[sz]ed|diagnosed|vaccinated|injured|wounded|kidnapped|invited|employed|unemployed|convinced|confused|surprised|shocked|grateful|impressed|friends|siblings|twins|colleagues|neighbou?rs|roommates)$/u;
/** What a paper or a thing is. */
const THING_STATE =
  /^(?:due|overdue|paid|unpaid|payable|attached|enclosed|included|missing|made|used|called|needed|required|sold|printed|closed|open|full|empty|broken|available|cheap|expensive|free|approved|rejected|submitted|granted|received|cancelled|canceled|delivered|shipped|booked|confirmed|scheduled|signed|issued|renewed)$/u;
const AWAY = /^(?:holiday|holidays|leave|vacation|parental|maternity|paternity|sick|duty|sabbatical)$/u;
/** What only somebody does, as it stands behind "will" and before "-ing". */
const ACT =
  /^(?:say|tell|ask|think|believe|want|know|meet|visit|marry|join|quit|study|teach|call|phone|text|write|buy|enjoy|hope|decide|agree|reply|answer|cook|bake|adopt|graduate|speak|talk|read|drink|eat|swim|sing|dance|drive|fly|travel|paint|explain|promise|invite|smile|laugh|cry|wish|remember|forget|prefer|apologi[sz]e|complain|fix|repair|arrive|sleep|pay|send|give|pick|attend|present|review|learn|practi[sc]e|train|try|organi[sz]e|plan|walk|ride|prepare|host|handle|like|love|hate|mind|care|hear|kid|joke)$/u;
/** What times, ideas and machines do as well: "summer is coming", "faith can move mountains". */
const COMMON_ACT =
  /^(?:come|go|move|work|help|start|finish|live|get|take|make|run|wait|stay|leave|need|play|look|see|bring|feel)$/u;
/** What only somebody has done: "has left the company". */
const DONE =
  /^(?:left|gone|come|moved|quit|resigned|agreed|decided|promised|forgotten|met|seen|written|spoken|told|said|asked|bought|sold|eaten|drunk|flown|driven|taught|learnt|learned|known|lived|worked|joined|returned|arrived|called|phoned|visited|married|started|finished|studied|read|sent|taken|given|tried|wanted|lost|found)$/u;
const MEASURE = /^(?:%|percent|euros?|dollars?|pounds?|km|miles?|m|kg|pages?|degrees?|minutes?|hours?)$/u;
/** Oldest that somebody is: "Bill is 45". */
const OLDEST = 119;

/**
 * Whom the words right behind a subject tell of; null where no predicate follows.
 * @param words as far as only spaces are between them
 */
export function predicateOf(words: readonly string[]): PredicateOf | null {
  const [verb = '', ...rest] = lowered(words);
  if (COPULA.test(verb)) return complementOf(rest);
  if (HAS.test(verb)) return possessionOf(rest);
  if (MODAL.test(verb)) {
    const [act = '', ...then] = lowered(rest);
    if (act === 'be') return complementOf(then);
    return actOf([act]);
  }
  if (PERSON_VERBS.has(verb)) return 'PERSON';
  return isFiniteVerb(verb) ? 'ANY' : null;
}

/** In lower case, from the first word on that is no adverb. */
function lowered(words: readonly string[]): readonly string[] {
  const lower = words.map((word) => word.toLowerCase());
  const first = lower.findIndex((word) => !ADVERB.test(word));
  return first === -1 ? [] : lower.slice(first);
}

function complementOf(words: readonly string[]): PredicateOf {
  const [head = '', next = ''] = lowered(words);
  if (/^\d{1,3}$/u.test(head)) return Number(head) <= OLDEST && !MEASURE.test(next) ? 'PERSON' : 'ANY';
  if (STATE.test(head)) return 'PERSON';
  if (THING_STATE.test(head)) return 'THING';
  if (head === 'on' && AWAY.test(next)) return 'PERSON';
  if (/ing$/u.test(head)) return actOf(stemsOf(head));
  const isOwned = OWNER.test(head) || /['’]s?$/u.test(head);
  const isNamed = DETERMINER.test(head) || isOwned;
  const noun = nounOf(lowered(words).slice(isNamed ? 1 : 0));
  if (noun !== '' && isPersonNoun(noun)) return 'PERSON';
  return isNamed && !isOwned ? 'THING' : 'ANY';
}

function possessionOf(words: readonly string[]): PredicateOf {
  const [head = '', ...rest] = lowered(words);
  if (head === 'been') return complementOf(rest);
  if (DONE.test(head)) return 'PERSON';
  if (!DETERMINER.test(head) && !OWNER.test(head) && !/^(?:two|three|four|five)$/u.test(head)) return 'ANY';
  const noun = nounOf(rest);
  return isPersonNoun(noun) || PERSON_BELONGINGS.has(noun) ? 'PERSON' : 'ANY';
}

/** The last word of those about a noun: "manager" of "new manager of the shop". */
function nounOf(words: readonly string[]): string {
  const end = words.findIndex((word) => NOUN_ENDS.test(word));
  return (end === -1 ? words : words.slice(0, end)).at(-1) ?? '';
}

/** Who does what one of the words says. */
function actOf(acts: readonly string[]): PredicateOf {
  if (acts.some((act) => ACT.test(act))) return 'PERSON';
  return acts.some((act) => COMMON_ACT.test(act)) ? 'ACTOR' : 'ANY';
}

/** What "coming", "running" and "driving" may be formed of. */
function stemsOf(word: string): readonly string[] {
  const stem = word.slice(0, -'ing'.length);
  return [stem, `${stem}e`, stem.slice(0, -1)];
}
