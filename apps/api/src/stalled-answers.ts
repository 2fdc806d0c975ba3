import type { Server } from 'node:http';

/** Node checks once in this time and reports at the second check that finds nothing moved, so within a minute. */
const STALLED_MS = 30_000;

/**
 * Disconnects clients that read nothing of their answer for a minute, because each holds memory. Connections
 * that are idle for other reasons (an upload waiting for its turn, an answer still being made) are kept.
 */
export const cutStalledAnswers = (server: Server, stalledMs = STALLED_MS): void => {
  // Node calls this for connections on which nothing was sent or received, even within one large write.
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
};
