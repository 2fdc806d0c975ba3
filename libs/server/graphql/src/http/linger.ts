import type { IncomingMessage, ServerResponse } from 'node:http';

const LINGER_BYTES = 16 * 1024 * 1024;
const LINGER_MS = 5_000;

/**
 * After an early answer throws away what the client is still sending, 16 MiB or 5 s of it at most, then hangs
 * up. Hanging up at once would reset the connection, and the answer be lost with it.
 */
export const lingerAfterAnswer = (req: IncomingMessage, res: ServerResponse): void => {
  res.once('finish', () => {
    if (req.complete || req.destroyed) return;
    const { socket } = req;
    const hangUp = (): void => void socket.destroy();
    const timer = setTimeout(hangUp, LINGER_MS).unref();
    const done = (): void => clearTimeout(timer);
    let discardedBytes = 0;
    req
      .on('data', (chunk: Buffer) => {
        discardedBytes += chunk.length;
        if (discardedBytes > LINGER_BYTES) hangUp();
      })
      .once('end', done)
      .resume();
    socket.once('close', done);
  });
};
