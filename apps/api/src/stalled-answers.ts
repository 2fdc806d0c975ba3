import type { Server } from 'node:http';

/** Node checks once in this time and reports at the second check that finds nothing moved, so within a minute. */
const STALLED_MS = 30_000;

/**
 * Disconnects clients that read nothing of their answer for a minute, because each holds memory. Connections on which
 * nothing moves while a request is under way (an upload waiting for its turn, an answer still being made) are kept;
 * those between two requests end when the server's `keepAliveTimeout` is over.
 */
export const cutStalledAnswers = (server: Server, stalledMs = STALLED_MS): void => {
  // Node calls this for connections on which nothing was sent or received, even within one large write.
  server.setTimeout(stalledMs, (socket) => {
    // Between two requests Node gives the connection the time of `keepAliveTimeout` instead of ours, and leaves its end to us.
    const isBetweenRequests = socket.timeout !== stalledMs;
    if (isBetweenRequests || socket.writableLength > 0) socket.destroy();
  });
};
