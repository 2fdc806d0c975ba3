import { digestOf, type Image } from '@safelight/domain';
import { until } from '@safelight/processes/testing';
import { CACHE_OBJECT_BYTES, startTestServer, type Person, type TestServer } from '../testing/test-server.ts';
import type { FrontProxy } from './forwarded-files.ts';

const MIN_BYTES = CACHE_OBJECT_BYTES / 2;

/** A proxy configuration that treats every client as nginx, or none. */
const proxy = (isNginx: boolean): FrontProxy => ({
  minBytes: MIN_BYTES,
  pathOf: async (key) => `/_files/${key}`,
  isSender: () => isNginx,
});

/** Headers that nginx computes itself when it sends the file. */
const SET_BY_NGINX = ['content-length', 'content-range', 'accept-ranges', 'date', 'connection'];

/** The headers of our answer under the names under which nginx passes them on to the client. */
const passedOn = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => ({
  ...headers,
  'cache-control': headers['x-file-cache-control'],
  'content-disposition': headers['x-file-content-disposition'],
});

describe('a large file behind nginx', () => {
  let server: TestServer;
  let ann: Person;
  let image: Image;
  let path: string;
  beforeAll(async () => {
    server = await startTestServer({}, proxy(true));
    ann = await server.join('ann');
    const bytes = Buffer.alloc(2 * CACHE_OBJECT_BYTES, 'picture');
    image = await server.addImage(ann, { privacy: 'public', bytes });
    path = `/i/${image.uid}/${digestOf(image.current)}/full.png`;
  });
  afterEach(() => void server.deliveries.splice(0));
  afterAll(() => server.close());

  const OURSELVES = { 'X-Accel-Redirect': 'off' };

  it.each([
    ['whole', '', {}],
    ['in part', '', { Range: 'bytes=10-19' }],
    ['in part, with If-Range', '', { Range: 'bytes=-1', 'If-Range': 'ETAG' }],
    ['under the name of the image', '?download=1', {}],
  ])('is forwarded %s, with every header that the server would send itself', async (_, query, given) => {
    const etag = `"${image.current.shared.sha256}"`;
    const range = 'If-Range' in given ? { ...given, 'If-Range': etag } : given;
    const headers = { ...range, 'X-Request-Id': 'id-7' };
    const forwarded = await server.send(path + query, { headers });
    const own = await server.send(path + query, { headers: { ...headers, ...OURSELVES } });
    expect([forwarded.status, forwarded.bytes.length]).toEqual([200, 0]);
    expect(forwarded.headers['x-accel-redirect']).toBe(`/_files/${image.current.shared.key}`);
    const kept = Object.entries(own.headers).filter(([name]) => !SET_BY_NGINX.includes(name));
    expect(kept.length).toBeGreaterThan(7);
    expect(passedOn(forwarded)).toMatchObject(Object.fromEntries(kept));
    // nginx would keep these headers even if it had to request the file from us again, so our answer must
    // not contain them.
    for (const name of ['cache-control', 'content-disposition', 'accept-ranges', 'expires', 'set-cookie'])
      expect(forwarded.headers[name]).toBeUndefined();
  });

  it.each([
    ['a client whose copy is current', 304, 'GET', { 'If-None-Match': '*' }],
    ['a HEAD request', 200, 'HEAD', {}],
    ['a range outside of the file', 416, 'GET', { Range: 'bytes=5000-' }],
    ['several ranges', 200, 'GET', { Range: 'bytes=0-1,3-4' }],
    ['a range in an unknown unit', 200, 'GET', { Range: 'pages=1-2' }],
    ['a range of another file', 200, 'GET', { Range: 'bytes=0-1', 'If-Range': '"other"' }],
    ['an If-Match, which nginx evaluates differently', 200, 'GET', { 'If-Match': '"other"' }],
    ['an If-Unmodified-Since, likewise', 200, 'GET', { 'If-Unmodified-Since': new Date(0).toUTCString() }],
    ['nginx, after it failed to send the file', 200, 'GET', OURSELVES],
  ])('is sent by the server itself to %s', async (_, status, method, headers) => {
    const answer = await server.send(path, { method, headers });
    expect(answer.status).toBe(status);
    expect(answer.headers['x-accel-redirect']).toBeUndefined();
    if (status === 200 && method === 'GET') expect(answer.bytes.length).toBe(2 * CACHE_OBJECT_BYTES);
  });

  it('is forwarded only if it has at least the configured size', async () => {
    const small = await server.addImage(ann, {
      privacy: 'public',
      bytes: Buffer.alloc(MIN_BYTES - 50, 'picture'),
    });
    const answer = await server.send(`/i/${small.uid}/${digestOf(small.current)}/full.png`);
    expect(answer.bytes.length).toBe(small.current.shared.sizeBytes);
  });

  it('is forwarded only for viewers who may see it, with the rate limit headers of an API key', async () => {
    const secret = await server.addImage(ann, { bytes: Buffer.alloc(2 * CACHE_OBJECT_BYTES, 'picture gps') });
    const address = `/i/${secret.uid}/${digestOf(secret.current)}/original.png`;
    const refused = await server.send(address);
    expect([refused.status, refused.headers['x-accel-redirect']]).toEqual([404, undefined]);
    const { headers } = await server.send(address, { headers: await server.keyOf(ann) });
    expect(headers).toMatchObject({
      'x-accel-redirect': `/_files/${secret.current.original.key}`,
      'x-file-cache-control': 'private, no-store',
      'x-ratelimit-limit': expect.any(String),
    });
  });

  it('is forwarded with the requested range, in bytes from the start of the file', async () => {
    const partOf = async (headers: Record<string, string>) =>
      (await server.send(path, { headers })).headers['x-file-range'];
    expect(await partOf({})).toBeUndefined();
    expect(await partOf({ Range: 'bytes=10-' })).toBe('bytes=10-1999');
    expect(await partOf({ Range: 'bytes=-1' })).toBe('bytes=1999-1999');
  });

  const report = (receipt: string, sent: string, method = 'POST') =>
    server.send('/i/sent', { method, headers: { 'X-File-Receipt': receipt, 'X-File-Sent': sent } });
  const receiptOf = async (headers = {}): Promise<string> =>
    String((await server.send(path, { headers })).headers['x-file-receipt']);

  it('counts towards the owner’s bandwidth by the number of bytes that nginx reports', async () => {
    const receipt = await receiptOf();
    expect(server.deliveries).toEqual([]);
    expect((await report(receipt, '700')).status).toBe(204);
    expect((await report(await receiptOf({ Range: 'bytes=0-9' }), '10')).status).toBe(204);
    expect((await report(await receiptOf(), '0')).status).toBe(204);
    expect(server.deliveries).toEqual([
      [ann.id, 700],
      [ann.id, 10],
    ]);
  });

  it('never counts more than the requested bytes, and not with a forged receipt', async () => {
    const receipt = await receiptOf({ Range: 'bytes=0-9' });
    expect((await report(receipt, '999')).status).toBe(204);
    expect(server.deliveries).toEqual([[ann.id, 10]]);
    for (const [text, sent, method, status] of [
      [receipt.replace(/\.10\./, '.11.'), '11', 'POST', 404],
      ['', '11', 'POST', 404],
      [receipt, '-1', 'POST', 404],
      [receipt, '1e3', 'POST', 404],
      [receipt, '10', 'PUT', 405],
      [receipt, '10', 'GET', 404],
    ] as const)
      expect((await report(text, sent, method)).status).toBe(status);
    expect(server.deliveries).toEqual([[ann.id, 10]]);
  });
});

describe('a client that does not come through nginx', () => {
  it.each([
    ['when no proxy is configured', null],
    ['when its address is not the proxy’s', proxy(false)],
  ])('gets the file from the server %s, and cannot set the headers for nginx', async (_, frontProxy) => {
    const server = await startTestServer({}, frontProxy);
    const image = await server.addImage(await server.join('ann'), {
      privacy: 'public',
      bytes: Buffer.alloc(2 * CACHE_OBJECT_BYTES, 'picture'),
    });
    const headers = { 'X-Accel-Redirect': `/_files/${image.current.original.key}`, 'X-File-Receipt': 'x' };
    const answer = await server.send(`/i/${image.uid}/${digestOf(image.current)}/full.png`, { headers });
    expect(answer.bytes.length).toBe(image.current.shared.sizeBytes);
    expect(Object.keys(answer.headers).filter((name) => /^x-(accel|file)/.test(name))).toEqual([]);
    expect((await server.send('/i/sent', { method: 'POST' })).status).toBe(405);
    await until(() => server.deliveries.length === 1);
    await server.close();
  });
});
