import { TEXTS } from '@safelight/rules';
import { MISSING_ID, serverForAll, type Person } from '../testing/test-server.ts';

const EXPORTS = '/api/auth/exports/';
const PASSWORD = { password: 'Secret123' };

describe('the data export routes', () => {
  const { server } = serverForAll();
  let ann: Person;
  /** Ann's finished export with its archive, and the path of the link in the email. */
  let ready: { readonly id: string; readonly createdAt: Date; readonly expiresAt: Date | null };
  let archive: Buffer;
  let link: string;
  beforeAll(async () => {
    const { world } = server;
    ann = await server.join('ann');
    await server.addImage(ann);
    const { id } = await world.useCases.requestExport(ann.viewer, 'Secret123');
    await world.jobs.runExport(id, new AbortController().signal);
    ready = (await world.repositories.dataExports.find(id))!;
    link = new URL(world.mailOf('exportReady')!.text).pathname.replace(/\/$/, '');
    archive = [...world.store.objects.values()].find((bytes) => bytes.includes('== account.json'))!;
    world.clock.advance(60_000);
  });

  it.each([EXPORTS, '/api/auth/exports'])('request an export at %s', async (path) => {
    const { headers } = await server.join(`asks${path.length}`);
    const answer = await server.sendJson(path, 'POST', PASSWORD, headers);
    expect(answer.status).toBe(202);
    expect(answer.json()).toEqual({
      id: server.world.queued('export-account').at(-1)?.exportId,
      state: 'queued',
      created_at: server.world.clock.now().toISOString(),
      size_bytes: null,
      expires_at: null,
    });
  });

  it.each([
    ['without a password', undefined, 403, { code: 'PASSWORD_REQUIRED' }],
    ['with a wrong password', { password: 'Wrong1234' }, 400, { password: [TEXTS.account.wrongPassword] }],
  ])('refuse to export data %s', async (what, body, status, error) => {
    const { headers } = await server.join(`refused${what.length}`);
    const answer =
      body === undefined
        ? await server.send(EXPORTS, { method: 'POST', headers })
        : await server.sendJson(EXPORTS, 'POST', body, headers);
    expect([answer.status, answer.json()]).toMatchObject([status, error]);
  });

  it('refuse a second export while the first is being made', async () => {
    const { headers } = await server.join('bob');
    await server.sendJson(EXPORTS, 'POST', PASSWORD, headers);
    const answer = await server.sendJson(EXPORTS, 'POST', PASSWORD, headers);
    expect([answer.status, answer.json()]).toMatchObject([409, { detail: TEXTS.account.exportRunning }]);
  });

  it.each([EXPORTS, '/api/auth/exports'])('list exports without their secrets at %s', async (path) => {
    const answer = await server.send(path, { headers: ann.headers });
    expect(answer.json()).toEqual([
      {
        id: ready.id,
        state: 'ready',
        created_at: ready.createdAt.toISOString(),
        size_bytes: archive.length,
        expires_at: ready.expiresAt?.toISOString(),
      },
    ]);
  });

  it.each(['', '/'])('send the archive to anyone who has its link, with "%s" at the end', async (slash) => {
    const answer = await server.send(`${link}${slash}`);
    expect([answer.status, answer.bytes]).toEqual([200, archive]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(archive.length),
      'content-disposition': `attachment; filename="safelight-export-2026-01-01.zip"; filename*=UTF-8''safelight-export-2026-01-01.zip`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['last-modified']).toBeUndefined();
    expect(server.deliveries).toEqual([]);
  });

  it('resume an interrupted download', async () => {
    const path = `${link}/`;
    const { etag = '' } = (await server.send(path, { method: 'HEAD' })).headers;
    const answer = await server.send(path, { headers: { Range: 'bytes=3-', 'If-Range': etag } });
    expect([answer.status, answer.bytes]).toEqual([206, archive.subarray(3)]);
  });

  it('answer every invalid link with the same 404', async () => {
    const secret = link.split('/').at(-1);
    const links = [
      `${ready.id}/other`,
      `${MISSING_ID}/${secret}`,
      `not-an-id/${secret}`,
      `${ready.id}/${'x'.repeat(5_000)}`,
    ];
    const answers = await Promise.all(links.map((path) => server.send(`${EXPORTS}${path}/`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await server.send(`${EXPORTS}${ready.id}/%00/`)).status).toBe(400);
  });
});
