import { expect, test } from '@playwright/test';
import { bombs, makeJpeg } from '@safelight/test-pictures';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createApiKey, signUp, upload, uploaded } from '../harness/client.ts';
import { sleep, TestServer } from '../harness/server.ts';
import { percentile, timed } from '../harness/times.ts';

/** Opens `count` connections that send `opening` and then one byte per second. */
const slowClients = (
  port: number,
  count: number,
  opening: string,
): { open: () => number; end: () => void } => {
  const sockets: Socket[] = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(opening));
    return socket.on('error', () => socket.destroy());
  });
  const timer = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('x')), 1_000);
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length,
    end: () => {
      clearInterval(timer);
      sockets.forEach((socket) => socket.destroy());
    },
  };
};

test.describe('clients that misbehave', () => {
  let server: TestServer;
  let key: string;
  /** The session of another person. An API key would not do, because 300 requests would use up its limit. */
  let slowly: string;

  test.beforeAll(async () => {
    server = await TestServer.start();
    key = `Api-Key ${await createApiKey(await signUp(server.url, server.dataDir))}`;
    slowly = `Bearer ${(await signUp(server.url, server.dataDir)).access}`;
  });
  test.afterAll(() => server.dispose());

  for (const [what, opening] of [
    ['headers', () => 'POST /api/images/upload/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    [
      'bodies',
      () =>
        `POST /api/images/upload/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${slowly}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
    ],
  ] as const) {
    test(`300 clients with slow ${what} are disconnected within 20 s, and others are served in the meantime`, async () => {
      const clients = slowClients(Number(new URL(server.url).port), 300, opening());
      await sleep(1_000);
      expect(clients.open()).toBeGreaterThan(250);
      expect(await timed(() => fetch(`${server.url}/healthz`))).toBeLessThan(1_000);
      const other = upload(server.url, key, await makeJpeg({ width: 300, height: 200 }));
      await sleep(19_000);
      expect(clients.open()).toBe(0);
      clients.end();
      expect((await other).status).toBe(201);
      await server.expectSound();
    });
  }

  test('16 decompression bombs at a time do not slow down other requests', async () => {
    // A session instead of an API key, whose limit the bombs of three rounds would use up.
    const attacker = `Bearer ${(await signUp(server.url, server.dataDir)).access}`;
    const jpeg = await makeJpeg({ width: 800, height: 600 });
    const { uid } = await uploaded(server.url, key, jpeg, { privacy: 'public' });
    const get = () =>
      fetch(`${server.url}/api/images/file/${uid}/`).then((response) => response.arrayBuffer());
    await get();
    const hostile = bombs().filter((bomb) => bomb.expect !== 'accepted-and-cleaned');
    const sixteen = Array.from({ length: 16 }, (_, i) => hostile[i % hostile.length]!);
    /**
     * The slowdown by the bombs: the ratio of the times of the slowest hundredth of requests with and without
     * them.
     */
    const slowdown = async (): Promise<number> => {
      const idle: number[] = [];
      for (let i = 0; i < 300; i += 1) idle.push(await timed(get));
      let isMeasured = false;
      const attack = async (): Promise<void> => {
        while (!isMeasured) {
          const sent = sixteen.map((bomb) =>
            upload(server.url, attacker, bomb.bytes, { filename: bomb.name }),
          );
          for (const response of await Promise.all(sent)) expect(response.status).toBe(400);
        }
      };
      const attacking = attack();
      const busy: number[] = [];
      for (let i = 0; i < 300; i += 1) busy.push(await timed(get));
      isMeasured = true;
      await attacking;
      return percentile(busy, 0.99) / percentile(idle, 0.99);
    };
    const rounds = [await slowdown(), await slowdown(), await slowdown()];
    expect(percentile(rounds, 0.5)).toBeLessThan(3);
    await server.expectSound();
  });
});

/**
 * Sends only the headers of an upload; resolves when the server has started to read it (it answers 100
 * Continue).
 */
const heardUpload = async (url: string, authorization: string, jpeg: Uint8Array) => {
  const form = new FormData();
  form.set('image', new Blob([jpeg as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), 'photo.jpg');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const sending = request(`${url}/api/images/upload/?allow_duplicate=true`, {
    method: 'POST',
    headers: {
      Authorization: authorization,
      Expect: '100-continue',
      'Content-Type': encoded.headers.get('content-type')!,
      'Content-Length': body.length,
    },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.flushHeaders();
  await once(sending, 'continue');
  return async (): Promise<number | undefined> => {
    sending.end(body);
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  };
};

test('after SIGTERM under load the server answers running requests, refuses new ones and exits with code 0', async () => {
  await using server = await TestServer.start();
  const key = `Api-Key ${await createApiKey(await signUp(server.url, server.dataDir))}`;
  const jpeg = await makeJpeg({ width: 2400, height: 1800 });
  await uploaded(server.url, key, jpeg);
  const heard = await Promise.all(Array.from({ length: 20 }, () => heardUpload(server.url, key, jpeg)));
  const [first, ...rest] = heard;
  const early = first!();
  const ending = server.end('SIGTERM');
  const statuses = await Promise.all([early, ...rest.map((send) => send())]);
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 201));
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  expect(await ending).toBe(0);
  await server.launch();
  await server.expectSound();
});
