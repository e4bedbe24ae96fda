import { classOf, knownFirstName } from '../../text/lexicon.ts';
import { withoutCalendar } from './calendar-labels.ts';
import { endsSentence } from './ends-sentence.ts';
import { isDescribing, isHeadline, isLabel, isQuoting } from './not-talk.ts';
import type { Candidate, OpenLine } from './open-line.ts';
import { sentenceKind } from './sentence-kind.ts';

/** The found lines, once the whole text was seen. */
export function conversationOf(
  found: readonly Candidate[],
  content: string,
  from: number,
): readonly OpenLine[] {
  const people = withoutCalendar(found, content);
  if (people.length < found.length) return conversationOf(people, content, from);
  const times = new Map<string, number>();
  for (const { speaker } of found) times.set(speaker, (times.get(speaker) ?? 0) + 1);
  const repeated = [...times.values()].some((count) => count > 1);
  const families = familiesOf([...times.keys()]);
  const isOne = (line: Candidate) =>
    isLabel(line) || isHeadline(line, { found, content, from }) || families.has(firstWord(line.speaker));
  const spoken = found.filter((line) => !isOne(line) || (times.get(line.speaker) ?? 0) > 1);
  if (spoken.length < found.length) return conversationOf(spoken, content, from);
  const trusted = found.some((line) => line.trust === 2);
  if (found.every((line) => isQuoting(line, content))) return [];
  if (!repeated && isDescribing(found, content)) return [];
  // A single unknown name opens a conversation of one turn when the item begins with it and speaks of itself.
  const opens =
    found[0]?.lineStart === from &&
    /^[^\n]*\b(?:I|I'm|I’m|my|me|we|our|you|your)\b/u.test(content.slice(from, from + 2000));
  const body = content.slice(from);
  const isLone = isLoneSaying(found, body) || isLoneAnswer(found, body);
  const conversation =
    trusted || isAllTalk(body, found.length) || isLone || (repeated && times.size > 1) || opens;
  return conversation
    ? found.filter((line) => line.trust === 2 || repeated || opens || isLone || trusted || times.size > 1)
    : [];
}

/** First words that two names of two words and more share: "Loop One", "Loop Max" are wares of a house, not people. */
function familiesOf(names: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) {
    if (!name.includes(' ')) continue;
    const first = firstWord(name);
    if (isUnknown(first) && !knownFirstName(first.toLowerCase()))
      counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([first]) => first));
}

function firstWord(name: string): string {
  return name.split(' ', 1)[0] ?? '';
}

/** "Quillon: The dentist pulled the wrong tooth.": all that the item says is a sentence, behind a word that can only be a name. */
function isLoneSaying(found: readonly Candidate[], body: string): boolean {
  const [line] = found;
  if (line === undefined || found.length > 1 || line.form !== 'COLON' || /\S[^\S\n]*\n\s*\S/u.test(body))
    return false;
  const words = line.speaker.split(' ');
  const says = body.slice(line.bodyStart).trim();
  return (
    words.length <= 2 &&
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word) && isUnknown(word)) &&
    /^\p{Lu}/u.test(says) &&
    says.split(/\s+/u).length >= LEAST_SAYING &&
    endsSentence(says)
  );
}

/** "Bob: ok": a mere answer, and all that the item says, behind what is first of all a name. */
function isLoneAnswer(found: readonly Candidate[], body: string): boolean {
  const [line] = found;
  if (line === undefined || found.length > 1 || line.form !== 'COLON' || /\n\s*\S/u.test(body)) return false;
  const said = body.slice(line.bodyStart).trim();
  return classOf(line.speaker.toLowerCase()) === 'FIRST_NAME' && sentenceKind(said) === 'FILLER';
}

/** Fewest words of what somebody says where nothing else tells that he speaks. */
const LEAST_SAYING = 4;

function isUnknown(word: string): boolean {
  const known = classOf(word.toLowerCase());
  return known === null || known === 'FIRST_NAME' || known === 'LAST_NAME' || known === 'PERSON';
}

/** Every line begins with a name and says a sentence: talk, though nobody speaks twice. */
function isAllTalk(body: string, lines: number): boolean {
  if (lines < 2) return false;
  const filled = filledLines(body);
  return filled.length === lines && filled.every(endsSentence);
}

function filledLines(body: string): readonly string[] {
  return body.split('\n').filter((line) => line.trim() !== '');
}
