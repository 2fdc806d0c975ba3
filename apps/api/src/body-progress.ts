import type { IncomingMessage } from 'node:http';

/**
 * The time window in which at least `MIN_BYTES_PER_WINDOW` of a body must arrive, or the connection is
 * dropped.
 */
const WINDOW_MS = 5_000;
const MIN_BYTES_PER_WINDOW = 4_096;

/**
 * Disconnects clients that send a body too slowly (slow loris), on every route and for bodies of any length,
 * even while they wait for their turn. A time window counts only if the server read everything that arrived
 * in it: if the buffer is full at its start or end, the client is waiting for the server.
 */
export const requireBodyProgress = (req: IncomingMessage): void => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  const { socket } = req;
  let before = socket.bytesRead;
  let waitedForUs = true;
  const judge = (): void => {
    if (req.complete || req.destroyed) return;
    const moved = socket.bytesRead - before;
    before = socket.bytesRead;
    const waits = req.readableLength >= req.readableHighWaterMark;
    if (!waits && !waitedForUs && moved < MIN_BYTES_PER_WINDOW) socket.destroy();
    waitedForUs = waits;
  };
  // The check runs after pending reads, so that bytes which arrived while this process was busy count.
  const timer = setInterval(() => setImmediate(judge), WINDOW_MS);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  req.once('end', stop).once('close', stop);
};
