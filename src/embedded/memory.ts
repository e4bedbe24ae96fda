import { totalmem } from 'node:os';

const MIB = 1_048_576;

/** Memory given to the own Neo4j, in MiB. */
export interface Neo4jMemory {
  readonly heapMb: number;
  readonly pageCacheMb: number;
}

/**
 * Heap and page cache on a machine of this size: an eighth of the memory each, within bounds.
 * The rest stays for the models, the API and the system's file cache, which Lucene's vector and text indexes live on.
 * @param totalMb memory of the machine or container, in MiB
 */
export function defaultMemory(totalMb: number): Neo4jMemory {
  const share = Math.round(totalMb / 8);
  return {
    // Less than 512 MiB of heap is too little for transactions beside the vector index's merges; above 4 GiB nothing was gained.
    heapMb: Math.min(4096, Math.max(512, share)),
    pageCacheMb: Math.min(4096, Math.max(256, share)),
  };
}

/** Memory of this machine or of the container it is in, in MiB. */
export function machineMemoryMb(): number {
  const constrained = process.constrainedMemory();
  const total = totalmem();
  return Math.floor((constrained > 0 && constrained < total ? constrained : total) / MIB);
}
