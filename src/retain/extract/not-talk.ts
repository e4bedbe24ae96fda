import { classOf, isAmbiguousName } from '../../text/lexicon.ts';
import { type Candidate, LONGEST_LINE } from './open-line.ts';
import { soundsSpoken } from './own-words.ts';
import { OFFICES } from './speaker-forms.ts';

/** "Battery: it lasts nine days.": a word that is nobody's name, before a colon, and only once. */
export function isLabel({ speaker, form, stamp, trust }: Candidate): boolean {
  if (form !== 'COLON' || stamp !== null || trust === 2 || OFFICES.has(speaker.toLowerCase())) return false;
  return speaker
    .toLowerCase()
    .split(' ')
    .every((word) => classOf(word) === 'COMMON' && !isAmbiguousName(word));
}

/** "Loop: where we stand", a blank line, and nobody else who speaks. */
export function isTitle(found: readonly Candidate[], content: string): boolean {
  const [line] = found;
  if (line === undefined || found.length > 1 || line.form !== 'COLON' || line.stamp !== null) return false;
  const body = content.slice(line.lineStart + line.bodyStart, line.lineStart + LONGEST_LINE);
  return /^[^\S\n]*\p{Ll}?[^\n.!?…]{3,80}[\p{L}\p{N})]\n[^\S\n]*\n/u.test(body);
}

/** "Loop: gets a new strap. Ombra: dropped in May.": no known given names, some go on in small letters, and nobody speaks of himself. */
export function isDescribing(found: readonly Candidate[], content: string): boolean {
  const lines = found.map(({ lineStart, bodyStart }) => {
    const body = content.slice(lineStart + bodyStart, lineStart + bodyStart + LONGEST_LINE);
    return body.split('\n', 1)[0] ?? '';
  });
  return (
    found.length > 1 &&
    found.every(
      ({ form, stamp, speaker, trust }) =>
        trust < 2 && form === 'COLON' && stamp === null && /^\p{Lu}/u.test(speaker),
    ) &&
    lines.some((line) => /^\p{Ll}/u.test(line)) &&
    !lines.some(soundsSpoken)
  );
}

/** `Basil (cook, 58): "I gave up." He never found it.`: a writer who quotes, and goes on himself. */
export function isQuoting({ form, stamp, lineStart, bodyStart }: Candidate, content: string): boolean {
  const body = content.slice(lineStart + bodyStart, lineStart + bodyStart + LONGEST_LINE);
  const isListed = /^\s*[-*•]\s/u.test(content.slice(lineStart, lineStart + bodyStart));
  if (isListed && /^["“„«»‘']/u.test(body)) return true;
  return (
    form === 'COLON' &&
    !/\d[-:./]\d/u.test(stamp ?? '') &&
    /^(?:"[^"\n]+"|“[^”\n]+”|„[^“”\n]+[“”]|«[^»\n]+»|»[^«\n]+«|['‘][^\n]+?[.!?…]['’])[^\S\n]+\S/u.test(body)
  );
}
