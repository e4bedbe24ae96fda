/** A body that is longer than its reader takes. */
export class BodyTooLong extends Error {
  constructor(maxBytes: number) {
    super(`the body is longer than ${maxBytes} bytes`);
    this.name = 'BodyTooLong';
  }
}

/** The body as text. Throws BodyTooLong as soon as it turns out longer than `maxBytes`; the rest is not read. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A body that is not read to its end is cancelled when the loop is left.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLong(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
