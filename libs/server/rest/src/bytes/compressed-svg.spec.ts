import { InMemoryStore } from '@safelight/application/testing';
import type { StoredFile } from '@safelight/domain';
import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createByteSender } from './byte-sender.ts';

const SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg">${'<rect width="9" height="9"/>'.repeat(99)}</svg>`,
);
const OWNER = 'the owner';

describe('an SVG file', () => {
  const store = new InMemoryStore();
  const files: Record<string, StoredFile> = {};
  const counted: number[] = [];
  let site: LocalServer;

  beforeAll(async () => {
    const countDelivery = (_owner: string, sentBytes: number) => void counted.push(sentBytes);
    const add = async (path: string, bytes: Buffer, contentType: string) => {
      const key = path.slice(1);
      const stored = await store.put(key, Readable.from([bytes]), { maxBytes: bytes.length });
      files[path] = { key, contentType, ...stored };
    };
    await add('/drawing', SVG, 'image/svg+xml');
    await add('/small', SVG.subarray(0, 500), 'image/svg+xml');
    await add('/photo', SVG, 'image/jpeg');
    const bytes = { read: async (key: string) => buffer(await store.open(key)) };
    const send = createByteSender({ bytes, store, countDelivery });
    const labels = { modifiedAt: null, caching: 'immutable', vary: 'Accept', disposition: null } as const;
    site = await serveLocally((req, res) => {
      const file = files[req.url ?? '']!;
      void send(req, res, { ...labels, file, ownerId: OWNER });
    });
  });
  afterAll(() => site.close());
  beforeEach(() => void (counted.length = 0));

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const res = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port: site.port, path, method, headers, agent: false }, resolve).on('error', reject).end();
    });
    return { status: res.statusCode, headers: res.headers, bytes: await buffer(res) };
  };

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])(
    'is sent with the content coding %s and its own ETag, and its compressed size is counted',
    async (coding, open) => {
      const { headers, bytes } = await get('/drawing', { 'Accept-Encoding': coding });
      expect(open(bytes)).toEqual(SVG);
      expect(bytes.length).toBeLessThan(SVG.length / 5);
      expect(headers).toMatchObject({
        'content-encoding': coding,
        'content-length': String(bytes.length),
        etag: `"${files['/drawing']!.sha256}-${coding}"`,
        vary: 'Accept, Accept-Encoding',
      });
      expect(counted).toEqual([bytes.length]);
    },
  );

  it('is answered with 304 only if the client has it in the same content coding', async () => {
    const { etag = '' } = (await get('/drawing', { 'Accept-Encoding': 'br' })).headers;
    const asks = (coding: string) => get('/drawing', { 'Accept-Encoding': coding, 'If-None-Match': etag });
    expect(await asks('br')).toMatchObject({
      status: 304,
      headers: { etag, vary: 'Accept, Accept-Encoding' },
    });
    expect((await asks('gzip')).status).toBe(200);
  });

  it('is sent uncompressed to clients that accept no content coding, and for range requests', async () => {
    const plain = await get('/drawing');
    expect(plain.bytes).toEqual(SVG);
    expect(plain.headers).toMatchObject({ vary: 'Accept, Accept-Encoding' });
    const part = await get('/drawing', { 'Accept-Encoding': 'br', Range: 'bytes=0-9' });
    expect([part.status, part.bytes]).toEqual([206, SVG.subarray(0, 10)]);
    for (const { headers } of [plain, part]) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.etag).toBe(`"${files['/drawing']!.sha256}"`);
    }
  });

  it('has the same headers for HEAD as for GET, and no body', async () => {
    const { status, headers, bytes } = await get('/drawing', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([status, headers['content-encoding'], bytes.length]).toEqual([200, 'br', 0]);
  });

  it('is sent uncompressed if it is smaller than 1 kB, as is every other format', async () => {
    for (const path of ['/small', '/photo']) {
      const { headers, bytes } = await get(path, { 'Accept-Encoding': 'gzip, br' });
      expect([headers['content-encoding'], bytes.length]).toEqual([undefined, files[path]!.sizeBytes]);
    }
    expect((await get('/photo')).headers.vary).toBe('Accept');
  });
});
