import type { ServerResponse } from 'node:http';

/** A signal that aborts when the caller closes the connection before the answer is complete. */
export function abortOnDisconnect(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
