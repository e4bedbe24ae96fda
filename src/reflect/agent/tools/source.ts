import type { Memory } from '../../../domain/memory.ts';
import type { Source } from '../../../domain/ports/read-store.ts';
import { type MemoryToolInput, SOURCE_TOOL } from '../../../prompts/reflect-tools.ts';
import { type AgentRun, type AgentTool, broughtLines, failed, unknownMark } from '../agent-tool.ts';

/** Sources shown of a memory. */
const MOST_SOURCES = 3;
/** Shown around a quote, before and after, in UTF-16 units. */
const AROUND_CHARS = 1000;
/** Places before and after a memory in its document. */
const AROUND_PLACES = 4;

/**
 * Shows the words in which a retrieved memory was told. A piece of a document may hold what was told under other tags or
 * later: it is shown whole only to a caller who asks for neither tags nor a moment; to others, the memories around
 * that they may see.
 */
export const sourceTool: AgentTool<MemoryToolInput> = {
  ...SOURCE_TOOL,
  async use({ memory: mark }, run) {
    const memory = run.ledger.find(mark);
    if (memory === null) return failed(unknownMark(mark));
    const { ports, request, budget, visible } = run;
    const call = { signal: budget.signal };
    const sources =
      (await ports.reads.sourcesOfMemories(request.bankId, [memory.id], call)).get(memory.id) ?? [];
    const shown = sources.slice(0, MOST_SOURCES);
    const isBound = visible.tags !== null || visible.asOf !== null;
    const lines = isBound ? await wordsAround(memory, shown, run) : await wholeWords(shown, run);
    return broughtLines(lines, 'Its source is not there any more.');
  },
};

async function wholeWords(sources: readonly Source[], run: AgentRun): Promise<readonly string[]> {
  const { ports, request, budget, ledger } = run;
  const ids = [...new Set(sources.map(({ chunkId }) => chunkId))];
  const chunks = await ports.reads.chunks(request.bankId, ids, { signal: budget.signal });
  return sources.flatMap(({ chunkId, documentId, start, end }) => {
    const chunk = chunks.get(chunkId);
    if (chunk === undefined) return [];
    ledger.addChunk(chunk);
    const words = chunk.text.slice(Math.max(0, start - AROUND_CHARS), end + AROUND_CHARS);
    return [`From document ${JSON.stringify(documentId)}:\n${words.trim()}`];
  });
}

async function wordsAround(
  memory: Memory,
  sources: readonly Source[],
  run: AgentRun,
): Promise<readonly string[]> {
  const { ports, request, budget, ledger } = run;
  const call = { signal: budget.signal };
  const documentIds = [...new Set(sources.map(({ documentId }) => documentId))];
  const first = memory.position - AROUND_PLACES;
  const page = { first: 2 * AROUND_PLACES + 1, after: first <= 0 ? null : ([first, ''] as const) };
  const listed = await ports.reads.memoriesOfDocuments(request.bankId, documentIds, page, call);
  const ids = documentIds.flatMap((id) => (listed.get(id)?.rows ?? []).map(({ value }) => value));
  const memories = await ports.reads.memories(request.bankId, ids, call);
  const near = ids.flatMap((id) => memories.get(id) ?? []);
  return ledger.show(near.filter(({ position }) => Math.abs(position - memory.position) <= AROUND_PLACES));
}
