import { digestOf, type Image } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { until } from '@safelight/processes/testing';
import { CACHE_OBJECT_BYTES, serverForEach, startTestServer } from '../testing/test-server.ts';

const DAY_MS = 86_400_000;

describe.each([
  ['from memory', CACHE_OBJECT_BYTES / 2],
  ['as a stream', CACHE_OBJECT_BYTES * 2],
])('bytes sent %s', (_, sizeBytes) => {
  const { server, ann } = serverForEach('ann');
  let image: Image;
  let path: string;
  beforeEach(async () => {
    const bytes = Buffer.alloc(sizeBytes, 'picture with gps ');
    image = await server.addImage(ann, { privacy: 'public', bytes });
    path = `/i/${image.uid}/${digestOf(image.current)}/full.png`;
  });

  it('count towards the bandwidth of the image’s owner, whoever requests them and by which route', async () => {
    await server.send(path);
    await server.send(`/api/images/file/${image.uid}/`, { headers: (await server.join('bob')).headers });
    await server.send(`/api/images/download/${image.uid}/`, { headers: ann.headers });
    const { shared, original } = image.current;
    await until(() => server.deliveries.length === 3);
    expect(server.deliveries).toEqual([
      [ann.id, shared.sizeBytes],
      [ann.id, shared.sizeBytes],
      [ann.id, original.sizeBytes],
    ]);
    await server.world.bandwidthMeter.flush();
    const month = new Date('2026-01-01T00:00:00Z');
    const total = await server.world.repositories.bandwidth.find(ann.id, month);
    expect(total?.bytes).toBe(2 * shared.sizeBytes + original.sizeBytes);
  });

  it('count only as far as a range requests them', async () => {
    await server.send(path, { headers: { Range: 'bytes=10-29' } });
    await until(() => server.deliveries.length === 1);
    expect(server.deliveries).toEqual([[ann.id, 20]]);
  });

  it('do not count if the response has no body', async () => {
    await server.send(path, { method: 'HEAD' });
    await server.send(path, { headers: { 'If-None-Match': '*' } });
    await server.send(path, { headers: { Range: 'bytes=999999-' } });
    await server.send(`${path}x`);
    await server.send(path);
    await until(() => server.deliveries.length > 0);
    expect(server.deliveries).toEqual([[ann.id, image.current.shared.sizeBytes]]);
  });
});

describe('sending a file', () => {
  it('counts the bytes that were sent before the client disconnected', async () => {
    const server = await startTestServer();
    const ann = await server.join('ann');
    const bytes = Buffer.alloc(10_000_000, 'picture');
    const image = await server.addImage(ann, { privacy: 'public', bytes });
    const source = new Readable({ read: () => undefined });
    source.push(Buffer.alloc(50_000));
    server.world.store.open = async () => source;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `GET /i/${image.uid}/${digestOf(image.current)}/full.png HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await until(() => server.deliveries.length > 0);
    await server.close();
    expect(server.deliveries).toEqual([[ann.id, 50_000]]);
  });

  it('is refused with 429 once the owner’s bandwidth is used up, until the next month', async () => {
    const server = await startTestServer();
    const { world } = server;
    const ann = await server.join('ann');
    const image = await server.addImage(ann, { privacy: 'public' });
    // Uses up the month's bandwidth, a day before the month ends.
    world.clock.advance(30 * DAY_MS - (world.clock.now().getTime() % DAY_MS));
    world.bandwidthMeter.count(ann.id, PLAN_LIMITS.free.bandwidthBytesPerMonth);
    await world.bandwidthMeter.flush();
    const paths = [`/i/${image.uid}/${digestOf(image.current)}/full.png`, `/api/images/file/${image.uid}/`];
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
    expect(server.deliveries).toEqual([]);
  });
});
