import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MemoryError } from '../domain/errors.ts';
import type { Failure, FromWorker, ToWorker } from './worker-protocol.ts';

/** The worker files of this folder. */
export type WorkerName = 'embedding-worker' | 'classifier-worker';

interface Running<Ready> {
  readonly worker: Worker;
  readonly ready: Ready;
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: MemoryError) => void;
}

/** Source and build differ in the extension of their files, so a worker has the one of this file. */
function workerUrl(name: WorkerName): URL {
  return new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);
}

function thrown(failure: Failure): MemoryError {
  return new MemoryError(failure.code, failure.message, { details: failure.details });
}

/**
 * A model in a thread of its own. ONNX Runtime's Node binding runs an inference synchronously, so that on the main
 * thread every batch would hold up every other request for its whole length.
 */
export class ModelThread<Ready, Job, Result> {
  readonly #name: WorkerName;
  readonly #workerData: unknown;
  readonly #waiting = new Map<number, Waiting<Result>>();
  #running: Promise<Running<Ready>> | null = null;
  #nextId = 0;
  #closed = false;

  constructor(name: WorkerName, workerData: unknown) {
    this.#name = name;
    this.#workerData = workerData;
  }

  /** What the model says of itself, once it is loaded. Throws MODEL_UNAVAILABLE. */
  async start(): Promise<Ready> {
    return (await this.#started()).ready;
  }

  /** The job's result. A worker that died is started again by the next job. Throws MODEL_UNAVAILABLE. */
  async run(job: Job): Promise<Result> {
    const { worker } = await this.#started();
    return new Promise<Result>((resolve, reject) => {
      const id = this.#nextId++;
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'JOB', id, job } satisfies ToWorker<Job>);
    });
  }

  /** Ends the thread after the jobs it has; further jobs are refused. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const running = await this.#running?.catch(() => null);
    if (!running) return;
    const { worker } = running;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage({ kind: 'CLOSE' } satisfies ToWorker<Job>);
    await ended;
  }

  #started(): Promise<Running<Ready>> {
    if (this.#closed) return Promise.reject(this.#gone());
    this.#running ??= this.#launch().catch((error: unknown) => {
      this.#running = null;
      throw error;
    });
    return this.#running;
  }

  #launch(): Promise<Running<Ready>> {
    return new Promise<Running<Ready>>((resolve, reject) => {
      const worker = new Worker(workerUrl(this.#name), { workerData: this.#workerData });
      worker.on('message', (message: FromWorker<Ready, Result>) => {
        if (message.kind === 'READY') resolve({ worker, ready: message.ready });
        else if (message.kind === 'FAILED') reject(thrown(message.failure));
        else this.#settle(message);
      });
      worker.on('error', (error) => reject(this.#gone(error)));
      worker.on('exit', () => {
        reject(this.#gone());
        this.#abandon();
      });
    });
  }

  #settle(message: Extract<FromWorker<Ready, Result>, { kind: 'DONE' | 'BROKE' }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'DONE') waiting?.resolve(message.result);
    else waiting?.reject(thrown(message.failure));
  }

  #abandon(): void {
    this.#running = null;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#gone());
    this.#waiting.clear();
  }

  #gone(cause?: unknown): MemoryError {
    const message = this.#closed ? 'The model is closed.' : 'The model stopped while it ran; try again.';
    return new MemoryError('MODEL_UNAVAILABLE', message, cause === undefined ? {} : { cause });
  }
}
