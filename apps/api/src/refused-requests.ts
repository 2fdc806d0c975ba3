import { unreadRequestAnswer } from '@safelight/rest';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from './logger.ts';

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** The statuses for errors of Node's HTTP parser; any other error is a 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  [TIMED_OUT]: 408,
};

/** True for a request of HTTP/1.1 without the header Host, which it must have (RFC 9112 §3.2). */
const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

/**
 * Answers requests that Node refuses before any handler runs, in the form of every other error; Node itself
 * would answer them without a body. The server must have been created with `requireHostHeader: false`. Returns
 * the listener that passes all other requests on to `listener`.
 */
export const answerRefused = (
  logger: Pick<Logger, 'info'>,
  listener: (req: IncomingMessage, res: ServerResponse) => void,
) => {
  /** The answer to the latest request of each connection; null if that request changed the protocol. */
  const answers = new WeakMap<Duplex, ServerResponse | null>();

  const answerOf = (status: number, code: string) => {
    const requestId = randomUUID();
    logger.info({ requestId, status, code }, 'request refused');
    return unreadRequestAnswer(status, requestId);
  };

  const refuse = (res: ServerResponse, status: number, code: string): void => {
    const { headers, body } = answerOf(status, code);
    res.writeHead(status, headers).end(body);
  };

  /** Answers the request that cannot be read, if possible, and ends the connection. */
  const refuseUnread = (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const { code = 'UNKNOWN' } = error;
    const latest = answers.get(socket) ?? null;
    // A second answer must not be written into one that has begun.
    const isAnswering = latest !== null && latest.headersSent && !latest.writableFinished;
    if (code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy(error);
      return;
    }
    const status = STATUSES[code] ?? 400;
    const { reason, headers, body } = answerOf(status, code);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  };

  return {
    listener: (req: IncomingMessage, res: ServerResponse): void => {
      answers.set(req.socket, res);
      if (lacksHost(req)) refuse(res, 400, 'NO_HOST');
      else listener(req, res);
    },

    /** Must be called with the server before it listens. */
    watch: (server: Server): void => {
      server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
        answers.set(req.socket, res);
        refuse(res, 417, 'EXPECTATION');
      });
      server.on('upgrade', (_req, socket) => answers.set(socket, null));
      server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
        if (error.code !== TIMED_OUT) {
          refuseUnread(error, socket);
          return;
        }
        const latest = answers.get(socket);
        // Node looks at the time before it reads what arrived, so after a time in which this process got no
        // processor time it reports requests that are complete. They have been read when this runs.
        setImmediate(() => {
          if (answers.get(socket) === latest) refuseUnread(error, socket);
        });
      });
    },
  };
};
