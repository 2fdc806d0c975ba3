// A cheap HTTP/1.1 client that generates load: keep-alive sockets with one request at a time on each. It
// always sends the same bytes, and reads only the status and length of answers.
import { connect as connectSocket, type Socket } from 'node:net';

/** The buffer into which all connections read; it is larger than what the kernel delivers at once. */
const READ_BUFFER = Buffer.allocUnsafe(1024 * 1024);
const NOTHING = Buffer.alloc(0);
const HEAD = /^HTTP\/1\.1 2\d\d [\s\S]*?\r\nContent-Length: (\d+)/i;
const NOT_MODIFIED = /^HTTP\/1\.1 304 /;

function bodyLengthIn(head: string): number {
  if (NOT_MODIFIED.test(head)) return 0;
  const length = HEAD.exec(head)?.[1];
  if (length === undefined) throw new Error(`Not a good answer with a length:\n${head}`);
  return Number(length);
}

/** Finds the ends of answers in a stream: calls `onAnswer` at the last byte of each. */
function answerReader(onAnswer: () => void): (chunk: Buffer) => void {
  let head: Buffer = NOTHING;
  let missing = 0;
  return (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      const bytes = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = bytes.indexOf('\r\n\r\n');
      // The chunk is in the shared buffer, so bytes that are needed later are copied.
      head = end === -1 ? Buffer.from(bytes) : NOTHING;
      if (end === -1) return;
      missing = bodyLengthIn(bytes.toString('latin1', 0, end)) - (bytes.length - end - 4);
    }
    if (missing < 0) throw new Error('An answer is longer than its Content-Length.');
    if (missing === 0) onAnswer();
  };
}

function openConnection(port: number, onAnswer: (socket: Socket) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const read = answerReader(() => {
      onAnswer(socket);
    });
    const callback = (length: number): boolean => {
      try {
        read(READ_BUFFER.subarray(0, length));
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
      }
      return true;
    };
    const options = { port, host: '127.0.0.1', noDelay: true, onread: { buffer: READ_BUFFER, callback } };
    const socket = connectSocket(options, () => {
      resolve(socket);
    }).once('error', reject);
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

interface LoadOptions {
  readonly port: number;
  readonly request: Buffer;
  readonly connections: number;
  readonly durationMs: number;
}

interface LoadResult {
  readonly requests: number;
  readonly elapsedMs: number;
  readonly p50Ms: number;
  /**
   * The fraction of one processor that this process used; near 1 the load generator itself limited the rate.
   */
  readonly generatorLoad: number;
}

/**
 * Sends `request` repeatedly over `connections` sockets until `durationMs` have passed, and waits for the
 * last answers. Throws for any answer but 2xx with a Content-Length.
 */
export async function load({ port, request, connections, durationMs }: LoadOptions): Promise<LoadResult> {
  const sentAt = new Map<Socket, number>();
  const times: number[] = [];
  const ended = Promise.withResolvers<number>();
  let deadline = 0;

  const send = (socket: Socket): void => {
    sentAt.set(socket, performance.now());
    socket.write(request);
  };
  const onAnswer = (socket: Socket): void => {
    const now = performance.now();
    times.push(now - (sentAt.get(socket) ?? NaN));
    sentAt.delete(socket);
    if (now < deadline) send(socket);
    else if (sentAt.size === 0) ended.resolve(now);
  };

  const sockets = await Promise.all(
    Array.from({ length: connections }, () => openConnection(port, onAnswer)),
  );
  for (const socket of sockets) {
    socket.once('error', ended.reject);
    socket.once('close', () => {
      ended.reject(new Error('The server closed a connection.'));
    });
  }
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  deadline = startedAt + durationMs;
  for (const socket of sockets) send(socket);
  try {
    const elapsedMs = (await ended.promise) - startedAt;
    const { user, system } = process.cpuUsage(cpuBefore);
    return {
      requests: times.length,
      elapsedMs,
      p50Ms: median(times),
      generatorLoad: (user + system) / 1000 / elapsedMs,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
