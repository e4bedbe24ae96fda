import { createHash } from 'node:crypto';
import type { Database } from '../../src/store/database.ts';
import { stubEmbedder } from './stub-embedder.ts';

/** Facts of each group say the same, the later ones more of it. */
const ENDINGS = ['', ' today', ' today always', ' today always gladly'];
/** How often each thing is told. */
export const TOLD = ENDINGS.length;
/** Facts written in one transaction. */
const AT_ONCE = 500;

/**
 * Fills a bank that is there with marked facts: four of each group say the same, mention the group's person, and one
 * place in fifty is shared by many. Written as a retain leaves them, without its work.
 * @param facts a multiple of four
 */
export async function fillWithRepeatedFacts(
  { driver }: Database,
  bankId: string,
  facts: number,
): Promise<void> {
  const groups = facts / TOLD;
  const embedder = stubEmbedder();
  await driver.executeQuery(
    `UNWIND range(0, $groups - 1) AS n
     WITH ['person', 'place'] AS kinds, n
     UNWIND CASE WHEN n % 50 = 0 THEN kinds ELSE ['person'] END AS kind
     CREATE (:Entity {bankId: $bankId, id: kind + n, bankKey: 'k1', name: kind + n, nameKey: kind + n, type: 'CONCEPT', sense: '',
       aliases: []})`,
    { bankId, groups },
  );
  for (let from = 0; from < facts; from += AT_ONCE) {
    const texts = Array.from({ length: Math.min(AT_ONCE, facts - from) }, (_, offset) => {
      const name = `n${(from + offset) % groups}`;
      const ending = ENDINGS[Math.floor((from + offset) / groups)] ?? '';
      return `person${name} keeps clock${name} near lamp${name} at place${name}${ending}`;
    });
    const embeddings = await embedder.embed(texts);
    const rows = texts.map((text, offset) => {
      const group = (from + offset) % groups;
      return {
        // The ids of a group lie anywhere, as those of a retain do.
        id: createHash('sha256')
          .update(String(from + offset))
          .digest('hex')
          .slice(0, 16),
        text,
        embedding: Array.from(embeddings[offset]?.vector ?? []),
        entityIds: [`person${group}`, `place${group - (group % 50)}`],
      };
    });
    await driver.executeQuery(
      `UNWIND $rows AS row
       CREATE (m:Memory {id: row.id, bankId: $bankId, bankKey: 'k1', documentId: row.id, text: row.text, textKey: row.text,
         exactTerms: '', type: 'WORLD', state: 'ACTIVE', embedding: row.embedding,
         mentionedAt: datetime('2024-01-01T00:00Z'), validUntil: datetime('9999-12-31T23:59:59.999Z'),
         createdAt: datetime('2024-01-01T00:00Z'), updatedAt: datetime('2024-01-01T00:00Z'), tags: [], tagKey: '',
         proofCount: 1, position: 0, tokens: 9, grounded: true, toConsolidate: true})
       WITH m, row
       UNWIND row.entityIds AS entityId
       MATCH (e:Entity {bankId: $bankId, id: entityId})
       CREATE (m)-[:MENTIONS]->(e)`,
      { rows, bankId },
    );
  }
}

/** Makes a bank as it was before any consolidation. */
export async function forgetObservations({ driver }: Database, bankId: string): Promise<void> {
  await driver.executeQuery(
    "MATCH (m:Memory {bankId: $bankId}) WHERE m.type = 'OBSERVATION' DETACH DELETE m",
    { bankId },
  );
  await driver.executeQuery('MATCH (m:Memory {bankId: $bankId}) SET m.toConsolidate = true', { bankId });
}
