import { MAXSIM_WASM } from './maxsim-wasm.ts';

/** The part of the WebAssembly API that is used here; Node's own types leave it to the browser's. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: KernelExports };
};

interface KernelExports extends Omit<SimdKernel, 'reserve'> {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
}

/** The assembled scripts/models/maxsim.wat, where the parameters are explained. Addresses are bytes in its memory. */
export interface SimdKernel {
  maxsim(query: number, blocks: number, chunks: number, document: number, tokens: number, out: number): void;
  project(x: number, matrix: number, rows: number, columns: number, out: number): void;
  /** The kernel's memory, grown to at least so many bytes. Its content does not outlive the next synchronous use. */
  reserve(bytes: number): ArrayBuffer;
}

const PAGE_BYTES = 65_536;

/** A kernel with a memory of its own. */
export function createSimdKernel(): SimdKernel {
  const { memory, maxsim, project } = new WebAssembly.Instance(new WebAssembly.Module(MAXSIM_WASM)).exports;
  return {
    maxsim,
    project,
    reserve(bytes) {
      const missing = bytes - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
      return memory.buffer;
    },
  };
}

let shared: SimdKernel | null = null;

/** One kernel for every synchronous use in this thread. */
export function simdKernel(): SimdKernel {
  shared ??= createSimdKernel();
  return shared;
}
