import { createWorld } from '@safelight/application/testing';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from './config.ts';
import type { Container } from './container/container.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { startServer } from './serve.ts';
import { createTracing } from './tracing/create-tracing.ts';

const MISSING_UID = 'zzzzzzzzzzzzzzzzzzzzzz';

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
let origin: string;
let publicPicture: string;
let deletePage: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safelight-serve-'));
  for (const name of ['web', 'graphiql']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  }
  writeFileSync(join(folder, 'web', 'preloads.json'), '{}');
  const world = createWorld();
  const { user } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture', 'public');
  const config = { ...readConfig({ DATA_DIR: folder, METRICS_PORT: 'off' }), port: 0 };
  server = await startServer({
    config,
    container: { ...world, bytes: { read: async () => null }, outbox: null } as unknown as Container,
    logger: createLogger({ logLevel: 'silent' }),
    metrics: createMetrics(),
    tracing: await createTracing(config.traces),
    webRoot: join(folder, 'web'),
    graphiqlRoot: join(folder, 'graphiql'),
  });
  origin = `http://127.0.0.1:${server.port}`;
  publicPicture = `/i/${image.uid}/full.png`;
  deletePage = world.useCases.imageAddresses.deletePathOf(image);
});
afterAll(async () => {
  await server.stop(0);
  rmSync(folder, { recursive: true });
});

/**
 * Sends the lines of a request; resolves with everything that the server sends until it closes the
 * connection.
 */
const exchange = (lines: readonly string[]): Promise<string> => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
};

describe('an upgrade to another protocol', () => {
  const UPGRADE = ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'];

  it.each([
    ['a page', '/', 200],
    ['the API', '/api/openapi.json', 200],
    ['the GraphQL endpoint', '/graphql?query=%7B__typename%7D', 400],
    ['a missing file', `/i/${MISSING_UID}/w320`, 404],
  ])(
    'that the server does not support is ignored, and the client gets a normal answer from %s',
    async (_what, path, status) => {
      const answer = await exchange([
        `GET ${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: Upgrade, HTTP2-Settings',
        ...UPGRADE,
      ]);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      // Otherwise a client that sends its next request on this connection would wait forever.
      expect(answer).toMatch(/^connection: close\r$/im);
      expect(answer).not.toContain('101 Switching Protocols');
    },
  );

  it('is refused for WebSocket outside of the GraphQL endpoint', async () => {
    const ask = (path: string) =>
      exchange([
        `GET ${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: Upgrade, close',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ]);
    expect(await ask('/healthz')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('names the methods of the GraphQL endpoint, of which GraphiQL has only some', async () => {
  const answer = await fetch(`${origin}/graphql`, { method: 'OPTIONS' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, POST, OPTIONS']);
});

describe('the security headers', () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: got } = await fetch(origin + path, { headers });
    const policy = new Map(
      (got.get('content-security-policy') ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    return {
      status,
      policy,
      frames: got.get('x-frame-options'),
      sniffing: got.get('x-content-type-options'),
    };
  };

  const HTML = { accept: 'text/html' };

  it.each([
    ['a page of the client', () => '/', 200, "'self'"],
    ['a missing page of the client', () => '/nowhere/at/all', 404, "'self'"],
    ['GraphiQL', () => '/graphql', 200, "'self'"],
    ['the page that confirms a deletion', () => deletePage, 200, null],
    ['the OpenAPI document', () => '/api/openapi.json', 200, null],
    ['an error of the API', () => `/api/images/${MISSING_UID}/`, 404, null],
  ])(
    'forbid framing %s and changing its base URL, and restrict its connections',
    async (_what, path, status, connections) => {
      const answer = await ask(path(), HTML);
      expect(answer.status).toBe(status);
      expect(answer.policy.get('frame-ancestors')).toBe("'none'");
      expect(answer.frames?.toUpperCase()).toBe('DENY');
      expect(answer.policy.get('base-uri')).toBe("'none'");
      expect(answer.policy.get('connect-src') ?? null).toBe(connections);
      if (connections === null) expect(answer.policy.get('default-src')).toBe("'none'");
      expect(answer.sniffing).toBe('nosniff');
    },
  );

  it('prevent a GraphQL answer from loading or submitting anything', async () => {
    const answer = await ask('/graphql?query=%7B__typename%7D', { 'apollo-require-preflight': 'true' });
    expect(Object.fromEntries(answer.policy)).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(answer.frames).toBe('DENY');
  });

  it('allow every site to frame the embed page of a comparison, which itself may connect to nothing', async () => {
    const answer = await ask(`/comparison/${MISSING_UID}/embed`, HTML);
    expect(answer.policy.get('frame-ancestors')).toBe('*');
    expect(answer.frames).toBeNull();
    expect(answer.policy.get('base-uri')).toBe("'none'");
    expect([answer.policy.get('default-src'), answer.policy.has('connect-src')]).toEqual(["'none'", false]);
  });

  it('allow every site to show a picture, and prevent an SVG from running scripts', async () => {
    const answer = await ask(publicPicture);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.policy)).toEqual({
      'default-src': "'none'",
      'style-src': "'unsafe-inline'",
      sandbox: '',
    });
    expect(answer.frames).toBeNull();
    expect(answer.sniffing).toBe('nosniff');
  });
});

describe('a request that no page and no API answers', () => {
  it.each([
    ['POST', '/nowhere'],
    ['DELETE', '/'],
    ['GET', '/missing.png'],
  ])('gets 404 in JSON: %s %s', async (method, path) => {
    const answer = await fetch(origin + path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a request that the HTTP parser refuses', () => {
  const NORMAL = ['GET /healthz HTTP/1.1', 'Host: localhost'];
  const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

  it.each([
    [
      'with too large headers',
      [...NORMAL, `X-Long: ${'x'.repeat(20_000)}`],
      431,
      'The headers of the request are too large.',
    ],
    ['that is no HTTP', ['nonsense'], 400, 'The request cannot be understood.'],
    ['without a host', ['GET / HTTP/1.1'], 400, 'The request cannot be understood.'],
    [
      'that expects something unknown',
      [...NORMAL, 'Expect: a-miracle'],
      417,
      'The header Expect can only ask for 100-continue.',
    ],
  ])('%s gets an error in JSON, with an id', async (_what, lines, status, error) => {
    const answer = await exchange(lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^x-request-id: [\w-]{36}\r$/im);
    expect(answer).toMatch(/^content-type: application\/json; charset=utf-8\r$/im);
    expect(bodyOf(answer)).toEqual({ error, code: 'INVALID_INPUT', details: {} });
  });
});
