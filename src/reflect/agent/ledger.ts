import type { Memory } from '../../domain/memory.ts';
import type { Chunk } from '../../domain/ports/read-store.ts';
import { isVisible, type Visibility } from '../../domain/visibility.ts';
import { writtenDate } from '../written-date.ts';

/** What one reflection has retrieved: nothing else can be opened or cited. */
export interface Ledger {
  /** The memories as the model reads them, a line each with its mark; those outside the caller's sight are left out. */
  show(memories: readonly Memory[]): readonly string[];
  /** The memory of a mark ("m3", "[m3]") or an id; null for one that was never retrieved. */
  find(mark: string): Memory | null;
  readonly chunks: readonly Chunk[];
  addChunk(chunk: Chunk): void;
}

/** @param timezone IANA name, in which dates are written */
export function openLedger(visible: Visibility, timezone: string): Ledger {
  const marks = new Map<string, string>();
  const memories = new Map<string, Memory>();
  const chunks = new Map<string, Chunk>();
  const markOf = (memory: Memory): string => {
    const known = marks.get(memory.id);
    if (known !== undefined) return known;
    const mark = `m${marks.size + 1}`;
    marks.set(memory.id, mark);
    memories.set(mark, memory);
    memories.set(memory.id, memory);
    return mark;
  };
  return {
    show: (shown) =>
      shown
        .filter((memory) => isVisible(memory, visible))
        .map((memory) => `[${markOf(memory)}] ${oneLine(memory.text)} (${describe(memory, timezone)})`),
    find: (mark) => memories.get(mark.replace(/[\s[\]()【】]/gu, '')) ?? null,
    get chunks() {
      return [...chunks.values()];
    },
    addChunk: (chunk) => void chunks.set(chunk.id, chunk),
  };
}

function describe(memory: Memory, timezone: string): string {
  const day = (at: number) => writtenDate({ start: at, end: at + 1, precision: 'DAY' }, timezone);
  return [
    memory.occurred === null ? null : writtenDate(memory.occurred, timezone),
    `said ${day(memory.mentionedAt)}`,
    memory.type === 'OPINION' ? `opinion, confidence ${(memory.confidence ?? 0).toFixed(2)}` : null,
    memory.type === 'OBSERVATION' ? `observation from ${memory.proofCount} facts` : null,
    memory.state === 'SUPERSEDED'
      ? `no longer holds${memory.validUntil === null ? '' : ` since ${day(memory.validUntil)}`}`
      : null,
  ]
    .filter((part) => part !== null)
    .join('; ');
}

/** A memory is one line: what follows a line break could pass for another memory. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
