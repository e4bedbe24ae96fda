import type { BankRef } from '../domain/bank.ts';
import { movedConfidence, UNDECIDED } from '../domain/confidence.ts';
import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type { OpinionStore, OpinionWrite } from '../domain/ports/opinion-store.ts';
import { tagKeyOf } from '../domain/tags.ts';
import { textKeyOf } from '../domain/text-key.ts';
import { lockBankOrThrow } from './bank-lock.ts';
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
        const written: string[] = [];
        // One after the other: two may be the same opinion.
        for (const opinion of opinions) {
          if (await writeOpinion(transaction, { bank, opinion, at })) written.push(opinion.id);
        }
        return written;
      });
      return value;
    },
  };
}

/** False when nothing stands on which the opinion could rest, or when it was withdrawn. */
async function writeOpinion(
  transaction: WriteTransaction,
  job: { readonly bank: BankRef; readonly opinion: OpinionWrite; readonly at: Instant },
): Promise<boolean> {
  const { bank, opinion, at } = job;
  const { id, text, embedding, tokenVectors, tokens } = opinion;
  const bankId = bank.id;
  const tagKey = tagKeyOf(opinion.tags);
  const ids = opinion.evidence.map(({ memoryId }) => memoryId);
  const standing = await transaction.run(standingEvidence, { bankId, ids });
  const usable = new Set(standing.filter((memory) => memory.tagKey === tagKey).map((memory) => memory.id));
  const [old] = await transaction.run(findOpinions, { bankId, ids: [id] });
  if (old !== undefined && (old.state !== 'ACTIVE' || old.tagKey !== tagKey)) return false;
  const known = new Set(old?.evidenceIds);
  const evidence = opinion.evidence.filter(({ memoryId }) => usable.has(memoryId) && !known.has(memoryId));
  // The same again is that opinion, which nothing moved.
  if (evidence.length === 0) return old !== undefined;
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
  return true;
}
