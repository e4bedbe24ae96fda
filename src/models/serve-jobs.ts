import { type MessagePort, parentPort, type TransferListItem } from 'node:worker_threads';
import { invariant, type MemoryError } from '../domain/errors.ts';
import type { Failure, FromWorker, ToWorker } from './worker-protocol.ts';

/** A loaded model inside its worker. */
export interface LoadedModel<Ready, Job, Result> {
  /** What the main thread learns once the model is loaded. */
  readonly ready: Ready;
  run(job: Job): Promise<Result>;
  /** Buffers of a result that are moved to the main thread instead of copied. */
  transferables(result: Result): readonly TransferListItem[];
  dispose(): Promise<void>;
}

export interface ModelServer<Ready, Job, Result> {
  load(): Promise<LoadedModel<Ready, Job, Result>>;
  /** Turns whatever was thrown into an expected failure. */
  translate(error: unknown): MemoryError;
}

function failureOf(error: MemoryError): Failure {
  return { code: error.code, message: error.message, details: error.details };
}

async function answer<Ready, Job, Result>(
  port: MessagePort,
  model: LoadedModel<Ready, Job, Result>,
  call: { readonly id: number; readonly job: Job; readonly translate: (error: unknown) => MemoryError },
): Promise<void> {
  const send = (message: FromWorker<Ready, Result>, moved: readonly TransferListItem[] = []) =>
    port.postMessage(message, moved);
  try {
    const result = await model.run(call.job);
    send({ kind: 'DONE', id: call.id, result }, model.transferables(result));
  } catch (error) {
    send({ kind: 'BROKE', id: call.id, failure: failureOf(call.translate(error)) });
  }
}

/** Loads a model in this worker thread and serves its jobs one after the other until it is told to close. */
export async function serveJobs<Ready, Job, Result>(server: ModelServer<Ready, Job, Result>): Promise<void> {
  const port = parentPort;
  invariant(port !== null, 'a model is served in a worker thread');
  const send = (message: FromWorker<Ready, Result>) => port.postMessage(message);
  let model: LoadedModel<Ready, Job, Result>;
  try {
    model = await server.load();
  } catch (error) {
    send({ kind: 'FAILED', failure: failureOf(server.translate(error)) });
    port.close();
    return;
  }
  let last: Promise<void> = Promise.resolve();
  port.on('message', (message: ToWorker<Job>) => {
    last = last.then(async () => {
      if (message.kind === 'JOB') {
        await answer(port, model, { ...message, translate: server.translate });
        return;
      }
      await model.dispose();
      port.close();
    });
  });
  send({ kind: 'READY', ready: model.ready });
}
