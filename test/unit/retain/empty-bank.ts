import type { RetainStore } from '../../../src/domain/ports/retain-store.ts';

/** What a retain reads of a bank that holds nothing. */
export function emptyBank(
  createdAt: number,
): Omit<RetainStore, 'writeRetain' | 'memoriesPerWrite' | 'stage'> {
  return {
    ensureBank: async (id) => ({
      ...{ id, key: 'k1', name: id, mission: null, timezone: 'UTC', directives: [], createdAt },
      disposition: { skepticism: 3, literalism: 3, empathy: 3 },
    }),
    findOperation: async () => null,
    findDocuments: async () => [],
    findEntities: async () => [],
    findAnswers: async () => [],
    keptAnswers: async () => [],
    keepAnswer: async () => undefined,
    findTexts: async () => [],
    findDocumentFacts: async () => [],
    findStanding: async () => [],
    stillHold: async () => new Map(),
    findCompanions: async () => new Map(),
    nearestByMeaning: async (_, vectors) => vectors.map(() => []),
    nearestInTime: async (_, dates) => dates.map(() => []),
  };
}
