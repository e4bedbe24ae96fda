import { type AddressInfo, createServer } from 'node:net';
import { MemoryError } from '../domain/errors.ts';

/** What listens where, and the setting that moves it. */
export interface WantedPort {
  readonly name: string;
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

/** The error code that listening there meets, or null when the port is free; 0 asks for any free port, which is returned. */
async function tryPort(
  host: string,
  port: number,
): Promise<{ readonly port: number; readonly failure: string | null }> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ port, failure: error.code ?? 'UNKNOWN' }),
    );
    server.listen({ host, port, exclusive: true }, () => {
      const bound = (server.address() as AddressInfo).port;
      server.close(() => resolve({ port: bound, failure: null }));
    });
  });
}

/** Throws CONFLICT, naming the setting that moves it, when the port cannot be listened on. */
export async function requireFreePort(wanted: WantedPort): Promise<void> {
  const { failure } = await tryPort(wanted.host, wanted.port);
  if (failure === null) return;
  const where = `${wanted.host}:${wanted.port}`;
  if (failure === 'EADDRINUSE') {
    throw new MemoryError(
      'CONFLICT',
      `${wanted.name} port ${wanted.port} is taken: something else listens on ${where}.\nStop that, or choose another port: ${wanted.setting}=${wanted.port + 1} npm start`,
    );
  }
  if (failure === 'EACCES') {
    throw new MemoryError(
      'CONFLICT',
      `${wanted.name} may not listen on ${where}: ports below 1024 need privileges.\nChoose a higher one with ${wanted.setting}.`,
    );
  }
  throw new MemoryError(
    'CONFLICT',
    `${wanted.name} cannot listen on ${where} (${failure}).\nCheck the address and ${wanted.setting}.`,
  );
}

/**
 * The port to use: the one the user chose, which must be free, else the usual one, else any free one.
 * @param chosen the user's own choice, or null
 */
export async function choosePort(chosen: number | null, wanted: WantedPort): Promise<number> {
  if (chosen !== null) {
    await requireFreePort({ ...wanted, port: chosen });
    return chosen;
  }
  const usual = await tryPort(wanted.host, wanted.port);
  return usual.failure === null ? wanted.port : (await tryPort(wanted.host, 0)).port;
}
