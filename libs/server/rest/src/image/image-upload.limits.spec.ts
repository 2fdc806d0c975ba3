import type { UseCases } from '@safelight/application';
import type { World } from '@safelight/application/testing';
import { fileTooLargeText } from '@safelight/rules';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '@safelight/processes/testing';
import { form, MULTIPART, openForm, picture } from '../testing/multipart.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const UPLOAD = '/api/images/upload/';
/** Smaller than the limit of any plan, so that a small file exceeds it. */
const MAX_UPLOAD_BYTES = 200_000;
const TOO_LARGE = form(picture(Buffer.concat([Buffer.from('picture'), Buffer.alloc(MAX_UPLOAD_BYTES)])));

const firstOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));

describe('an upload that is too large, incomplete or not permitted', () => {
  let server: TestServer;
  let owned: Record<string, string>;

  const start = async (overrides: Partial<UseCases> = {}) => {
    const withLessRoom = ({ useCases: { grantUpload } }: World) => ({
      grantUpload: async (...asked: Parameters<typeof grantUpload>) => ({
        ...(await grantUpload(...asked)),
        maxBytes: MAX_UPLOAD_BYTES,
      }),
    });
    server = await startTestServer((world) => ({ ...withLessRoom(world), ...overrides }));
    owned = { ...MULTIPART, ...(await server.join('ann')).headers };
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const nothingIsLeft = (): void =>
    expect([server.world.database.tables.images.size, server.world.store.objects.size]).toEqual([0, 0]);

  /** Sends the headers of a request, then `chunks`, and leaves the connection open. */
  const open = async (
    headers: Readonly<Record<string, string>>,
    ...chunks: readonly Buffer[]
  ): Promise<Socket> => {
    const socket = connect(server.port, '127.0.0.1');
    const lines = Object.entries({ Host: 'localhost', ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`POST ${UPLOAD} HTTP/1.1\r\n${lines.join('')}\r\n`);
    for (const chunk of chunks) await new Promise((resolve) => socket.write(chunk, resolve));
    return socket;
  };

  it('is refused with 401 before its body is read if nobody is signed in', async () => {
    const socket = await open({ ...MULTIPART, 'Content-Length': '10000000' });
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toMatch(/"code":"UNAUTHENTICATED"/);
    socket.destroy();
  });

  it('is refused with 413 before its body is read if Content-Length exceeds the limit', async () => {
    const socket = await open({ ...owned, 'Content-Length': '10000000' });
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(fileTooLargeText(MAX_UPLOAD_BYTES));
    socket.destroy();
  });

  it('is aborted as soon as it exceeds the limit if it has no Content-Length', async () => {
    const headers = { ...owned, 'Transfer-Encoding': 'chunked' };
    const chunk = Buffer.concat([
      Buffer.from(`${TOO_LARGE.length.toString(16)}\r\n`),
      TOO_LARGE,
      Buffer.from('\r\n'),
    ]);
    const socket = await open(headers, chunk);
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/"code":"FILE_TOO_LARGE"/);
    nothingIsLeft();
    socket.destroy();
  });

  it('is aborted with FILE_TOO_LARGE while the store is still receiving earlier bytes', async () => {
    await server.close();
    await start({
      uploadImage: async (_grant, { source }) => {
        for await (const _chunk of source) await new Promise((resolve) => setTimeout(resolve, 50));
        throw new Error('the source ended though the form is too large');
      },
    });
    const body = form(picture(Buffer.alloc(10 * MAX_UPLOAD_BYTES)));
    const head = Buffer.from(`${body.length.toString(16)}\r\n`);
    const socket = await open({ ...owned, 'Transfer-Encoding': 'chunked' }, head, body);
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(fileTooLargeText(MAX_UPLOAD_BYTES));
    socket.destroy();
  });

  it('is answered even if the client sends everything before it reads the answer', async () => {
    const answer = await server.send(UPLOAD, {
      method: 'POST',
      headers: owned,
      body: Buffer.alloc(3_000_000),
    });
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close']);
  });

  it('is disconnected if the client keeps sending long after the answer', async () => {
    const socket = await open({ ...owned, 'Content-Length': '1000000000' });
    const chunk = Buffer.alloc(1024 * 1024);
    let sentBytes = 0;
    const isClosed = new Promise<boolean>((resolve) =>
      socket.on('close', () => resolve(true)).on('error', () => undefined),
    );
    const pump = (error?: Error | null): void => {
      if (error || sentBytes > 200 * chunk.length) return;
      sentBytes += chunk.length;
      socket.write(chunk, pump);
    };
    pump();
    socket.resume();
    expect(await isClosed).toBe(true);
    expect(sentBytes).toBeLessThan(100 * chunk.length);
  });

  it('is aborted with UPLOAD_ABORTED when the client disconnects', async () => {
    await server.close();
    let settle: (error: unknown) => void = () => undefined;
    const failure = new Promise<unknown>((resolve) => (settle = resolve));
    const seen: boolean[] = [];
    await start({
      uploadImage: async (_grant, { source, signal }) => {
        try {
          for await (const chunk of source) seen.push(chunk.byteLength > 0);
        } catch (error) {
          settle(signal?.aborted === true ? signal.reason : error);
          throw error;
        }
        throw new Error('the source ended though the form did not');
      },
    });
    const socket = await open(
      { ...owned, 'Content-Length': '100000' },
      openForm(picture('picture'.repeat(12_000))),
    );
    await until(() => seen.length > 0);
    socket.destroy();
    expect(await failure).toMatchObject({ code: 'UPLOAD_ABORTED' });
    await until(() => server.logged.length > 0);
    expect(server.logged.map(({ fields }) => fields['code'])).toEqual(['UPLOAD_ABORTED']);
  });

  it('is not started if the client disconnects before the upload is permitted', async () => {
    await server.close();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const uploads: unknown[] = [];
    let isAsked = false;
    await start({
      grantUpload: async () => {
        isAsked = true;
        await held;
        return { userId: 'ann', maxBytes: 1_000_000 };
      },
      uploadImage: async (_grant, upload) => {
        uploads.push(upload);
        throw new Error('nothing to take');
      },
    });
    const socket = await open({ ...owned, 'Content-Length': '100000' }, openForm(picture()));
    await until(() => isAsked);
    socket.destroy();
    await server.disconnected();
    letGo();
    await until(() => server.logged.length > 0);
    expect(server.logged).toMatchObject([{ fields: { code: 'UPLOAD_ABORTED' } }]);
    expect(uploads).toEqual([]);
  });

  it('stores nothing before the whole form has arrived', async () => {
    const body = form(picture(), { name: 'x', value: '' });
    const length = String(body.length);
    const socket = await open({ ...owned, 'Content-Length': length }, body.subarray(0, -40));
    await new Promise((resolve) => setTimeout(resolve, 50));
    nothingIsLeft();
    const answer = firstOf(socket);
    socket.write(Buffer.alloc(40));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
    nothingIsLeft();
    socket.destroy();
  });

  it('keeps the connection open if the refused body is small', async () => {
    const refused = form({ name: 'photo', value: Buffer.alloc(30_000), filename: 'a.jpg' });
    const headers = { ...owned, 'Content-Length': String(refused.length) };
    const socket = await open(headers, refused.subarray(0, 10_000));
    const answer = firstOf(socket);
    socket.write(refused.subarray(10_000));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await firstOf(socket)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('closes the connection after the whole refused body has arrived', async () => {
    const socket = await open({ ...owned, 'Content-Length': String(3_000_000) }, Buffer.alloc(3_000_000));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });
});
