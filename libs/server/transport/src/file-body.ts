import type { Turn } from '@safelight/application';
import type { IncomingMessage } from 'node:http';
import { bodyChunks, type BodyTurns } from './body-turn.ts';
import { clientLeft, fileRequired, fileTooLarge } from './multipart-form.ts';
import { requirePlainBody } from './plain-body.ts';

/** A file that is the whole body of a request. */
export interface FileBody {
  /**
   * The bytes while they arrive. Throws FILE_REQUIRED for an empty body, FILE_TOO_LARGE, and UPLOAD_ABORTED
   * for an incomplete one.
   */
  readonly source: AsyncIterable<Uint8Array>;
  /** Aborted when the client disconnects before the whole body has arrived. */
  readonly signal: AbortSignal;
}

interface FileReading {
  readonly maxBytes: number;
  readonly inTurn: BodyTurns;
}

async function* bytesOf(req: IncomingMessage, maxBytes: number, turn: Turn): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0;
  try {
    for await (const chunk of bodyChunks(req, turn)) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw fileTooLarge(maxBytes);
      yield chunk;
    }
  } catch (error) {
    throw req.destroyed && !req.complete ? clientLeft() : error;
  }
  if (sizeBytes === 0) throw fileRequired();
}

/**
 * Waits for the upload's turn, passes the body of a request to `take` as a file, and returns what `take`
 * returns. The body is streamed, not held in memory. Throws FILE_TOO_LARGE before reading anything when
 * Content-Length exceeds `maxBytes`, and an error of status 415 for a Content-Encoding.
 */
export const readFileBody = async <T>(
  req: IncomingMessage,
  { maxBytes, inTurn }: FileReading,
  take: (file: FileBody) => Promise<T>,
): Promise<T> => {
  requirePlainBody(req);
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw fileTooLarge(maxBytes);
  return inTurn(async (turn) => {
    const abort = new AbortController();
    const leave = (): void => {
      if (!req.complete) abort.abort(clientLeft());
    };
    req.once('close', leave);
    if (req.destroyed) leave();
    try {
      abort.signal.throwIfAborted();
      return await take({ source: bytesOf(req, maxBytes, turn), signal: abort.signal });
    } finally {
      req.off('close', leave);
    }
  });
};
