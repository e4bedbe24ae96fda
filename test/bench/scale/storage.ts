import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What one kind of data takes on the disk. */
export interface StoragePart {
  readonly part: string;
  readonly bytes: number;
  readonly bytesPerMemory: number;
}

/** Neo4j's files by the beginning of their names, the first that fits. */
const STORES: readonly (readonly [prefix: string, part: string])[] = [
  ['neostore.propertystore.db.arrays', 'arrays: embeddings, token vectors, tags'],
  ['neostore.propertystore.db.strings', 'strings: texts, ids'],
  ['neostore.propertystore', 'other properties'],
  ['neostore.relationship', 'relationships'],
  ['neostore.node', 'nodes'],
];
/** Written at run time and empty after a stop. */
const PASSING = 'id-buffer';

/**
 * What the database takes on the disk, largest first: its stores and, by kind, its indexes; without transaction logs.
 * Neo4j must have been stopped, since it makes its files longer than they need be while it runs.
 * @param dataFolder folder of the databases
 * @param database name of the database, a folder there
 */
export function readStorage(dataFolder: string, database: string, memories: number): readonly StoragePart[] {
  const root = join(dataFolder, database);
  const bytes = new Map<string, number>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const file = statSync(join(root, path));
    if (!file.isFile() || path.startsWith(PASSING)) continue;
    const part = partOf(path);
    bytes.set(part, (bytes.get(part) ?? 0) + file.size);
  }
  return [...bytes]
    .map(([part, size]) => ({ part, bytes: size, bytesPerMemory: Math.round(size / memories) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** The kind of data in a file, by its path within the database's folder. */
function partOf(path: string): string {
  const [schema, index, provider] = path.split(sep);
  if (schema === 'schema' && index === 'index' && provider !== undefined)
    return `${provider.replace(/-[\d.]+$/u, '')} indexes`;
  return STORES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'other';
}

/** Memories that are planned for on paper. */
const PLANNED = 1_000_000;

/** Rows of a table, heading first: the measured sizes, and what a million memories would take at the same slope. */
export function storageTable(parts: readonly StoragePart[]): readonly (readonly string[])[] {
  const total = parts.reduce(
    (sum, { bytes, bytesPerMemory }) => ({
      part: 'together',
      bytes: sum.bytes + bytes,
      bytesPerMemory: sum.bytesPerMemory + bytesPerMemory,
    }),
    { part: 'together', bytes: 0, bytesPerMemory: 0 },
  );
  const lines = [...parts, total].map(({ part, bytes, bytesPerMemory }) => [
    part,
    (bytes / 2 ** 20).toFixed(1),
    String(bytesPerMemory),
    ((bytesPerMemory * PLANNED) / 2 ** 30).toFixed(2),
  ]);
  return [['on the disk', 'MiB', 'bytes a memory', 'GiB for 1,000,000'], ...lines];
}
