import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeImageStore } from '../image-store.contract.ts';
import { type S3Server, startS3Server } from '../testing/index.ts';
import { bytesOf, chunksOf, collect, readAll, repeated } from '../testing/streams.ts';
import { createS3Store, type S3StoreOptions } from './s3-store.ts';

const JPEG = { contentType: 'image/jpeg', maxBytes: 50_000_000 };

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'safelight-scratch-'));
const namesIn = (folder: string): Promise<string[]> => readdir(folder, { recursive: true }).catch(() => []);

describeImageStore('an S3 server', async () => {
  const server = await startS3Server();
  const scratchDir = await temporaryFolder();
  return {
    // A busy disk may hold up the server for longer than the usual time limit of a request.
    store: createS3Store({ ...server, bucket: 'pictures', scratchDir, timeoutMs: 60_000 }),
    leftovers: async () => [
      ...(await namesIn(scratchDir)),
      ...(await namesIn(server.directory)).filter((name) => name.includes('_uploads')),
    ],
    stop: async () => {
      await server.stop();
      await rm(scratchDir, { recursive: true, force: true });
    },
  };
});

const variable = (name: string, fallback: string): string =>
  process.env[`SAFELIGHT_TEST_S3_${name}`] ?? fallback;

if (process.env['SAFELIGHT_TEST_S3_ENDPOINT'] !== undefined) {
  describeImageStore('the S3 endpoint named in the environment', async () => {
    const scratchDir = await temporaryFolder();
    return {
      store: createS3Store({
        endpoint: variable('ENDPOINT', ''),
        region: variable('REGION', 'us-east-1'),
        bucket: variable('BUCKET', 'safelight-test'),
        accessKey: variable('ACCESS_KEY', ''),
        secretKey: variable('SECRET_KEY', ''),
        scratchDir,
      }),
      leftovers: () => namesIn(scratchDir),
      stop: () => rm(scratchDir, { recursive: true, force: true }),
    };
  });
}

describe('the S3 store during failures', () => {
  let scratchDir: string;
  let server: S3Server;
  beforeAll(async () => {
    scratchDir = await temporaryFolder();
    server = await startS3Server();
  });
  afterAll(async () => {
    await server.stop();
    await rm(scratchDir, { recursive: true, force: true });
  });

  const storeAt = (overrides: Partial<S3StoreOptions> = {}) =>
    createS3Store({ ...server, bucket: 'pictures', scratchDir, ...overrides });
  type Store = ReturnType<typeof storeAt>;
  /** A store with a short timeout. Only tests with a server that never answers use it. */
  const hastyStoreAt = (overrides: Partial<S3StoreOptions> = {}) => storeAt({ timeoutMs: 500, ...overrides });
  /**
   * Repeats an attempt until it succeeds. If no attempt succeeds, the time limit of the test ends the wait.
   */
  const untilSuccess = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        expect(error).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      }
    }
  };

  const attempts: readonly (readonly [string, (store: Store) => Promise<unknown>])[] = [
    ['put', (store) => store.put('originals/one', repeated(6_000_000), JPEG)],
    ['open', (store) => store.open('originals/one').then(readAll)],
    ['readLocally', (store) => store.readLocally('originals/one', async (path) => path)],
    ['stat', (store) => store.stat('originals/one')],
    ['delete', (store) => store.delete('originals/one')],
    ['list', (store) => collect(store.list())],
    ['check', (store) => store.check()],
  ];

  it('names its temporary files after the process, so that those of a killed one are deleted', async () => {
    const store = storeAt();
    const ours = expect.stringMatching(new RegExp(`^bytes-${process.pid}-[0-9a-f]{8}-`)) as string;
    const names = async () => await namesIn(scratchDir);
    const { read } = await store.putAndRead('originals/named', repeated(10), JPEG, names);
    expect(read).toEqual([ours]);
    expect(await store.readLocally('originals/named', names)).toEqual([ours]);
    await store.delete('originals/named');
  });

  it.each(attempts)('throws STORAGE_UNAVAILABLE from %s if the connection is refused', async (_, attempt) => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await expect(attempt(storeAt({ endpoint: `http://127.0.0.1:${port}` }))).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    });
    expect(await namesIn(scratchDir)).toEqual([]);
  });

  it.each(attempts)(
    'throws STORAGE_UNAVAILABLE from %s after a timeout if the server never answers',
    async (_, attempt) => {
      const sockets = new Set<Socket>();
      const hole: Server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
      await once(hole, 'listening');
      const started = performance.now();
      const { port } = hole.address() as AddressInfo;
      await expect(attempt(hastyStoreAt({ endpoint: `http://127.0.0.1:${port}` }))).rejects.toMatchObject({
        code: 'STORAGE_UNAVAILABLE',
      });
      expect(performance.now() - started).toBeGreaterThan(400);
      expect(sockets.size).toBeGreaterThan(0);
      for (const socket of sockets) socket.destroy();
      hole.close();
    },
  );

  it('recovers when a frozen server continues', async () => {
    const store = hastyStoreAt();
    await untilSuccess(() => store.put('originals/before', chunksOf(bytesOf(100)), JPEG));
    process.kill(server.pid, 'SIGSTOP');
    await expect(store.put('originals/frozen', repeated(6_000_000), JPEG)).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    });
    await expect(store.check()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    process.kill(server.pid, 'SIGCONT');
    expect(await untilSuccess(() => store.put('originals/after', repeated(6_000_000), JPEG))).toMatchObject({
      sizeBytes: 6_000_000,
    });
    await untilSuccess(() => store.check());
  });

  it('recovers when a killed server is restarted', async () => {
    const directory = await temporaryFolder();
    const first = await startS3Server({ directory });
    const store = storeAt({ endpoint: first.endpoint });
    await store.put('originals/one', chunksOf(bytesOf(100)), JPEG);
    await first.stop();
    await expect(store.check()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    const second = await startS3Server({ directory, port: Number(new URL(first.endpoint).port) });
    try {
      await store.put('originals/two', chunksOf(bytesOf(100)), JPEG);
      expect(await readAll(await store.open('originals/one'))).toHaveLength(100);
    } finally {
      await second.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });

  it('repeats a request on a new connection if the server has closed all idle ones', async () => {
    // Like a proxy that closes connections while they are idle, it resets each one at its second request.
    const used = new WeakSet<Socket>();
    const proxy = createHttpServer(({ socket }, response) => {
      if (used.has(socket)) return void socket.resetAndDestroy();
      used.add(socket);
      response.writeHead(200, { 'content-length': 100 }).end();
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const store = storeAt({ endpoint: `http://127.0.0.1:${port}` });
    const found = { key: 'originals/one', sizeBytes: 100 };
    const three = ['first', 'second', 'third'].map(() => store.stat(found.key));
    expect(await Promise.all(three)).toEqual([found, found, found]);
    expect(await store.stat(found.key)).toEqual(found);
    proxy.closeAllConnections();
    proxy.close();
  });

  it('throws STORAGE_UNAVAILABLE if the connection breaks during a download', async () => {
    const own = await startS3Server();
    const store = storeAt({ endpoint: own.endpoint });
    await store.put('originals/long', repeated(30_000_000), JPEG);
    const stream = await store.open('originals/long');
    await once(stream, 'readable');
    await own.stop();
    await expect(readAll(stream)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });

  it('does not time out while the reader of a download pauses', async () => {
    const timeoutMs = 2_000;
    const store = storeAt({ timeoutMs });
    await untilSuccess(() => store.put('originals/slow', repeated(8_000_000), JPEG));
    const stream = await untilSuccess(() => store.open('originals/slow'));
    await once(stream, 'readable');
    await sleep(1.3 * timeoutMs);
    expect(await readAll(stream)).toHaveLength(8_000_000);
  });

  it('throws STORAGE_UNAVAILABLE if its credentials are wrong', async () => {
    const store = storeAt({ secretKey: 'wrong' });
    await expect(store.put('originals/one', chunksOf(bytesOf(10)), JPEG)).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    });
  });

  it('creates its bucket once if several first writes run at the same time', async () => {
    const store = storeAt({ bucket: 'raced' });
    await Promise.all(['aa', 'bb', 'cc'].map((key) => store.put(key, chunksOf(bytesOf(10)), JPEG)));
    expect(await collect(store.list())).toHaveLength(3);
  });

  it('creates its bucket again if the bucket was removed', async () => {
    const store = storeAt({ bucket: 'removed' });
    await store.check();
    await rm(join(server.directory, 'removed'), { recursive: true });
    await expect(store.check()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await store.check();
  });

  it('lists all objects if they do not fit on one page', async () => {
    const store = storeAt({ bucket: 'many', timeoutMs: 10_000 });
    const keys = Array.from({ length: 1_050 }, (_, index) => `page/${String(index).padStart(4, '0')}`);
    const [first, ...others] = keys;
    await store.put(first!, chunksOf(bytesOf(1)), JPEG);
    // The server stores each object as a few files whose names start with its key.
    const folder = join(server.directory, 'many');
    const files = (await namesIn(folder)).filter((name) => name.startsWith(first!));
    expect(files.length).toBeGreaterThan(0);
    for (const key of others)
      for (const file of files) await copyFile(join(folder, file), join(folder, file.replace(first!, key)));
    expect((await collect(store.list())).map(({ key }) => key).sort()).toEqual(keys);
  });
});
