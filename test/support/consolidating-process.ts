import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ConsolidationReceipt } from '../../src/reflect/consolidate/types.ts';

/** What a process of its own says of its consolidation. */
export interface ConsolidatedByProcess {
  readonly receipt: ConsolidationReceipt;
  /** What lived on its heap after each batch, without garbage; `done`: share of the facts that were looked at. */
  readonly heap: readonly { readonly done: number; readonly bytes: number }[];
  /** Most memory that it ever held, in bytes. */
  readonly peakRss: number;
  readonly ms: number;
}

/** A process that waits to consolidate. */
export interface WaitingProcess {
  /** Lets it begin; what it did. Throws when it fails. */
  go(): Promise<ConsolidatedByProcess>;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A process, ready to consolidate a bank of the database that the environment names. */
export async function startConsolidating(bankId: string): Promise<WaitingProcess> {
  const args = ['--import', here('typescript-in-threads.mjs'), here('consolidate-process.ts'), bankId];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('the process that consolidates ended early');
    return value;
  };
  await nextLine();
  return {
    async go() {
      const ended = once(child, 'exit');
      child.stdin.end('go\n');
      const said = await nextLine();
      await ended;
      return JSON.parse(said) as ConsolidatedByProcess;
    },
  };
}
