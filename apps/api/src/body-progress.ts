import type { RequestHandler } from 'express';

/** A body must bring at least this much in each window, or the connection is dropped. */
const WINDOW_MS = 5_000;
const MIN_BYTES_PER_WINDOW = 4_096;

/**
 * Drops clients that trickle a body (slow loris), however large a body may be. A request that waits for us
 * to read on is not its client's fault and is left alone.
 */
export const requireBodyProgress: RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return next();
  const { socket } = req;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const moved = socket.bytesRead - before;
    before = socket.bytesRead;
    if (req.readableLength === 0 && !req.isPaused() && moved < MIN_BYTES_PER_WINDOW) socket.destroy();
  }, WINDOW_MS);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  req.once('end', stop).once('close', stop);
  next();
};
