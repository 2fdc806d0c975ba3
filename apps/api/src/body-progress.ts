import type { IncomingMessage } from 'node:http';

/** A body must bring at least this much in each window, or the connection is dropped. */
const WINDOW_MS = 5_000;
const MIN_BYTES_PER_WINDOW = 4_096;

/**
 * Drops clients that trickle a body (slow loris) to whatever route, however large a body may be, also while they wait for their
 * turn. What counts is a window in which we took whatever came: a full buffer is read on by us, and that it was
 * full when the window began is not its client's fault either.
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
  // What arrived while this process was busy is read before it is judged.
  const timer = setInterval(() => setImmediate(judge), WINDOW_MS);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  req.once('end', stop).once('close', stop);
};
