import type { Candidate } from '../domain/ports/recall-store.ts';

/**
 * A reading of a memory's text that is done once for as long as the process remembers the memory: a text never changes
 * under its version, and popular memories are candidates again and again.
 */
export function ofMemory<Reading>(
  read: (text: string) => Reading,
): (memory: Pick<Candidate, 'text'>) => Reading {
  const known = new WeakMap<object, { readonly reading: Reading }>();
  return (memory) => {
    const remembered = known.get(memory);
    if (remembered !== undefined) return remembered.reading;
    const reading = read(memory.text);
    known.set(memory, { reading });
    return reading;
  };
}
