import { entitiesAmong, type KnownNames, type NamesRead, NO_NAMES } from './entities.ts';
import { type People, peopleOf } from './person-meant.ts';
import { mayQuote } from './quoted-speech.ts';
import type { Turn } from './turn.ts';

/** The people whom the turns name in quotations and before them, as they are written. */
export function peopleIn(turns: readonly Turn[], names: readonly NamesRead[], known: KnownNames): People {
  const people = new Set<string>();
  // How much of what stands before a quotation is still to be looked at, in UTF-16 units.
  let wanted = 0;
  for (let at = turns.length - 1; at >= 0; at--) {
    const text = turns[at]?.text ?? '';
    if (mayQuote(text)) wanted = SAID_BEFORE + text.length;
    if (wanted <= 0) continue;
    wanted -= text.length;
    const mentions = entitiesAmong(names[at] ?? NO_NAMES, known);
    for (const { name, type } of mentions) if (type === 'PERSON') people.add(name);
  }
  return peopleOf(people);
}

/** The end of what was said before a turn, in UTF-16 units, where the person stands whom "he" means in it. */
const SAID_BEFORE = 400;

export function saidBefore(turns: readonly Turn[], index: number): string {
  let words = '';
  for (let at = index - 1; at >= 0 && words.length < SAID_BEFORE; at--)
    words = `${turns[at]?.text ?? ''}\n${words}`;
  return words.slice(-SAID_BEFORE);
}
