import type { BankRef } from '../../../src/domain/bank.ts';
import { type Consolidated, consolidate } from '../../../src/reflect/consolidate/consolidate.ts';
import type { ConsolidatePorts } from '../../../src/reflect/consolidate/types.ts';
import { createConsolidateStore } from '../../../src/store/consolidate-store.ts';
import type { Database } from '../../../src/store/database.ts';
import { consolidatePorts, UNWATCHED } from '../../support/consolidate-ports.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { newBankId, type TestBank } from '../retain/bank-of-test.ts';

/** An observation as it stands in the graph, with the texts of its evidence. */
export interface SeenObservation {
  readonly id: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly proofCount: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly updatedAt: string;
  readonly evidence: readonly string[];
  readonly entities: readonly string[];
}

/** What a bank's observations say, by their text. */
export function observationsOf(bank: TestBank, bankId: string): Promise<SeenObservation[]> {
  return bank.rows<SeenObservation>(
    `MATCH (o:Memory {bankId: $bankId, type: 'OBSERVATION'})
     RETURN o.id AS id, o.text AS text, o.tags AS tags, o.proofCount AS proofCount,
       toString(o.occurredStart) AS start, toString(o.occurredEnd) AS end, toString(o.updatedAt) AS updatedAt,
       COLLECT { MATCH (o)-[:DERIVED_FROM]->(f:Memory) RETURN f.text ORDER BY f.text } AS evidence,
       COLLECT { MATCH (o)-[:MENTIONS]->(e:Entity) RETURN e.name ORDER BY e.name } AS entities
     ORDER BY o.text, o.id`,
    { bankId },
  );
}

/** A document to be told: its id, its only sentence, and what else an item may say. */
export type Told = readonly [documentId: string, text: string, rest?: Parameters<typeof item>[1]];

/** A new bank that was told these sentences, a document each. */
export async function bankThatKnows(bank: TestBank, ...told: readonly Told[]): Promise<string> {
  const bankId = newBankId();
  await tell(bank, bankId, ...told);
  return bankId;
}

export async function tell(bank: TestBank, bankId: string, ...told: readonly Told[]): Promise<void> {
  const items = told.map(([documentId, text, rest]) => item(text, { documentId, ...rest }));
  await bank.retain(request(items, { bankId, mode: 'VERBATIM' }));
}

/** A consolidation of a bank by a store of its own. */
export function consolidateIn(
  database: Database,
  { id }: Pick<BankRef, 'id'>,
  rest: Partial<ConsolidatePorts> = {},
): Promise<Consolidated> {
  return consolidate(id, consolidatePorts(createConsolidateStore(database), rest), UNWATCHED);
}
