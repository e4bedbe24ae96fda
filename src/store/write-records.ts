import type { BankRef } from '../domain/bank.ts';
import { tagKeyOf } from '../domain/tags.ts';
import { textKeyOf } from '../domain/text-key.ts';
import type { BankNode, BankRecord, BankTie, BankVersion, Properties, TieKind } from '../domain/transfer.ts';
import type { WriteTransaction } from './database.ts';
import { exactTerms } from './exact-terms.ts';
import { writeNodes, writeTies } from './transfer-statements.ts';
import { putTagSets } from './write-statements.ts';

/** Writes records of a copy; answers with the number of ties made. What depends on the bank or on a text is made anew. */
export async function writeRecords(
  transaction: WriteTransaction,
  bank: BankRef,
  records: readonly BankRecord[],
): Promise<number> {
  const nodes = records.filter((record) => 'node' in record);
  const ties = records.filter((record) => 'tie' in record);
  const versions = records.filter((record) => 'versionOf' in record);
  if (nodes.length > 0)
    await transaction.run(writeNodes, {
      nodes: nodes.map((node) => ({ node: node.node, properties: propertiesOf(node, bank) })),
    });
  await writeTagSets(transaction, bank, nodes);
  return ties.length + versions.length === 0 ? 0 : tie(transaction, bank, { ties, versions });
}

function propertiesOf({ node, id, properties }: BankNode, bank: BankRef): Properties {
  const own = { ...properties, id, bankId: bank.id };
  switch (node) {
    case 'Memory':
      return {
        ...own,
        bankKey: bank.key,
        tagKey: tagKeyOf(tagsOf(properties)),
        textKey: textKeyOf(String(properties.text)),
        exactTerms: exactTerms(String(properties.text)).join(' '),
      };
    case 'Entity':
      return { ...own, bankKey: bank.key };
    default:
      return own;
  }
}

async function writeTagSets(
  transaction: WriteTransaction,
  bank: BankRef,
  nodes: readonly BankNode[],
): Promise<void> {
  const sets = new Map<string, readonly string[]>();
  for (const { node, properties } of nodes) {
    if (node === 'Memory') sets.set(tagKeyOf(tagsOf(properties)), tagsOf(properties));
  }
  if (sets.size === 0) return;
  await transaction.run(putTagSets, {
    bankId: bank.id,
    bankKey: bank.key,
    tagSets: [...sets].map(([key, tags]) => ({ key, tags: [...tags] })),
  });
}

async function tie(
  transaction: WriteTransaction,
  bank: BankRef,
  { ties, versions }: { readonly ties: readonly BankTie[]; readonly versions: readonly BankVersion[] },
): Promise<number> {
  const of = (kind: TieKind) => ties.filter((each) => each.tie === kind);
  const kept: ReadonlySet<TieKind> = new Set(['PART_OF', 'ABOUT', 'FROM', 'MENTIONS']);
  const [row] = await transaction.run(writeTies, {
    bankId: bank.id,
    partOf: of('PART_OF'),
    about: of('ABOUT'),
    sources: of('FROM'),
    mentions: of('MENTIONS'),
    memories: ties.filter((each) => !kept.has(each.tie)),
    versions: versions.map(({ versionOf, properties }) => ({
      of: versionOf,
      properties: { ...properties, bankId: bank.id },
    })),
  });
  return row?.made ?? 0;
}

function tagsOf({ tags }: Properties): readonly string[] {
  return Array.isArray(tags) ? tags : [];
}
