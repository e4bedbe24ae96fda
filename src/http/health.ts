import { type RequestHandler, Router } from 'express';

/** One thing that the process needs to answer requests. */
export interface HealthCheck {
  /** E.g. `database`. */
  readonly name: string;
  /** Null when it is well, else what is wrong in words that are safe to show. May also throw. */
  check(signal: AbortSignal): Promise<string | null>;
}

/** A check that takes longer has failed. */
const CHECK_MS = 3_000;

/**
 * `/live`: the process answers. `/ready`: everything it needs is there; else 503 with the reasons.
 * @param isStopping true from the moment on which no new requests should come
 */
export function healthRoutes(checks: readonly HealthCheck[], isStopping: () => boolean): Router {
  const ready: RequestHandler = async (_request, response) => {
    const results = await Promise.all(checks.map(runCheck));
    if (isStopping()) results.push({ name: 'process', ok: false, reason: 'it is stopping' });
    const isReady = results.every(({ ok }) => ok);
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: isReady ? 'ready' : 'not ready', checks: results });
  };
  return Router()
    .get('/live', (_request, response) => {
      response.set('cache-control', 'no-store').json({ status: 'live' });
    })
    .get('/ready', ready);
}

interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly reason: string | null;
}

async function runCheck({ name, check }: HealthCheck): Promise<CheckResult> {
  const signal = AbortSignal.timeout(CHECK_MS);
  const timedOut = new Promise<string>((resolve) => {
    signal.addEventListener('abort', () => resolve(`no answer within ${CHECK_MS / 1000} seconds`), {
      once: true,
    });
  });
  try {
    const reason = await Promise.race([check(signal), timedOut]);
    return { name, ok: reason === null, reason };
  } catch (error) {
    return { name, ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
