import { DomainError, digestOf, type Image } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { startTestServer, until, type TestServer } from '../testing/test-server.ts';
import { ANN, CACHE_OBJECT_BYTES } from '../testing/world.ts';

describe.each([
  ['from memory', CACHE_OBJECT_BYTES / 2],
  ['streamed', CACHE_OBJECT_BYTES * 2],
])('bytes delivered %s', (_, sizeBytes) => {
  let server: TestServer;
  let image: Image;
  let path: string;
  beforeEach(async () => {
    server = await startTestServer();
    image = server.world.addImage({ privacy: 'public', bytes: Buffer.alloc(sizeBytes, 'abc') });
    path = `/i/${image.uid}/${digestOf(image.current)}/full.jpg`;
  });
  afterEach(() => server.close());

  it('are counted to the owner, whoever asks, by every route', async () => {
    await server.send(path);
    await server.send(`/api/images/file/${image.uid}/`, { headers: { Authorization: 'Bearer bob' } });
    await server.send(`/api/images/download/${image.uid}/`, { headers: { Authorization: 'Bearer ann' } });
    const { shared, original } = image.current;
    await until(() => server.world.deliveries.length === 3);
    expect(server.world.deliveries).toEqual([
      [ANN, shared.sizeBytes],
      [ANN, shared.sizeBytes],
      [ANN, original.sizeBytes],
    ]);
  });

  it('are only the part that was asked for', async () => {
    await server.send(path, { headers: { Range: 'bytes=10-29' } });
    await until(() => server.world.deliveries.length === 1);
    expect(server.world.deliveries).toEqual([[ANN, 20]]);
  });

  it('are none where no body was sent', async () => {
    await server.send(path, { method: 'HEAD' });
    await server.send(path, { headers: { 'If-None-Match': '*' } });
    await server.send(path, { headers: { Range: 'bytes=999999-' } });
    await server.send(`${path}x`);
    await server.send(path);
    await until(() => server.world.deliveries.length > 0);
    expect(server.world.deliveries).toEqual([[ANN, image.current.shared.sizeBytes]]);
  });
});

describe('a delivery', () => {
  it('is counted as far as it went when the client leaves', async () => {
    const server = await startTestServer();
    const image = server.world.addImage({ privacy: 'public', bytes: Buffer.alloc(10_000_000) });
    const source = new Readable({ read: () => undefined });
    source.push(Buffer.alloc(50_000));
    server.world.blobs.open = async () => source;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `GET /i/${image.uid}/${digestOf(image.current)}/full.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await until(() => server.world.deliveries.length > 0);
    await server.close();
    expect(server.world.deliveries).toEqual([[ANN, 50_000]]);
  });

  it('over the bandwidth of its owner is refused until the month is over, and not counted', async () => {
    const server = await startTestServer({
      deliverImage: async () => {
        const details = { retryAfterSeconds: 86_400 };
        throw new DomainError('BANDWIDTH_EXCEEDED', TEXTS.account.bandwidthExceeded, details);
      },
    });
    const image = server.world.addImage({ privacy: 'public' });
    const paths = [`/i/${image.uid}/${digestOf(image.current)}/full.jpg`, `/api/images/file/${image.uid}/`];
    for (const path of paths) {
      const answer = await server.send(path);
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, '86400']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.json()).toEqual({
        error: TEXTS.account.bandwidthExceeded,
        code: 'BANDWIDTH_EXCEEDED',
        details: { retry_after_seconds: 86_400 },
      });
    }
    await server.close();
    expect(server.world.deliveries).toEqual([]);
  });
});
