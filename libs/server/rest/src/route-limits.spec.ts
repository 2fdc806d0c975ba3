import { PLAN_LIMITS } from '@safelight/rules';
import { connect } from 'node:net';
import { OPERATIONS } from './openapi/api-description.ts';
import type { Operation } from './http/operation.ts';
import { MISSING_ID, MISSING_UID, serverForAll } from './testing/test-server.ts';

const GIGABYTE = 1_000_000_000;

/** An operation's path, filled with ids that do not exist. */
const pathOf = ({ path }: Operation): string =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'uid' ? MISSING_UID : MISSING_ID))}`;

const ROUTES = OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

describe('every route of the OpenAPI document', () => {
  const { server, ann } = serverForAll('ann');
  let usedUp: { readonly Authorization: string };
  beforeAll(async () => {
    const bob = await server.join('bob');
    usedUp = await server.keyOf(bob);
    const limit = PLAN_LIMITS.free.apiRequestsPerHour;
    for (let used = 0; used < limit; used += 1) await server.world.allowances.take(bob.id, limit);
  });

  /** The status of the answer to a request that announces a gigabyte and sends none of it. */
  const statusOfAnnounced = (operation: Operation): Promise<number> =>
    new Promise((resolve, reject) => {
      const { method, bodyType = 'application/json' } = operation;
      const type = bodyType === 'application/json' ? bodyType : `${bodyType}; boundary=b`;
      const lines = [
        `${method.toUpperCase()} ${pathOf(operation)} HTTP/1.1`,
        'Host: localhost',
        `Authorization: ${ann.headers.Authorization}`,
        `Content-Type: ${type}`,
        `Content-Length: ${GIGABYTE}`,
      ];
      const socket = connect(server.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.once('error', reject).once('data', (data) => {
        socket.destroy();
        resolve(Number(/^HTTP\/1\.1 (\d{3}) /.exec(String(data))?.[1]));
      });
    });

  it.each(ROUTES)(
    'refuses a Content-Length over its limit before the body arrives: %s',
    async (_, operation) => {
      const status = await statusOfAnnounced(operation);
      if (operation.body === undefined) expect(status).toBeLessThan(500);
      else expect(status).toBe(413);
    },
  );

  it.each(ROUTES)('answers 429 to an API key without remaining requests: %s', async (_, operation) => {
    const { status, headers } = await server.sendJson(
      pathOf(operation),
      operation.method.toUpperCase(),
      {},
      usedUp,
    );
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
