import http from 'node:http';
import https from 'node:https';

/** The part of node:http that the S3 client uses. */
export type Transport = Pick<typeof http, 'request'>;

/** For these statuses the client throws an error without reading the response. */
const UNREAD_STATUSES: ReadonlySet<number> = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

class NoProgressError extends Error {
  override readonly name = 'NoProgressError';
}

/**
 * Ends a request when `timeoutMs` passes without progress in any of its phases: DNS, connection, request
 * body, response. A pause of the reader does not count, because the server does not cause it.
 */
const boundByProgress = (request: http.ClientRequest, timeoutMs: number): void => {
  let response: http.IncomingMessage | undefined;
  request.on('response', (answer) => {
    response = answer;
    if (answer.statusCode !== undefined && UNREAD_STATUSES.has(answer.statusCode)) answer.resume();
  });
  request.on('timeout', () => {
    if (response !== undefined && response.readableLength > 0) request.socket?.setTimeout(timeoutMs);
    else request.destroy(new NoProgressError(`No progress for ${timeoutMs} ms.`));
  });
};

export interface BoundedTransport {
  readonly transport: Transport;
  readonly agent: http.Agent;
  /** Closes the keep-alive connections that no request uses at the moment. */
  closeIdle(): void;
}

/** node:http or node:https with keep-alive connections and a timeout for requests without progress. */
export const boundedTransport = (secure: boolean, timeoutMs: number): BoundedTransport => {
  const agent = secure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true });
  const plain = secure ? https : http;
  const request = (options: https.RequestOptions, onResponse?: (answer: http.IncomingMessage) => void) => {
    const sent = plain.request({ ...options, timeout: timeoutMs }, onResponse);
    boundByProgress(sent, timeoutMs);
    return sent;
  };
  const closeIdle = (): void => {
    for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy();
  };
  return { agent, closeIdle, transport: { request: request as Transport['request'] } };
};
