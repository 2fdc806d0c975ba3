import type { FairTurns, Turn } from '@safelight/application';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

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

/** Passes a body on in turns: bytes wait for the turn, which is given away while nothing arrives. */
export const turnGate = (req: IncomingMessage, turn: Turn): Transform => {
  const gate = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      turn.takeAgain().then(() => {
        done(null, chunk);
        // Bytes that are already in the socket are read before the client counts as slow.
        setImmediate(giveWay);
      }, done);
    },
  });
  const giveWay = (): void => {
    const waitsForUs = gate.writableLength > 0 || req.readableLength > 0;
    if (!waitsForUs && !req.complete && !gate.destroyed) turn.giveWay();
  };
  return gate;
};
