import http from 'node:http';
import https from 'node:https';

/** What the client needs of node:http. */
export type Transport = Pick<typeof http, 'request'>;

/** Answers the client takes for a failure without reading them. */
const UNREAD_STATUSES: ReadonlySet<number> = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

export class NoProgressError extends Error {
  override readonly name = 'NoProgressError';
}

/**
 * Ends a request when nothing came or went for `timeoutMs`, in any of its phases: name, connection, body,
 * answer. A reader who takes a pause while bytes wait for them is not the server's fault and goes on.
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
}

/** node:http or node:https with kept connections and a limit on standing still. */
export const boundedTransport = (secure: boolean, timeoutMs: number): BoundedTransport => {
  const agent = secure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true });
  const plain = secure ? https : http;
  const request = (options: https.RequestOptions, onResponse?: (answer: http.IncomingMessage) => void) => {
    const sent = plain.request({ ...options, timeout: timeoutMs }, onResponse);
    boundByProgress(sent, timeoutMs);
    return sent;
  };
  return { agent, transport: { request: request as Transport['request'] } };
};
