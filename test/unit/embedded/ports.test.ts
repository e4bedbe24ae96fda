import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answersBolt } from '../../../src/embedded/bolt.ts';
import { choosePort, requireFreePort } from '../../../src/embedded/ports.ts';

let taken: Server;
let port: number;
beforeEach(async () => {
  // Answers as a web server would that somebody has on this port.
  taken = createServer((socket) =>
    socket.on('error', () => undefined).end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  );
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = (taken.address() as AddressInfo).port;
});
afterEach(() => {
  taken.close();
});

const wanted = () => ({ name: 'The API', setting: 'PORT', host: '127.0.0.1', port });

describe('ports', () => {
  test('a taken one is refused with the setting that moves it', async () => {
    await expect(requireFreePort(wanted())).rejects.toThrow(`The API port ${port} is taken`);
    await expect(requireFreePort(wanted())).rejects.toThrow(`PORT=${port + 1} npm start`);
  });

  test('the usual one, when taken, gives way to a free one', async () => {
    const chosen = await choosePort(null, wanted());
    expect(chosen).not.toBe(port);
    await expect(requireFreePort({ ...wanted(), port: chosen })).resolves.toBeUndefined();
  });

  test('one that the user chose is never exchanged', async () => {
    await expect(choosePort(port, wanted())).rejects.toThrow('is taken');
  });

  test('a free one is taken as it is', async () => {
    taken.close();
    await once(taken, 'close');
    expect(await choosePort(null, wanted())).toBe(port);
    expect(await choosePort(port, { ...wanted(), port: 1 })).toBe(port);
  });

  test('an address that is not this machine says so', async () => {
    await expect(requireFreePort({ ...wanted(), host: '192.0.2.1' })).rejects.toThrow('Check the address');
  });
});

describe('a Bolt server', () => {
  test('is one that agrees on a version of the protocol', async () => {
    const bolt = createServer((socket) => socket.once('data', () => socket.write(Buffer.from([0, 0, 8, 5]))));
    bolt.listen(0, '127.0.0.1');
    await once(bolt, 'listening');
    expect(await answersBolt('127.0.0.1', (bolt.address() as AddressInfo).port)).toBe(true);
    bolt.close();
  });

  test('is not one that agrees on none, nor one that is gone', async () => {
    const other = createServer((socket) =>
      socket.once('data', () => socket.write(Buffer.from([0, 0, 0, 0]))),
    );
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const otherPort = (other.address() as AddressInfo).port;
    expect(await answersBolt('127.0.0.1', otherPort)).toBe(false);
    other.close();
    await once(other, 'close');
    expect(await answersBolt('127.0.0.1', otherPort)).toBe(false);
  });
});
