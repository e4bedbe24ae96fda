import { connect } from 'node:net';

/** Magic of a Bolt connection, then four version proposals: 5.0–5.8, 4.4 and none (Bolt handshake specification). */
const HANDSHAKE = Buffer.from([0x60, 0x60, 0xb0, 0x17, 0, 8, 8, 5, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0]);

/** True when a Bolt server answers there: it agrees on a version of the protocol. */
export async function answersBolt(host: string, port: number, timeoutMs = 5000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => end(false));
    socket.once('connect', () => socket.write(HANDSHAKE));
    socket.once('data', (reply) => end(reply.length >= 4 && reply.readUInt32BE(0) !== 0));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}
