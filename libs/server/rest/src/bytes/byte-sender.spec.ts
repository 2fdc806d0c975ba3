import { digestOf, type Image } from '@safelight/domain';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { until } from '@safelight/processes/testing';
import {
  CACHE_OBJECT_BYTES,
  serverForAll,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';

/** A picture of `sizeBytes` bytes. */
const pictureOf = (sizeBytes: number): Buffer =>
  Buffer.from(Array.from({ length: sizeBytes }, (_, i) => 'picture'.charCodeAt(i) || i % 251));

describe.each([
  ['from memory', CACHE_OBJECT_BYTES / 2, 'anyone'],
  ['from memory, for its owner', CACHE_OBJECT_BYTES / 2, 'owner'],
  ['as a stream', CACHE_OBJECT_BYTES * 2, 'anyone'],
])('conditional and range requests for a file sent %s', (_, sizeBytes, viewer) => {
  const { server } = serverForAll();
  let image: Image;
  let path: string;
  let whole: Buffer;
  let signedIn: Record<string, string> = {};

  beforeAll(async () => {
    const bytes = pictureOf(sizeBytes);
    const ann = await server.join('ann');
    if (viewer === 'owner') signedIn = ann.headers;
    image = await server.addImage(ann, { privacy: 'public', bytes });
    path = `/i/${image.uid}/${digestOf(image.current)}/full.png`;
    whole = (await server.send(path)).bytes;
  });

  // Answers to anonymous clients may be repeated from the cache; an answer to the owner never is.
  const get = (headers: Record<string, string>) =>
    server.send(path, { headers: { ...headers, ...signedIn } });
  const etag = () => `"${image.current.shared.sha256}"`;
  const modified = () => image.createdAt.toUTCString();

  it.each([
    ['the ETag', () => ({ 'If-None-Match': etag() })],
    ['any ETag ("*")', () => ({ 'If-None-Match': '*' })],
    ['a list of ETags', () => ({ 'If-None-Match': `"a", W/"b",${etag()}` })],
    ['a weak ETag', () => ({ 'If-None-Match': `W/${etag()}` })],
    ['a date', () => ({ 'If-Modified-Since': modified() })],
    [
      'the ETag, whatever the date',
      () => ({ 'If-None-Match': etag(), 'If-Modified-Since': new Date(0).toUTCString() }),
    ],
    ['the ETag, whatever the range', () => ({ 'If-None-Match': etag(), Range: 'bytes=0-1' })],
  ])('get 304 if the cached copy is current by %s', async (_name, headers) => {
    const answer = await get(headers());
    expect([answer.status, answer.bytes.length]).toEqual([304, 0]);
    expect(answer.headers).toMatchObject({
      etag: etag(),
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
    });
  });

  it.each([
    ['another ETag', () => ({ 'If-None-Match': '"other"' })],
    ['another ETag, whatever the date', () => ({ 'If-None-Match': '"x"', 'If-Modified-Since': modified() })],
    [
      'an older date',
      () => ({ 'If-Modified-Since': new Date(image.createdAt.getTime() - 5_000).toUTCString() }),
    ],
    ['an invalid date', () => ({ 'If-Modified-Since': 'yesterday' })],
    ['several ranges', () => ({ Range: 'bytes=0-1,3-4' })],
    ['a range with the ETag of another file', () => ({ Range: 'bytes=0-1', 'If-Range': '"other"' })],
    ['a range with a weak tag', () => ({ Range: 'bytes=0-1', 'If-Range': `W/${etag()}` })],
  ])('get the whole file with %s', async (_name, headers) => {
    const answer = await get(headers());
    expect(answer.status).toBe(200);
    expect(answer.bytes).toEqual(whole);
  });

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 20],
    ['bytes=10-', 10, undefined],
    ['bytes=-7', -7, undefined],
  ])('get the part %s of the file', async (range, start, end) => {
    for (const ifRange of [{}, { 'If-Range': etag() }, { 'If-Range': modified() }]) {
      const answer = await get({ Range: range, ...ifRange });
      const part = whole.subarray(start, end);
      const from = start < 0 ? whole.length + start : start;
      expect(answer.status).toBe(206);
      expect(answer.bytes).toEqual(part);
      expect(answer.headers['content-range']).toBe(`bytes ${from}-${from + part.length - 1}/${whole.length}`);
    }
  });

  it('get 416 and the file size for a range outside of the file', async () => {
    const answer = await get({ Range: `bytes=${whole.length}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${whole.length}`);
    expect(answer.json()).toMatchObject({
      code: 'RANGE_NOT_SATISFIABLE',
      details: { size_bytes: whole.length },
    });
  });

  it('get the headers of the whole file if they are sent by HEAD', async () => {
    const answer = await server.send(path, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([answer.status, answer.headers['content-length']]).toEqual([200, String(whole.length)]);
  });

  it('get 404 if the file is missing from the store', async () => {
    const bytes = pictureOf(sizeBytes + 1);
    const lost = await server.addImage(await server.join('bob'), { privacy: 'public', bytes });
    await server.world.store.delete(lost.current.shared.key);
    const answer = await server.send(`/i/${lost.uid}/${digestOf(lost.current)}/full.png`);
    expect([answer.status, answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});

describe('a file streamed from the store', () => {
  let server: TestServer;
  let path: string;
  let closed: Promise<void>;

  /** Serves a file from a store whose stream gives `chunks` chunks and then fails, or never ends. */
  const serveFrom = async (chunks: number, end: 'fails' | 'goes on'): Promise<void> => {
    server = await startTestServer();
    const bytes = Buffer.alloc(10_000_000, 'picture');
    const image = await server.addImage(await server.join('ann'), { privacy: 'public', bytes });
    path = `/i/${image.uid}/${digestOf(image.current)}/full.png`;
    let left = chunks;
    // Each chunk is larger than a stream buffers, so the stream asks for it only after the previous one was
    // consumed.
    const source = new Readable({
      read: () => {
        left -= 1;
        if (left >= 0) source.push(Buffer.alloc(100_000));
        else if (end === 'fails') source.destroy(new Error('disk unplugged'));
      },
    });
    closed = new Promise((resolve) => source.once('close', resolve));
    server.world.store.open = async () => source;
  };
  afterEach(() => server.close());

  it('is aborted if the store fails midway, and the failure is logged', async () => {
    await serveFrom(2, 'fails');
    await expect(server.send(path)).rejects.toThrow();
    await until(() => server.logged.length > 0);
    expect(server.logged).toMatchObject([{ level: 'error', fields: { code: 'INTERNAL' } }]);
  });

  it('is closed when the client disconnects', async () => {
    await serveFrom(200, 'goes on');
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await closed;
    expect(server.logged).toEqual([]);
  });
});
