import type { CausalKind, CausalRelation } from '../../domain/link.ts';
import { splitSentences, trimSpan } from '../../text/sentences.ts';
import { CLAUSE_CUES } from './causal-cues.ts';
import { OPENING_CUES } from './causal-openings.ts';
import { EXPLICIT } from './cue.ts';
import type { Draft, Piece } from './drafts.ts';
import type { Turn } from './turn.ts';

/** The drafts, with the reasons that became facts of their own, and the relations of each to others by index. */
export interface LinkedDrafts {
  readonly drafts: readonly Draft[];
  readonly causes: readonly (readonly CausalRelation[])[];
}

/** A cause that stands inside a draft, and what it does to the whole. */
interface InnerCause {
  readonly piece: Piece;
  readonly kind: CausalKind;
  readonly weight: number;
}

/** Shorter clauses say too little to be remembered by themselves, in words. */
const LEAST_CLAUSE_WORDS = 3;
/** Most reasons that one fact gives away. */
const MOST_CAUSES = 3;
/** Before a cue: what it says is not so. "Not only because" says that it is. */
const DENIED =
  /(?:(?<!\p{L})(?:not|never|neither|nor|hardly|nicht|pas|no|nunca|jamais)|n['’]t)(?:,|\s+(?:be|been|being|have|directly|so much|primarily|mainly|und|and))*\s*$/iu;
/** Before a cue: somebody did not do what one decides to do, so that either the deed or only its reason is denied. */
const UNDECIDED =
  /(?<!\p{L})(?:did not|didn['’]t|never)\s+(?:leave|left|quit|resign(?:ed)?|stop(?:ped)?|moved?|join(?:ed)?|switch(?:ed)?|sell|sold|marry|married)(?:\s+\S+){0,3}\s*$/iu;
/** "He did not … because … but because …": of two reasons set against each other the first is denied. */
const NEGATED = /(?:(?<!\p{L})(?:not|never|nicht|nie|pas|jamais|no|nunca)|n['’]t)\s/iu;
const SET_AGAINST =
  /(?<!\p{L})(?:but|but rather|sondern|mais|sino) (?:because|weil|parce qu[e’']|porque)(?!\p{L})/iu;
const DOUBTED = /(?:^|\s)(?:whether|if|unclear|ob|wonder|si)\s/iu;
/** Who says it is no part of the cause: "Bob said that the storm caused it". */
const REPORTED =
  /^(?:I|we|he|she|they|\p{Lu}\p{L}+)\s(?:think|thinks|thought|said|says|believes?|believed|reported|explained|wrote|told \S+|guess|know|knows|heard)\s(?:that\s)?/u;
const ALONE =
  /^((?:well,? |oh,? |and |but |just )?(?:because|weil|parce que|porque) )(?!of\b)([^,;!?]+?)[.!]*$/iu;
/** Where a cause is over and the sentence goes on. */
const ELSEWHERE =
  /\s(?:but|whereas|although|and (?:then|therefore|it|we|I|he|she|they|you|was|were|is|are|had|has|now))\s/u;
/** A clause that begins so is not understood without what was before it. */
const NEEDS_CONTEXT =
  /^(?:it|it['’]\w+|he|he['’]\w+|she|she['’]\w+|they|they['’]\w+|this|that|that['’]\w+|these|those|there|his|her|their|its|him|them|you|you['’]\w+|your|which|who|what|and|but|so|or|then)\b/iu;

/**
 * Relations that causal words state.
 *
 * A fact that gives its reason ("Alice left Google because Google closed its office in Rome") stays whole, so that
 * nothing is missing where it is read alone; the reason, when it is understood by itself, becomes a fact of its own as
 * well, and is linked as its cause. A fact that begins with "Therefore", "As a result" and the like has the fact before
 * it in the same turn as its cause.
 */
export function linkCauses(drafts: readonly Draft[], turns: readonly Turn[]): LinkedDrafts {
  const linked: Draft[] = [];
  const causes: CausalRelation[][] = [];
  let previous = -1;
  for (const draft of drafts) {
    const index = linked.length;
    linked.push(draft);
    causes.push([]);
    const opening = previous === -1 ? null : openingRelation(draft, linked[previous], turns);
    if (opening !== null) causes[previous]?.push({ fact: index, ...opening });
    for (const { piece, kind, weight } of innerCauses(draft, turns)) {
      linked.push({ pieces: [piece], isExcerpt: true });
      causes.push([{ fact: index, kind, weight }]);
    }
    previous = index;
  }
  return { drafts: linked, causes };
}

function openingRelation(
  draft: Draft,
  previous: Draft | undefined,
  turns: readonly Turn[],
): { readonly kind: CausalKind; readonly weight: number } | null {
  const first = draft.pieces[0];
  const before = previous?.pieces.at(-1);
  if (first === undefined || before === undefined || before.turn !== first.turn) return null;
  const words = turns[first.turn]?.text.slice(first.start, first.end) ?? '';
  const cue = OPENING_CUES.find(({ pattern }) => pattern.test(words));
  return cue === undefined ? null : { kind: cue.kind, weight: cue.weight };
}

function innerCauses(draft: Draft, turns: readonly Turn[]): readonly InnerCause[] {
  return draft.pieces
    .flatMap((piece, index) => causesInPiece(piece, turns[piece.turn], index > 0))
    .slice(0, MOST_CAUSES);
}

/** The reasons that a piece gives; `answers` when another one, which may be a question, stands before it. */
function causesInPiece(piece: Piece, turn: Turn | undefined, answers: boolean): readonly InnerCause[] {
  if (turn === undefined) return [];
  const words = turn.text.slice(piece.start, piece.end);
  const sentences = splitSentences(words);
  const found: InnerCause[] = [];
  sentences.forEach((sentence, index) => {
    const own = withoutInnerMarks(words.slice(sentence.start, sentence.end));
    if (/[?？]$/u.test(own)) return;
    const before = sentences[index - 1];
    const inner =
      (before === undefined ? null : reasonBefore(words, before, own)) ??
      reasonWithin(own, sentence.start) ??
      (before === undefined && !answers ? null : reasonAlone(own, sentence.start));
    if (inner === null || !isSelfContained(words.slice(inner.start, inner.end))) return;
    if (
      found.some(
        ({ piece: other }) => other.start < piece.start + inner.end && piece.start + inner.start < other.end,
      )
    )
      return;
    const span = trimSpan(turn.text, piece.start + inner.start, piece.start + inner.end);
    found.push({ piece: { turn: piece.turn, ...span }, kind: inner.kind, weight: inner.weight });
  });
  return found;
}

/** Stands for a mark that ends nothing. */
const INNER = '\u2024';
const INNER_MARKS = /(?<!\.)\.(?!\.)|(?<=\p{N}),(?=\p{N})|[?!;](?=[\p{L}\p{N}])/gu;

/**
 * A sentence in which only marks that end a clause are left, as long as before: the dots of "pay.example.com", "v2.2" and
 * "e.g.", the comma of "1,500" and the marks of an address end none.
 */
function withoutInnerMarks(sentence: string): string {
  const last = /[\p{L}\p{N}][^\p{L}\p{N}]*$/u.exec(sentence)?.index ?? 0;
  return sentence.slice(0, last).replace(INNER_MARKS, INNER) + sentence.slice(last);
}

interface Reason {
  readonly start: number;
  readonly end: number;
  readonly kind: CausalKind;
  readonly weight: number;
}

/** "… That's why …": the sentence before is the reason. */
function reasonBefore(
  words: string,
  before: { readonly start: number; readonly end: number },
  own: string,
): Reason | null {
  const cue = OPENING_CUES.find(({ pattern }) => pattern.test(own));
  if (cue === undefined || /[?？]$/u.test(words.slice(before.start, before.end))) return null;
  return { start: before.start, end: before.end, kind: cue.kind, weight: cue.weight };
}

/** A reason inside a sentence; `offset` is where the sentence begins. */
function reasonWithin(own: string, offset: number): Reason | null {
  for (const { pattern, cause, kind, weight } of CLAUSE_CUES) {
    const match = assertedMatch(pattern, own);
    if (match === null) continue;
    if (cause === 'BEFORE') {
      const from = REPORTED.exec(own)?.[0].length ?? 0;
      return { start: offset + Math.min(from, match.index), end: offset + match.index, kind, weight };
    }
    const clause = match.groups?.cause ?? '';
    const at = offset + own.indexOf(clause, match.index);
    const length = ELSEWHERE.exec(clause)?.index ?? clause.length;
    return { start: at, end: at + length, kind, weight };
  }
  return null;
}

/** "Because I lived there." is the reason of what was said or asked before it. */
function reasonAlone(own: string, offset: number): Reason | null {
  const match = ALONE.exec(own);
  const at = offset + (match?.[1]?.length ?? 0);
  return match === null
    ? null
    : { start: at, end: at + (match[2]?.length ?? 0), kind: 'CAUSES', weight: EXPLICIT };
}

/** The first match of a cue that is not denied or doubted: "not because it was slow but because it was dear" has one. */
function assertedMatch(pattern: RegExp, own: string): RegExpExecArray | null {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(own); match !== null; match = pattern.exec(own)) {
    const before = own.slice(0, match.index);
    if (!isDenied(before, own.slice(match.index)) && !DOUBTED.test(before)) return match;
    pattern.lastIndex = match.index + 1;
  }
  return null;
}

/** True for a reason whose cue stands behind `before` and that is said not to be it, or may be. */
function isDenied(before: string, behind: string): boolean {
  if (DENIED.test(before) || UNDECIDED.test(before)) return true;
  return NEGATED.test(before) && SET_AGAINST.test(behind);
}

/** A clause that says something without what was before it. */
function isSelfContained(clause: string): boolean {
  const words = clause.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? [];
  const cjk = /\p{Script=Han}|\p{Script=Hiragana}/u.test(clause);
  return (words.length >= LEAST_CLAUSE_WORDS || cjk) && !NEEDS_CONTEXT.test(clause.trim());
}
