import { TEXTS } from '@safelight/rules';
import { ARCHIVE, EXPORT_ID } from '../testing/fake-settings.ts';
import { NOW } from '../testing/world.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ANN = { Authorization: 'Bearer ann' };
const EXPORTS = '/api/auth/exports/';

describe('export routes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each([EXPORTS, '/api/auth/exports'])('asks for an export at %s', async (path) => {
    const answer = await server.send(path, { method: 'POST', headers: ANN });
    expect(answer.status).toBe(202);
    expect(answer.json()).toEqual({
      id: EXPORT_ID,
      state: 'queued',
      created_at: NOW.toISOString(),
      size_bytes: null,
      expires_at: null,
    });
  });

  it('refuses a second one while one is being prepared', async () => {
    const answer = await server.send(EXPORTS, { method: 'POST', headers: { Authorization: 'Bearer bob' } });
    expect([answer.status, answer.json()]).toMatchObject([409, { detail: TEXTS.account.exportRunning }]);
  });

  it.each([EXPORTS, '/api/auth/exports'])('lists exports without their key or secret at %s', async (path) => {
    const answer = await server.send(path, { headers: ANN });
    expect(answer.json()).toEqual([
      {
        id: EXPORT_ID,
        state: 'ready',
        created_at: NOW.toISOString(),
        size_bytes: ARCHIVE.length,
        expires_at: NOW.toISOString(),
      },
    ]);
  });

  it.each(['', '/'])(
    'gives the archive to who has the link, without a session, with "%s" at the end',
    async (slash) => {
      const answer = await server.send(`${EXPORTS}${EXPORT_ID}/link${slash}`);
      expect([answer.status, answer.bytes]).toEqual([200, ARCHIVE]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-length': String(ARCHIVE.length),
        'content-disposition': `attachment; filename="safelight-ann.zip"; filename*=UTF-8''safelight-ann.zip`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers['last-modified']).toBeUndefined();
      expect(server.world.deliveries).toEqual([]);
    },
  );

  it('goes on where a download was cut off', async () => {
    const path = `${EXPORTS}${EXPORT_ID}/link/`;
    const { etag = '' } = (await server.send(path, { method: 'HEAD' })).headers;
    const answer = await server.send(path, { headers: { Range: 'bytes=3-', 'If-Range': etag } });
    expect([answer.status, answer.bytes]).toEqual([206, ARCHIVE.subarray(3)]);
  });

  it('answers every other link alike', async () => {
    const links = [
      `${EXPORT_ID}/other`,
      '0f0f0f0f-0000-4000-8000-00000000ffff/link',
      'not-an-id/link',
      `${EXPORT_ID}/${'x'.repeat(5_000)}`,
    ];
    const answers = await Promise.all(links.map((link) => server.send(`${EXPORTS}${link}/`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await server.send(`${EXPORTS}${EXPORT_ID}/%00/`)).status).toBe(400);
  });

  it.each(['GET', 'POST'])('refuses %s of visitors and of API keys', async (method) => {
    expect((await server.send(EXPORTS, { method })).status).toBe(401);
    const headers = { Authorization: 'Api-Key ann-key' };
    expect((await server.send(EXPORTS, { method, headers })).status).toBe(403);
  });
});
