import type { Server } from 'node:http';

/** Long enough for a train in a tunnel. */
const STALLED_MS = 60_000;

/**
 * Lets go of clients that took nothing of their answer for a minute: each holds what was read for it. Connections on
 * which nothing is under way for other reasons (an upload that waits for its turn, an answer we still work on) stay.
 */
export const cutStalledAnswers = (server: Server, stalledMs = STALLED_MS): void => {
  // Node tells of connections on which nothing came or went, also within one large write.
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
};
