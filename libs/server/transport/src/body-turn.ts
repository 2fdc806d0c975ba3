import type { FairTurns, Turn } from '@safelight/application';
import type { IncomingMessage } from 'node:http';

/** Gives an upload its turn, for the person who sends it. */
export type BodyTurns = <T>(task: (turn: Turn) => Promise<T>) => Promise<T>;

/** The bytes of the body to wait for: all of a short one, otherwise as many as are buffered unread. */
const wantedOf = (req: IncomingMessage): number =>
  Math.min(Number(req.headers['content-length'] ?? Infinity), req.readableHighWaterMark);

/**
 * Resolves when the body has arrived, or as much of it as is buffered unread, or when the client is gone.
 * Reads nothing.
 */
const bodyAtHand = (req: IncomingMessage): Promise<void> => {
  const isAtHand = (): boolean => req.complete || req.destroyed || req.readableLength >= wantedOf(req);
  if (isAtHand()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (isAtHand()) {
        req.off('readable', look).off('close', look);
        resolve();
      } else req.read(0); // Makes Node receive more bytes without taking any.
    };
    req.on('readable', look).on('close', look);
  });
};

/**
 * Turns for the body of one person's request. A turn is taken when bytes have arrived, not while they are
 * awaited.
 */
export const bodyTurns =
  ({ inUploadTurn }: { readonly inUploadTurn: FairTurns }, req: IncomingMessage, userId: string): BodyTurns =>
  (task) =>
    inUploadTurn(userId, task, bodyAtHand(req));

/** Gives a turn away while the client brings nothing; bytes that are already in the socket count as brought. */
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

/** The chunks of a body while they arrive, each in the turn of its upload. Throws when the client hangs up. */
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
