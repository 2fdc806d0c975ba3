import type { Turn } from '@safelight/application';
import type { IncomingMessage } from 'node:http';
import { bodyChunks, type BodyTurns } from './body-turn.ts';
import { clientLeft, fileRequired, fileTooLarge } from './multipart-form.ts';

/** A file that is the whole body of a request. */
export interface FileBody {
  /** Its bytes while they arrive. Throws FILE_REQUIRED for none, FILE_TOO_LARGE, and UPLOAD_ABORTED for a part. */
  readonly source: AsyncIterable<Uint8Array>;
  /** Aborted when the client hangs up before all of it has arrived. */
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
 * Passes the body of a request to `take` as a file, when its turn has come, and returns what `take` returns. Nothing
 * waits in memory. FILE_TOO_LARGE when more is announced than `maxBytes`, before any of it is read.
 */
export const readFileBody = async <T>(
  req: IncomingMessage,
  { maxBytes, inTurn }: FileReading,
  take: (file: FileBody) => Promise<T>,
): Promise<T> => {
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
