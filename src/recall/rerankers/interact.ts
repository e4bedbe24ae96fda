import { MemoryError } from '../../domain/errors.ts';
import type { TokenVectors } from '../../domain/ports/models.ts';
import type { Candidate } from '../../domain/ports/recall-store.ts';
import { modelCall } from '../deadline.ts';
import type { LoadedCandidate } from '../load-candidates.ts';
import { ofMemory } from '../of-memory.ts';
import type { RecallPlan, RecallRun } from '../plan.ts';
import { liesIn } from '../window.ts';
import { type Interacting, lateInteraction, relevanceOfMatch } from './late-interaction.ts';
import { onlyAsks, speakerOf } from './turn.ts';

/**
 * The relevance of each candidate by late interaction, in order. A candidate without token vectors (a text without a
 * word, or one that another version wrote) gets the relevance that stands at its place.
 * Throws MODEL_UNAVAILABLE when no candidate has any, and as the embedder.
 */
export async function interact(
  query: TokenVectors,
  candidates: readonly LoadedCandidate[],
  plan: RecallPlan,
  run: RecallRun,
): Promise<readonly number[]> {
  const names = new Set(plan.nameKeys);
  const vectors: TokenVectors[] = [];
  const interacting: Interacting[] = [];
  /** Whether each candidate has token vectors that this query can meet. */
  const canInteract = candidates.map(({ memory }) => {
    const { tokenVectors } = memory;
    if (tokenVectors === null || tokenVectors.width !== query.width) return false;
    vectors.push(tokenVectors);
    interacting.push(describe(memory, tokenVectors, { names, window: plan.window }));
    return true;
  });
  if (vectors.length === 0) {
    throw new MemoryError(
      'MODEL_UNAVAILABLE',
      'None of the candidates has token vectors of this model: retain their documents again for late interaction.',
    );
  }
  const silent = await timeTokens(query, plan, run);
  const settings = run.settings.interaction;
  const matches = lateInteraction(
    { tokens: query, silent, dots: run.ports.maxSim(query, vectors) },
    interacting,
    settings,
  );
  const judged = Array.from(matches, (match) => relevanceOfMatch(match, settings));
  const sorted = [...judged].sort((a, b) => b - a);
  let next = 0;
  return canInteract.map((can, place) =>
    can ? (judged[next++] ?? 0) : (sorted[Math.min(place, sorted.length - 1)] ?? 0),
  );
}

const turnOf = ofMemory((text) => ({ speaker: speakerOf(text), asks: onlyAsks(text) }));

function describe(
  memory: Candidate,
  { ids: tokenIds }: TokenVectors,
  { names, window }: { readonly names: ReadonlySet<string>; readonly window: RecallPlan['window'] },
): Interacting {
  const { speaker, asks } = turnOf(memory);
  const { documentId, position, occurred } = memory;
  return {
    documentId,
    position,
    tokenIds,
    isAddressed: speaker !== null && names.has(speaker),
    asks,
    inWindow: liesIn(occurred, window) ? 1 : 0,
  };
}

/** Places of the query's tokens that make its time expression: the window says the same, and exactly. */
async function timeTokens(
  query: TokenVectors,
  { window, call }: RecallPlan,
  { ports }: RecallRun,
): Promise<ReadonlySet<number>> {
  const words = window?.matchedText ?? null;
  if (words === null) return new Set();
  const [embedding] = await ports.embedder.embed([words], modelCall(call));
  return placesOf(embedding?.tokens?.ids ?? new Int32Array(), query.ids);
}

/** The places at which `part` stands in `whole`; none when it does not. */
function placesOf(part: Int32Array, whole: Int32Array): ReadonlySet<number> {
  for (let start = 0; part.length > 0 && start + part.length <= whole.length; start++) {
    if (part.every((id, i) => whole[start + i] === id)) {
      return new Set(Array.from(part, (_, i) => start + i));
    }
  }
  return new Set();
}
