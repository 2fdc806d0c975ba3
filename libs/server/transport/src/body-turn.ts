import type { FairTurns, Turn } from '@safelight/application';
import type { IncomingMessage } from 'node:http';

/** Runs a task in the upload turns of one person. */
export type BodyTurns = <T>(task: (turn: Turn) => Promise<T>) => Promise<T>;

/**
 * The number of bytes to wait for: the whole body if it is short, otherwise as many as Node buffers unread.
 */
const wantedOf = (req: IncomingMessage): number =>
  Math.min(Number(req.headers['content-length'] ?? Infinity), req.readableHighWaterMark);

/**
 * Resolves when the whole body is buffered, when the buffer is full, or when the client has disconnected.
 * Consumes nothing.
 */
const bodyAtHand = (req: IncomingMessage): Promise<void> => {
  const isAtHand = (): boolean => req.complete || req.destroyed || req.readableLength >= wantedOf(req);
  if (isAtHand()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (isAtHand()) {
        req.off('readable', look).off('close', look);
        resolve();
      } else req.read(0); // Lets Node receive more bytes without consuming any.
    };
    req.on('readable', look).on('close', look);
  });
};

/**
 * Upload turns for the body of one person's request. The request takes its turn only after bytes have
 * arrived.
 */
export const bodyTurns =
  ({ inUploadTurn }: { readonly inUploadTurn: FairTurns }, req: IncomingMessage, userId: string): BodyTurns =>
  (task) =>
    inUploadTurn(userId, task, bodyAtHand(req));

/**
 * Gives the turn to other uploads while the client sends nothing. Bytes that are already in the socket count
 * as sent.
 */
const whileWaiting = (req: IncomingMessage, turn: Turn) => {
  let isWaiting = false;
  const look = (): void => {
    if (isWaiting && req.readableLength === 0 && !req.complete && !req.destroyed) turn.giveWay();
  };
  return {
    begin: (): void => {
      isWaiting = true;
      setImmediate(look);
    },
    end: (): Promise<void> => {
      isWaiting = false;
      return turn.takeAgain();
    },
  };
};

/**
 * The chunks of a body while they arrive, each read in the turn of its upload. Throws when the client
 * disconnects.
 */
export async function* bodyChunks(req: IncomingMessage, turn?: Turn): AsyncGenerator<Buffer> {
  const waiting = turn === undefined ? null : whileWaiting(req, turn);
  waiting?.begin();
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    await waiting?.end();
    yield chunk;
    waiting?.begin();
  }
  await waiting?.end();
}
