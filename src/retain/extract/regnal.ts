import { classOf } from '../../text/lexicon.ts';
import type { Word } from '../../text/words.ts';

const ROYAL =
  /^(?:king|queen|pope|emperor|empress|tsar|czar|tsarina|kaiser|sultan|shah|pharaoh|prince|princess|duke|king|könig|königin|papst|roi|reine|rey|reina|papa)$/iu;
/** Behind a numeral, not behind "I" who speaks: "James I reigned", "Elizabeth I and Mary". */
const GOES_ON =
  /^(?:and|or|of|from|in|who|whose|until|is|has|reigned|ruled|died|became|succeeded|abdicated|ascended|inherited|began|ended)$/u;
/** Names that rulers of many countries had: at a sentence's start "Elizabeth I was crowned" is told of one. */
const RULERS =
  /^(?:Elizabeth|James|Charles|Francis|Napoleon|Nicholas|Alexander|Catherine|Frederick|Wilhelm|William|Henry|Richard|Edward|George|Louis|Philip|Leopold|Otto|Ferdinand|Maximilian|Constantine|Justinian)$/u;

/** True where "I" is the number of a ruler or a war and not who speaks: "Elizabeth I", "World War I". */
export function isFirstOfName(sentence: string, words: readonly Word[], at: number): boolean {
  const word = words[at];
  const name = words[at - 1];
  if (word === undefined || name === undefined || !/^I(?:['’]s)?$/u.test(word.text)) return false;
  if (name.text === 'War' && words[at - 2]?.text === 'World') return true;
  if (!/^\p{Lu}\p{Ll}+$/u.test(name.text) || classOf(name.text.toLowerCase()) !== 'FIRST_NAME') return false;
  if (word.text !== 'I' || ROYAL.test(words[at - 2]?.text ?? '')) return true;
  const next = words[at + 1];
  const gap = sentence.slice(word.end, next?.start ?? sentence.length);
  if (/^\s*[.,;:!?)”"]/u.test(gap) || next === undefined) return true;
  return GOES_ON.test(next.text) || (at === 1 && next.text === 'was' && RULERS.test(name.text));
}
