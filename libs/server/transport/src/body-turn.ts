import type { FairTurns, Turn } from '@safelight/application';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

/** Gives an upload its turn, on behalf of whoever sends it. */
export type BodyTurns = <T>(task: (turn: Turn) => Promise<T>) => Promise<T>;

/** Bytes of the body to wait for: all of it where it is short, otherwise as many as are kept unread. */
const wantedOf = (req: IncomingMessage): number =>
  Math.min(Number(req.headers['content-length'] ?? Infinity), req.readableHighWaterMark);

/**
 * Resolves once there is something to do for a request: its body has come, or as much of it as is kept unread, or
 * its client is gone. Reads nothing.
 */
const bodyAtHand = (req: IncomingMessage): Promise<void> => {
  const isAtHand = (): boolean => req.complete || req.destroyed || req.readableLength >= wantedOf(req);
  if (isAtHand()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (isAtHand()) {
        req.off('readable', look).off('close', look);
        resolve();
      } else req.read(0); // Asks to be told of the next bytes, and takes none.
    };
    req.on('readable', look).on('close', look);
  });
};

/** Turns for the body of one request of a person: each is taken when bytes are there, not while they are awaited. */
export const bodyTurns =
  ({ inUploadTurn }: { readonly inUploadTurn: FairTurns }, req: IncomingMessage, userId: string): BodyTurns =>
  (task) =>
    inUploadTurn(userId, task, bodyAtHand(req));

/** Passes a body on by turns: what comes waits for the turn, which is given away while nothing comes. */
export const turnGate = (req: IncomingMessage, turn: Turn): Transform => {
  const gate = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      turn.takeAgain().then(() => {
        done(null, chunk);
        // What lies in the socket already is read before the client is said to be slow.
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
