import type { StandingFact } from '../../domain/ports/consolidate-store.ts';
import { sayingOf } from '../../text/saying.ts';

/**
 * Words that turn a statement into another one wherever they are added: denial, intention, possibility, condition,
 * restriction. English, German, French, Spanish, Chinese and Japanese.
 */
const TURNING = new Set(
  "not no never none nobody nothing neither nor hardly barely without except cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't couldn't shouldn't hasn't haven't hadn't plan plans planned planning want wants wanted wish wishes hope hopes hoped intend intends intended consider considers considering considered might may could would should will shall if unless until almost nearly maybe perhaps possibly probably supposedly allegedly or only stopped stop quit quits denied denies refused refuses failed fails used pretends pretended false falsely wrong wrongly former formerly ex dreamt dreamed nicht kein keine keinen keiner nie niemals ohne vielleicht wenn will möchte wollte würde ne pas jamais sans peut-être si nunca sin quizás tal ? ？ 不 没 沒 未 無 无 非 否 别 ない".split(
    ' ',
  ),
);
/** Words whose meaning depends on who speaks, or on what stood before: such a text is not understood alone. */
const POINTING = new Set(
  "i me my mine we us our ours you your he him his she her hers they them their it its this that these those i'm i've i'd i'll we're we've he's she's they're it's ich mich mein wir uns er sie es je me moi nous il elle ils elles yo mi nosotros él ella ellos 我 你 他 她 它 们 私 僕 彼".split(
    ' ',
  ),
);

/** With fewer words a text says too little to be known again. */
const LEAST_WORDS = 3;
/** The shorter of two near-identical texts has at least this part of the longer one's words: more is another story. */
const LEAST_SHARE = 0.6;

/** A fact with its words. */
export interface WordedFact {
  readonly fact: StandingFact;
  /** Its words as `sayingOf` tells sayings apart, in order. */
  readonly words: readonly string[];
  /** True when it is not understood alone. */
  readonly points: boolean;
}

export function wordedFact(fact: StandingFact): WordedFact {
  const words = sayingOf(fact.text).split(' ');
  return { fact, words, points: words.some((word) => POINTING.has(word)) };
}

/**
 * True when two facts of one set of tags state the same thing, one of them perhaps with more detail: the words of the
 * shorter stand in the longer in their order, which may begin elsewhere ("In March, Alice …", "Alice … in March"), and
 * what the longer adds turns nothing round ("not", "plans to", "if"). So numbers and names never contradict: a word on
 * each side that the other lacks makes two facts. Texts with "I" or "she" must be equal and share an entity; others
 * share one where both have any.
 */
export function areNearIdentical(a: WordedFact, b: WordedFact): boolean {
  if (a.fact.tagKey !== b.fact.tagKey) return false;
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a];
  if (short.words.length < LEAST_WORDS || short.words.length < LEAST_SHARE * long.words.length) return false;
  const sharesEntity = a.fact.entityIds.some((id) => b.fact.entityIds.includes(id));
  if (a.points || b.points) return sharesEntity && short.words.join(' ') === long.words.join(' ');
  const bothNamed = a.fact.entityIds.length > 0 && b.fact.entityIds.length > 0;
  if (bothNamed && !sharesEntity) return false;
  return addedWords(short.words, long.words)?.every((word) => !TURNING.has(word)) ?? false;
}

/** What the longer text adds to the shorter; null when it does not hold it. */
function addedWords(short: readonly string[], long: readonly string[]): readonly string[] | null {
  for (let turn = 0; turn < short.length; turn++) {
    const added = addedInOrder([...short.slice(turn), ...short.slice(0, turn)], long);
    if (added !== null) return added;
  }
  return null;
}

function addedInOrder(short: readonly string[], long: readonly string[]): readonly string[] | null {
  const added: string[] = [];
  let found = 0;
  for (const word of long) {
    if (word === short[found]) found += 1;
    else added.push(word);
  }
  return found === short.length ? added : null;
}
