import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { TEXTS } from '@safelight/rules';
import { corpus } from '@safelight/test-pictures';
import { createRemoteImagesIn } from './create-remote-images.ts';
import { createGuard, dial } from './guard.ts';
import { INSIDE_URLS, LOOPBACK_URLS, MISSHAPEN_URLS } from './testing/ssrf-urls.ts';
import { watchSockets, type SocketWatch } from './testing/sockets.ts';

const REFUSED = { code: 'INVALID_IMAGE_URL', message: TEXTS.images.invalidUrl, details: {} };
const LIMIT = { maxBytes: 1_000_000 };
const METADATA_ADDRESS = '169.254.169.254';

/** A server that closes every connection. With `::` it listens on IPv6 and IPv4. */
const listen = async (host: string, port: number): Promise<Server> => {
  const server = createServer((socket) => socket.destroy());
  server.listen(port, host);
  await once(server, 'listening');
  return server;
};

describe('a URL of this machine', () => {
  let server: Server;
  let port: number;
  let connections: number;

  beforeAll(async () => {
    server = await listen('::', 0).catch(() => listen('0.0.0.0', 0));
    ({ port } = server.address() as AddressInfo);
    server.on('connection', () => (connections += 1));
  });
  beforeEach(() => {
    connections = 0;
  });
  afterAll(() => void server.close());

  const imagesWith = (allowedOrigins: readonly string[]) =>
    createRemoteImagesIn(
      { resolve: () => Promise.resolve(['127.0.0.1']), dial, timeoutMs: 10_000, ports: [port] },
      { isProduction: false, allowedOrigins },
    );

  it('is reachable if its origin is allowed, which proves that the refusals below are effective', async () => {
    const origin = `http://127.0.0.1:${port}`;
    await expect(imagesWith([origin]).fetch(`${origin}/x.png`, LIMIT)).rejects.toMatchObject(REFUSED);
    expect(connections).toBe(1);
  });

  it('is reached at the checked address if the allowed origin is a host name', async () => {
    const origin = `http://localhost:${port}`;
    await expect(imagesWith([origin]).fetch(`${origin}/x.png`, LIMIT)).rejects.toMatchObject(REFUSED);
    expect(connections).toBe(1);
  });

  it.each(LOOPBACK_URLS)('%j is refused without a connection', async (form) => {
    const url = form.replace('PORT', String(port));
    await expect(imagesWith([]).fetch(url, LIMIT)).rejects.toMatchObject(REFUSED);
    expect(connections).toBe(0);
  });

  it.each(['localhost', 'localhost.localdomain', 'ip6-localhost', 'a.name.example'])(
    'the name %s, which resolves to 127.0.0.1, is refused without a connection',
    async (name) => {
      await expect(imagesWith([]).fetch(`http://${name}:${port}/x.png`, LIMIT)).rejects.toMatchObject(
        REFUSED,
      );
      expect(connections).toBe(0);
    },
  );

  it('is refused if only another origin is allowed', async () => {
    const other = `http://127.0.0.2:${port}/x.png`;
    const images = imagesWith([`http://127.0.0.1:${port}`]);
    await expect(images.fetch(other, LIMIT)).rejects.toMatchObject(REFUSED);
    expect(connections).toBe(0);
  });
});

describe('sockets of a fetch', () => {
  let sockets: SocketWatch;
  beforeEach(() => {
    sockets = watchSockets();
  });
  afterEach(() => {
    sockets.stop();
  });

  const imagesOf = (...addresses: string[]) =>
    createRemoteImagesIn(
      { resolve: () => Promise.resolve(addresses), dial, timeoutMs: 10_000, ports: [80, 443] },
      { isProduction: true },
    );

  it('are opened for a public address', async () => {
    await expect(imagesOf('93.184.215.14').fetch('http://a.example/x.png', LIMIT)).rejects.toMatchObject(
      REFUSED,
    );
    expect(sockets.made).toBe(1);
  });

  it.each(INSIDE_URLS)('are not opened for the private address %s', async (url) => {
    await expect(imagesOf().fetch(url, LIMIT)).rejects.toMatchObject(REFUSED);
    expect(sockets.made).toBe(0);
  });

  it.each(INSIDE_URLS)(
    'are not opened if a name resolves to a public address and that of %s',
    async (url) => {
      const address = new URL(url).hostname.replace(/^\[|\]$/g, '');
      const images = imagesOf('93.184.215.14', address);
      await expect(images.fetch('http://a.example/x.png', LIMIT)).rejects.toMatchObject(REFUSED);
      expect(sockets.made).toBe(0);
    },
  );

  it.each(MISSHAPEN_URLS)('are not opened for the malformed or forbidden URL %s', async (url) => {
    await expect(imagesOf('93.184.215.14').fetch(url, LIMIT)).rejects.toMatchObject(REFUSED);
    expect(sockets.made).toBe(0);
  });

  it('are not opened for a name without addresses', async () => {
    await expect(imagesOf().fetch('http://a.example/x.png', LIMIT)).rejects.toMatchObject(REFUSED);
    expect(sockets.made).toBe(0);
  });

  it('are not opened for an empty URL, which is reported as missing', async () => {
    await expect(imagesOf().fetch('  ', LIMIT)).rejects.toMatchObject({
      code: 'INVALID_IMAGE_URL',
      message: TEXTS.images.urlRequired,
    });
  });
});

for (const { name, path } of corpus('lists').filter((file) => file.name === 'ssrf-urls.txt')) {
  describe(`the check of the URLs in ${name}`, () => {
    const urls = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    const guard = createGuard({
      resolve: () => Promise.resolve([METADATA_ADDRESS]),
      allowedOrigins: [],
      ports: [80, 443],
    });

    it('allows only URLs of public addresses', async () => {
      const passed = await Promise.all(
        urls.map(async (url) => {
          const parsed = URL.canParse(url) ? new URL(url) : null;
          const verdict = parsed && (await guard(parsed, new AbortController().signal).catch(() => null));
          return verdict && verdict.addresses.join();
        }),
      );
      expect(urls.length).toBeGreaterThan(100);
      expect([...new Set(passed.filter(Boolean))]).toEqual(['1.1.1.1']);
    });
  });
}
