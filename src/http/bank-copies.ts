import { once } from 'node:events';
import express, { type Response, type Router } from 'express';
import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import { readLines } from '../domain/read-lines.ts';
import type { BankTransfer } from '../domain/transfer.ts';

/** Lines of JSON. No browser sends this type to another site without asking there first, and nobody answers that. */
const CONTENT_TYPE = 'application/x-ndjson';

/** Characters of one line: many times the longest document that one retain can hold. */
const MAX_LINE_CHARS = 64 * 1024 * 1024;

/**
 * `GET /:id/export`, a bank as a stream of lines, and `POST /:id/import`, the way back. A copy that breaks off lacks its
 * last line, and the connection is cut instead of ended, so that nobody takes it for whole.
 */
export function bankCopies(transfer: BankTransfer, clock: () => Instant): Router {
  const router = express.Router({ caseSensitive: true });
  router.get('/:id/export', async (request, response) => {
    await sendLines(transfer.exportBank(request.params.id), response, request.params.id);
  });
  router.post('/:id/import', async (request, response) => {
    if (request.is(CONTENT_TYPE) === false)
      throw new MemoryError('BAD_USER_INPUT', `Send the lines of a copy as ${CONTENT_TYPE}.`);
    response.json(await transfer.importBank(request.params.id, readLines(request, MAX_LINE_CHARS), clock()));
  });
  return router;
}

async function sendLines(lines: AsyncIterable<string>, response: Response, bankId: string): Promise<void> {
  let hasBegun = false;
  try {
    for await (const line of lines) {
      if (!hasBegun) {
        hasBegun = true;
        response
          .type(CONTENT_TYPE)
          .attachment(`${bankId.replace(/[^\w.-]+/g, '_')}.jsonl`)
          .type(CONTENT_TYPE);
      }
      if (response.destroyed) return;
      if (!response.write(line)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  } catch (error) {
    if (!hasBegun) throw error;
    response.destroy();
    throw error;
  }
}
