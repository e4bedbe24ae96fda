import type { BankRef } from '../domain/bank.ts';
import { movedConfidence, UNDECIDED } from '../domain/confidence.ts';
import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type { OpinionStore, OpinionWrite } from '../domain/ports/opinion-store.ts';
import { tagKeyOf } from '../domain/tags.ts';
import { textKeyOf } from '../domain/text-key.ts';
import { lockBankOrThrow } from './bank-lock.ts';
import { recordChanges } from './change-log.ts';
import type { Database, WriteTransaction } from './database.ts';
import { exactTerms } from './exact-terms.ts';
import { findOpinions, linkEvidence, putOpinion, standingEvidence } from './opinion-statements.ts';

/** Opinions over Neo4j. */
export function createOpinionStore(database: Database): OpinionStore {
  return {
    async writeOpinions(bank, opinions, at) {
      if (opinions.length === 0) return [];
      const { value } = await database.write(async (transaction) => {
        await lockBankOrThrow(transaction, bank, at);
        const standing: string[] = [];
        const written = { createdIds: new Set<string>(), updatedIds: new Set<string>() };
        // One after the other: two may be the same opinion.
        for (const opinion of opinions) {
          const became = await writeOpinion(transaction, { bank, opinion, at });
          if (became !== 'REFUSED') standing.push(opinion.id);
          if (became === 'MADE') written.createdIds.add(opinion.id);
          if (became === 'MOVED') written.updatedIds.add(opinion.id);
        }
        await tell(transaction, { bank, at }, written);
        return standing;
      });
      return value;
    },
  };
}

async function tell(
  transaction: WriteTransaction,
  { bank, at }: { readonly bank: BankRef; readonly at: Instant },
  { createdIds, updatedIds }: { readonly createdIds: Set<string>; readonly updatedIds: Set<string> },
): Promise<void> {
  if (createdIds.size + updatedIds.size === 0) return;
  await recordChanges(transaction, bank.id, {
    ...{ at, createdIds: [...createdIds] },
    updatedIds: [...updatedIds].filter((id) => !createdIds.has(id)),
  });
}

/** REFUSED when nothing stands on which the opinion could rest, or when somebody withdrew it; KEPT when nothing moved it. */
async function writeOpinion(
  transaction: WriteTransaction,
  job: { readonly bank: BankRef; readonly opinion: OpinionWrite; readonly at: Instant },
): Promise<'MADE' | 'MOVED' | 'KEPT' | 'REFUSED'> {
  const { bank, opinion, at } = job;
  const { id, text, embedding, tokenVectors, tokens } = opinion;
  const bankId = bank.id;
  const tagKey = tagKeyOf(opinion.tags);
  const ids = opinion.evidence.map(({ memoryId }) => memoryId);
  const standing = await transaction.run(standingEvidence, { bankId, ids });
  const usable = new Set(standing.filter((memory) => memory.tagKey === tagKey).map((memory) => memory.id));
  const [old] = await transaction.run(findOpinions, { bankId, ids: [id] });
  if (old !== undefined && (!(old.state === 'ACTIVE' || old.isUnfounded) || old.tagKey !== tagKey)) {
    return 'REFUSED';
  }
  const known = new Set(old?.evidenceIds);
  const evidence = opinion.evidence.filter(({ memoryId }) => usable.has(memoryId) && !known.has(memoryId));
  // The same again is that opinion, which nothing moved.
  if (evidence.length === 0) return old?.state === 'ACTIVE' ? 'KEPT' : 'REFUSED';
  await transaction.run(putOpinion, {
    ...{ bankId, bankKey: bank.key, id, at, text, tokens, embedding, tokenVectors, tagKey },
    farFuture: FAR_FUTURE,
    textKey: textKeyOf(text),
    exactTerms: exactTerms(text).join(' '),
    confidence: movedConfidence(old?.confidence ?? UNDECIDED, evidence),
    tags: [...opinion.tags],
    evidence: known.size + evidence.length,
  });
  await transaction.run(linkEvidence, { bankId, id, at, evidence });
  return old === undefined ? 'MADE' : 'MOVED';
}
