import { anyCase } from './any-case.ts';
import { WRITTEN } from './author-in-context.ts';
import { tellsOfOneself } from './own-words.ts';
import { isWriterName, NAME } from './writer-name.ts';

/** "By Ada Osei, founder", "Posted by Ada Osei on 4 June" below a title. */
const BYLINE = new RegExp(
  String.raw`^[*_#\s]*(?:(?:${WRITTEN} )?(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or)|${anyCase('author|autor|autorin|auteur|autrice|autora')}:)\s(?<name>${NAME})[*_]*(?=\s*$|\s?[,(|·•–—]|\s(?:on|at|of|am|le|el|for)\s)`,
  'u',
);
/** Lines among which a byline stands. */
const BYLINE_LINES = 4;

/** Who wrote a text that tells of its writer himself, by the line below its title. */
export function byline(text: string): string | null {
  const lines = text.trimStart().split('\n', BYLINE_LINES);
  for (const line of lines) {
    const name = BYLINE.exec(line)?.groups?.name ?? '';
    if (isWriterName(name) && tellsOfOneself(text)) return name;
  }
  return null;
}
