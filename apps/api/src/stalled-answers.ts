import type { Server } from 'node:http';

/**
 * Node checks at this interval and reports a connection at the second check without progress, so within a
 * minute.
 */
const STALLED_MS = 30_000;

/**
 * Disconnects clients that read nothing of their answer for a minute, because each of them holds memory.
 * Connections without traffic while a request is running (an upload that waits for its turn, an answer that
 * is being computed) are kept; those between two requests end by the server's `keepAliveTimeout`.
 */
export const cutStalledAnswers = (server: Server, stalledMs = STALLED_MS): void => {
  // Node calls this for connections without traffic, even during one large write.
  server.setTimeout(stalledMs, (socket) => {
    // Between two requests Node sets the connection's timeout to `keepAliveTimeout`, and leaves closing it to
    // this function.
    const isBetweenRequests = socket.timeout !== stalledMs;
    if (isBetweenRequests || socket.writableLength > 0) socket.destroy();
  });
};
