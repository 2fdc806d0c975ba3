// Receives requests without an HTTP server: writes bytes from the socket directly into a file.
import type { Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';

type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

const ANSWER = 'HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n';

/** The offset of the body after the headers, and its length; null until the headers are complete. */
function readHead(bytes: Buffer): { readonly bodyAt: number; readonly bodyLength: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const length = /\r\nContent-Length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
  return { bodyAt: end + 4, bodyLength: Number(length) };
}

/** Yields the body of each request on a keep-alive connection as a stream of chunks. */
async function* bodiesOf(socket: Socket): AsyncGenerator<AsyncGenerator<Buffer>> {
  const chunks: AsyncIterator<Buffer, undefined> = socket[Symbol.asyncIterator]();
  let bytes: Buffer = Buffer.alloc(0);
  const take = async (): Promise<Buffer | undefined> => (await chunks.next()).value;
  async function* chunksOf(first: Buffer, length: number): AsyncGenerator<Buffer> {
    let missing = length;
    for (
      let chunk: Buffer | undefined = first;
      chunk !== undefined;
      chunk = missing > 0 ? await take() : undefined
    ) {
      missing -= chunk.length;
      yield chunk;
    }
  }
  for (;;) {
    const chunk = await take();
    if (chunk === undefined) return;
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    const head = readHead(bytes);
    if (head === null) continue;
    yield chunksOf(bytes.subarray(head.bodyAt), head.bodyLength);
    bytes = Buffer.alloc(0);
  }
}

/** Makes a server that passes each body to `take` and answers 201 when that has finished. */
export const createBodyServer = (take: (body: AsyncIterable<Buffer>) => Promise<void>): Server => {
  const serve = async (socket: Socket): Promise<void> => {
    for await (const body of bodiesOf(socket)) {
      await take(body);
      socket.write(ANSWER);
    }
  };
  return createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void serve(socket);
  });
};

async function writeAll(file: FileHandle, chunk: Buffer): Promise<void> {
  for (let offset = 0; offset < chunk.length;) {
    offset += (await file.write(chunk, offset, chunk.length - offset)).bytesWritten;
  }
}

/** Writes chunks to a new file and syncs it to disk; updates `hash` meanwhile if given. */
export async function writeDurably(path: string, chunks: Chunks, hash?: Hash): Promise<void> {
  const file = await open(path, 'w');
  for await (const chunk of chunks) {
    const written = writeAll(file, chunk);
    hash?.update(chunk);
    await written;
  }
  await file.sync();
  await file.close();
}
