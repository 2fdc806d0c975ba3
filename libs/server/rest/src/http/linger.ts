import type { IncomingMessage, ServerResponse } from 'node:http';

/** A body this small is not worth a connection: Node throws it away. */
const SMALL_BODY_BYTES = 64 * 1024;
const LINGER_BYTES = 16 * 1024 * 1024;
const LINGER_MS = 5_000;

/** True when the client is in the middle of sending a body that we will not read. */
export const hasLargeBodyPending = (req: IncomingMessage): boolean => {
  if (req.complete) return false;
  const length = req.headers['content-length'];
  return length === undefined
    ? req.headers['transfer-encoding'] !== undefined
    : Number(length) > SMALL_BODY_BYTES;
};

/**
 * Ends an answer whose bytes are written, and its connection, once the client has stopped sending or has
 * sent 16 MiB or 5 s more. Closing at once would reset the connection, and the answer be lost with it.
 */
export const endAfterLingering = (req: IncomingMessage, res: ServerResponse): void => {
  let discardedBytes = 0;
  const discard = (chunk: Buffer): void => {
    discardedBytes += chunk.length;
    if (discardedBytes > LINGER_BYTES) end();
  };
  const end = (): void => {
    clearTimeout(timer);
    req.off('data', discard).off('end', end).off('close', end);
    res.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  req.on('data', discard).once('end', end).once('close', end).resume();
};
