import { endsSentence } from './ends-sentence.ts';
import { LONGEST_LINE, type OpenLine } from './open-line.ts';
import { readDashLine } from './speaker-forms.ts';
import { speakerTrust } from './speaker-lines.ts';

/** "Mira - I gave notice.": talk where every line is so, says a sentence, and somebody speaks of himself. */
export function dashLines(content: string, from: number): readonly OpenLine[] {
  const opened: OpenLine[] = [];
  for (let start = from; start < content.length; ) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const line = content.slice(start, Math.min(end, start + LONGEST_LINE));
    if (line.trim() !== '') {
      const read = readDashLine(line);
      if (read === null || !endsSentence(line) || speakerTrust({ ...read, form: 'COLON' }) === 0) return [];
      opened.push({ ...read, lineStart: start });
    }
    start = end + 1;
  }
  const names = new Set(opened.map(({ speaker }) => speaker));
  const isOwn = /(?<!\p{L})(?:I|I['’]m|my|me|we|our|you|ich|wir|du|mein|je|nous|yo|mi)(?!\p{L})/iu.test(
    content,
  );
  return names.size > 1 && opened.length > names.size && isOwn ? opened : [];
}
