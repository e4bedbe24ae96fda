import { randomUUID } from 'node:crypto';
import type { AdminStore } from '../../../src/domain/ports/admin-store.ts';
import { retain } from '../../../src/retain/retain.ts';
import type { RetainPorts, RetainRequest, RetainResult } from '../../../src/retain/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { DEFAULT_SCHEMA, migrate } from '../../../src/store/migrate.ts';
import { createRetainStore, type RetainStoreOptions } from '../../../src/store/retain-store.ts';
import { createAdminStore } from '../../../src/store/write-store.ts';
import { stubEmbedder } from '../../support/stub-embedder.ts';

/** The moment at which everything in these tests is retained. */
export const NOW = Date.UTC(2024, 5, 1, 12);

/** The retain pipeline over a real database, with looks into the graph. */
export interface TestBank {
  readonly ports: RetainPorts;
  readonly admin: AdminStore;
  retain(request: RetainRequest): Promise<RetainResult>;
  /** Rows of any Cypher. */
  rows<T>(cypher: string, params?: Record<string, unknown>): Promise<T[]>;
  /** How many nodes of each label carry a bank's id, without the log of its changes. */
  nodes(bankId: string): Promise<Record<string, number>>;
}

export async function openBank(database: Database, options: RetainStoreOptions = {}): Promise<TestBank> {
  await migrate(database, { ...DEFAULT_SCHEMA, dimensions: 384 });
  const ports: RetainPorts = {
    store: createRetainStore(database, options),
    embedder: stubEmbedder(),
    llm: null,
    countTokens: (text) => text.split(/\s+/).length,
    clock: () => NOW,
    newId: randomUUID,
  };
  async function rows<T>(cypher: string, params: Record<string, unknown> = {}): Promise<T[]> {
    const { records } = await database.driver.executeQuery(cypher, params);
    return records.map((record) => record.toObject() as T);
  }
  return {
    ports,
    admin: createAdminStore(database),
    retain: (request) => retain(request, ports),
    rows,
    async nodes(bankId) {
      const counts = await rows<{ label: string; count: number }>(
        'MATCH (n) WHERE NOT n:Change AND (n.bankId = $bankId OR (n:Bank AND n.id = $bankId)) RETURN labels(n)[0] AS label, count(*) AS count ORDER BY label',
        { bankId },
      );
      return Object.fromEntries(counts.map(({ label, count }) => [label, count]));
    },
  };
}

/** An id that no other test uses. */
export function newBankId(): string {
  return `test-${randomUUID()}`;
}
