import { OPERATIONS } from './openapi/api-description.ts';
import { MISSING_ID, MISSING_UID, startTestServer, type TestServer } from './testing/test-server.ts';

/** A path of an operation with ids that do not exist. */
const pathOf = (path: string): string =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'uid' ? MISSING_UID : MISSING_ID))}`;

describe('the permission to call an operation, as the OpenAPI document says', () => {
  let server: TestServer;
  let key: { readonly Authorization: string };
  beforeAll(async () => {
    server = await startTestServer();
    key = await server.keyOf(await server.join('ann'));
  });
  afterAll(() => server.close());

  const refusalOf = async ({ method, path }: (typeof OPERATIONS)[number], headers: object) => {
    const { status } = await server.sendJson(pathOf(path), method.toUpperCase(), {}, { ...headers });
    return status === 401 || status === 403 ? status : null;
  };

  it.each(OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s',
    async (_, operation) => {
      const { access } = operation;
      const isOpen = access === 'anyone' || access === 'optional';
      const guest = await refusalOf(operation, {});
      if (isOpen) expect(guest).not.toBe(403);
      else expect(guest).toBe(401);
      expect(await refusalOf(operation, key)).toBe(access === 'session' ? 403 : null);
    },
  );
});
