import { classOf, isAmbiguousName } from '../../text/lexicon.ts';
import { NAMES_TOO } from '../../text/name-words.ts';
import { type Candidate, LONGEST_LINE } from './open-line.ts';
import { soundsSpoken } from './own-words.ts';
import { OFFICES } from './speaker-forms.ts';

/** "Battery: it lasts nine days.": a word that is nobody's name, before a colon, and only once. */
export function isLabel({ speaker, form, stamp, trust }: Candidate): boolean {
  if (form !== 'COLON' || stamp !== null || trust === 2 || OFFICES.has(speaker.toLowerCase())) return false;
  return speaker
    .toLowerCase()
    .split(' ')
    .every((word) => classOf(word) === 'COMMON' && !isAmbiguousName(word) && !NAMES_TOO.has(word));
}

/** "Loop: where we stand", and a blank line or who wrote it below: the first line, and nobody else is named before a colon. */
export function isHeadline(
  line: Candidate,
  {
    found,
    content,
    from,
  }: { readonly found: readonly Candidate[]; readonly content: string; readonly from: number },
): boolean {
  const { lineStart, bodyStart, form, stamp } = line;
  if (lineStart !== from || form !== 'COLON' || stamp !== null) return false;
  if (found.some((other) => other !== line && other.form === 'COLON')) return false;
  const body = content.slice(lineStart + bodyStart, lineStart + LONGEST_LINE);
  return /^[^\n.!?…]{3,80}[\p{L}\p{N})]\n[^\S\n]*(?:\n|(?:by|von|par|por)\s)/u.test(body);
}

/**
 * "Loop: gets a new strap. Ombra: dropped in May.": no known given names, some go on in small letters, and nobody speaks of
 * himself. Of known ones it must be said what they are: "Ada, pilot: needs a red light".
 */
export function isDescribing(found: readonly Candidate[], content: string): boolean {
  const lines = found.map(({ lineStart, bodyStart }) => {
    const body = content.slice(lineStart + bodyStart, lineStart + bodyStart + LONGEST_LINE);
    return body.split('\n', 1)[0] ?? '';
  });
  return (
    found.length > 1 &&
    found.every(
      ({ form, stamp, speaker, trust, bodyStart }) =>
        (trust < 2 || bodyStart > speaker.length + LEAST_OFFICE) &&
        form === 'COLON' &&
        stamp === null &&
        /^\p{Lu}/u.test(speaker),
    ) &&
    lines.some((line) => /^\p{Ll}/u.test(line)) &&
    !lines.some(soundsSpoken)
  );
}

/** What stands between a name and what is said, when it says what somebody is: ", cook: ", " (cook): ". */
const LEAST_OFFICE = 6;

/** `Basil (cook, 58): "I gave up." He never found it.`: a writer who quotes, and goes on himself, in the line or the next. */
export function isQuoting({ form, stamp, lineStart, bodyStart }: Candidate, content: string): boolean {
  const body = content.slice(lineStart + bodyStart, lineStart + bodyStart + LONGEST_QUOTING);
  const isListed = /^\s*[-*•]\s/u.test(content.slice(lineStart, lineStart + bodyStart));
  if (isListed && /^["“„«»‘']/u.test(body)) return true;
  const rest =
    form === 'COLON' && !/\d[-:./]\d/u.test(stamp ?? '') ? QUOTED.exec(body)?.[0].length : undefined;
  return rest !== undefined && /^(?:[^\S\n]+\S|\n[^\S\n]*(?![^\n:]{1,60}:\s)\S)/u.test(body.slice(rest));
}

const QUOTED = /^(?:"[^"\n]+"|“[^”\n]+”|„[^“”\n]+[“”]|«[^»\n]+»|»[^«\n]+«|['‘][^\n]+?[.!?…]['’](?!\p{L}))/u;
/** Longest quotation with the beginning of what follows. */
const LONGEST_QUOTING = 400;
