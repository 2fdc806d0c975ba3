import type { IncomingMessage, ServerResponse } from 'node:http';
import { deferred } from './deferred.ts';

/** The size in bytes up to which Node itself reads and discards the rest of a body, and keeps the connection. */
const SMALL_BODY_BYTES = 64 * 1024;
const LINGER_BYTES = 16 * 1024 * 1024;
const LINGER_MS = 5_000;

/** True while the client is still sending a large body; false when it has disconnected. */
const hasLargeBodyPending = (req: IncomingMessage): boolean => {
  if (req.complete || req.destroyed) return false;
  const length = req.headers['content-length'];
  return length === undefined
    ? req.headers['transfer-encoding'] !== undefined
    : Number(length) > SMALL_BODY_BYTES;
};

/**
 * Detaches the current reader of a body and discards the rest. Calls `done` when the body has ended, or after
 * 16 MiB or 5 s more.
 */
const discardBody = (req: IncomingMessage, done: () => void): void => {
  let discardedBytes = 0;
  const discard = (chunk: Buffer): void => {
    discardedBytes += chunk.length;
    if (discardedBytes > LINGER_BYTES) end();
  };
  const end = (): void => {
    clearTimeout(timer);
    req.off('data', discard).off('end', end).off('close', end);
    done();
  };
  const timer = setTimeout(end, LINGER_MS);
  req.unpipe();
  req.on('data', discard).once('end', end).once('close', end).resume();
};

/**
 * Makes the answer reach a client that is still sending a body which nobody will read. The answer is sent at
 * once with `Connection: close`, and the connection is closed a little later: closing it at once would reset
 * it and lose the answer. Call it before the headers of the answer are written. Resolves when the answer has
 * been sent, or the client has disconnected.
 */
export const lingerAfterAnswer = (req: IncomingMessage, res: ServerResponse): Promise<unknown> => {
  const answered = deferred<null>();
  res.once('close', () => answered.resolve(null));
  const end = res.end.bind(res) as (body?: unknown) => ServerResponse;
  res.end = (body?: unknown): ServerResponse => {
    res.end = end;
    answered.resolve(null);
    if (res.headersSent || !hasLargeBodyPending(req)) {
      req.resume();
      return end(body);
    }
    res.setHeader('Connection', 'close');
    if (typeof body === 'string' || body instanceof Uint8Array) res.write(body);
    else res.flushHeaders();
    discardBody(req, end);
    return res;
  };
  return answered.promise;
};
