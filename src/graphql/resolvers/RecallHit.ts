import type { Complete } from '../complete.ts';
import { loadAll } from '../fields.ts';
import type { RecallHitResolvers } from '../generated.ts';
import type { RecallHitModel } from '../models.ts';

export const RecallHit: Complete<RecallHitResolvers, RecallHitModel> = {
  score: ({ hit }) => hit.score,
  scores: ({ hit }) => hit.scores,
  foundBy: ({ hit }) => hit.foundBy,
  reason: ({ hit }) => hit.reason,
  duplicates: ({ bankId, hit }, _args, { loaders }) => loadAll(loaders.memories, bankId, hit.duplicateIds),
  path: ({ bankId, hit }) => (hit.path.length === 0 ? null : hit.path.map((link) => ({ ...link, bankId }))),
};
