import { type Cue, causeAfter } from './cue.ts';

/** What somebody owes to others: "the train is due to arrive", "many thanks to Bob for his help". */
const DUE = `due to(?<!(?:\\b(?:am|is|are|was|were|be|been)|['’]s)(?: \\p{L}+)? due to)`;
/** What is due to happen. */
const PLANNED =
  'be|arrive|start|begin|end|open|close|land|appear|live|stay|speak|play|meet|return|retire|happen|take|move|perform|work|fly|expire|finish|go|come|depart|leave|launch|run|travel|resume|vote|testify|graduate|compete|sing|teach|wed|marry';
const IS_DUE = String.raw`(?<=(?:\b(?:is|are|was|were|be|been)|['’]s)(?: \p{L}+)? )due to(?= (?:the|an?|his|her|its|our|my|their|this|that|these|some|several|bad|poor|low|high|heavy|lack|\p{N}+|\p{L}+(?:ing|tion|ness|ment|ity|al|ous|ful)) |(?! (?:${PLANNED})\b) \p{L}+ (?:in|of) )`;
const THANKS = String.raw`(?<!\b(?:many|special|big|huge|warm|my|our|of|no|say|said|and) )thanks to(?! (?:all|you|everyone|everybody)\b)(?![^,.!?;]* for )`;
const ENGLISH = `(?:because of|owing to|on account of|as a (?:result|consequence) of|${THANKS})`;
const BACK = '(?:this|that|it|which|whom)';

const ROMANCE = String.raw`(?:grâce (?:à|aux?)|à cause (?:de|du|des)|en raison (?:de|du|des)|suite (?:à|aux?)|debid[oa]s? al?|(?<!muchas )gracias al?(?! (?:todos|todas|ti|usted|dios)\b)|a causa del?|por culpa del?)`;

/** Where the main clause begins that no comma sets off: with a pronoun or an article that no preposition leads to. */
const MAIN_CLAUSE = String.raw`(?<!\b(?:of|in|on|at|by|for|from|with|and|or|to|near|over|under|after|before|between|all) )(?=(?:the|an?|I|we|he|she|they|you|our|my|his|her|their|some|nobody|everyone)\b)`;

/** "des starken Schneefalls", "Bobs schneller Hilfe": to the last noun, which German writes with a capital letter. */
const NOUN = String.raw`\p{Lu}[\p{L}-]+`;
const GERMAN_NOUNS = String.raw`(?:\p{Ll}[\p{L}-]* ){0,3}${NOUN}(?: (?:(?:(?:in|an|auf|bei|von|vom|im|am|und|aus) )?(?:\p{Ll}\p{L}*(?:e[rnsm]?|der|des|dem|den) ){0,2})${NOUN})*`;
const GERMAN = String.raw`(?<!\p{L})(?:[Ww]egen|[Aa]ufgrund|[Ii]nfolge|(?<!(?:ielen|esten|erzlichen|chönen|roßen|sei|zum|mit|als) )[Dd]ank(?! (?:für|an|dir|euch|[Ii]hnen|mir|uns)(?!\p{L})))`;

/** A cause in a few words: "thanks to his script", "due to a wrong file". At the head of a sentence it ends with its comma. */
export const GROUNDS: readonly Cue[] = [
  causeAfter(String.raw`^(?:and |but |so )?(?:${ENGLISH}|due to) (?!${BACK}\b)(?<cause>[^,.!?;]+),\s`),
  causeAfter(
    String.raw`^(?:and |but |so )?(?:${ENGLISH}|due to) (?!${BACK}\b)(?<cause>(?:[\p{L}'’-]+ ){2,6}?)${MAIN_CLAUSE}`,
  ),
  causeAfter(
    String.raw`(?<=[\p{L}\p{N}][,)]? )(?:${ENGLISH}|${DUE}|${IS_DUE}) (?!${BACK}\b)(?<cause>[^,.!?;]+)`,
  ),
  causeAfter(String.raw`^(?:et |y |mais |pero )?${ROMANCE} (?<cause>[^,.!?;]+),\s`),
  causeAfter(
    String.raw`(?<=[\p{L}\p{N}][,)]? )(?:${ROMANCE}|due?s? aux?|due?s? à|dûe?s? (?:à|aux?)) (?<cause>[^,.!?;]+)`,
  ),
  causeAfter(`${GERMAN} (?<cause>${GERMAN_NOUNS})`, { cased: true }),
];
