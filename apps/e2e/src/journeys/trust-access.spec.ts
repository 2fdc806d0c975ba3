import { expect, test } from '@playwright/test';
import { TEXTS } from '@safelight/rules';
import { makeJpeg } from '@safelight/test-pictures';
import { randomUUID } from 'node:crypto';
import { startApart, type Apart } from '../harness/apart.ts';
import { createApiKey, uploaded } from '../harness/client.ts';
import { ask, call, codeOf, looksOf, post, withAccess, type Call } from '../harness/http.ts';
import { joinSite, PASSWORD, type Member } from '../harness/members.ts';
import type { TestServer } from '../harness/server.ts';

test.describe('other people’s data', () => {
  let apart: Apart;
  let peer: TestServer;
  let ann: Member;
  let eve: Member;
  let url: string;

  test.beforeAll(async () => {
    apart = await startApart({ WORKER: 'inline', TRUST_PROXY: 'loopback' });
    url = apart.server.url;
    peer = await apart.startPeer();
    [ann, eve] = [await joinSite(apart.server, 'ann'), await joinSite(apart.server, 'eve')];
  });
  test.afterAll(() => apart.dispose());

  const idsOf = async (path: string): Promise<string[]> => {
    const { json } = await call(url, path, withAccess(ann));
    return (json as readonly { id: string }[]).map(({ id }) => id);
  };

  test('another user’s session, export and API key answer the same 404 as ones that do not exist', async () => {
    await createApiKey(ann);
    await post(url, '/api/auth/exports/', { password: PASSWORD }, withAccess(ann));
    const [sessions, keys, exports] = [
      await idsOf('/api/auth/sessions/'),
      await idsOf('/api/auth/api-keys/'),
      await idsOf('/api/auth/exports/'),
    ];
    const [session = '', key = '', exported = ''] = [sessions[0], keys[0], exports[0]];
    expect([session, key, exported]).not.toContain('');

    type Attempt = (id: string) => readonly [path: string, options: Call];
    const attempts: readonly (readonly [string, Attempt])[] = [
      [session, (id) => [`/api/auth/sessions/${id}/`, { method: 'DELETE' }]],
      [key, (id) => [`/api/auth/api-keys/${id}/`, {}]],
      [key, (id) => [`/api/auth/api-keys/${id}/`, { method: 'PATCH', body: { is_active: false } }]],
      [key, (id) => [`/api/auth/api-keys/${id}/`, { method: 'DELETE' }]],
      [exported, (id) => [`/api/auth/exports/${id}/${'A'.repeat(43)}/`, {}]],
    ];
    for (const [id, attempt] of attempts) {
      const looks = [];
      for (const tried of [id, randomUUID(), 'nothing']) {
        const [path, options] = attempt(tried);
        looks.push(looksOf(await call(url, path, { ...options, ...withAccess(eve) })));
      }
      expect(looks[0]?.status, attempt(id)[0]).toBe(404);
      expect(looks[1], attempt(id)[0]).toEqual(looks[0]);
      expect(looks[2], attempt(id)[0]).toEqual(looks[0]);
    }
    const mutations: readonly (readonly [string, string])[] = [
      [session, 'mutation($id: ID!) { endSession(id: $id) }'],
      [key, 'mutation($id: ID!) { updateApiKey(id: $id, input: { isActive: false }) { id } }'],
      [key, 'mutation($id: ID!) { deleteApiKey(id: $id) }'],
    ];
    for (const [id, query] of mutations) {
      const looks = [];
      for (const tried of [id, randomUUID(), 'nothing']) {
        const reply = await ask(url, query, { id: tried }, withAccess(eve));
        expect(codeOf(reply), query).toBe('NOT_FOUND');
        looks.push(looksOf(reply));
      }
      expect(looks[1]).toEqual(looks[0]);
      expect(looks[2]).toEqual(looks[0]);
    }
    expect(await idsOf('/api/auth/sessions/')).toEqual(sessions);
    expect(await idsOf('/api/auth/api-keys/')).toEqual(keys);
  });

  test('an API key gets 403 from every account operation, in REST and GraphQL', async () => {
    const authorization = `Api-Key ${await createApiKey(ann)}`;
    const [own = ''] = await idsOf('/api/auth/api-keys/');
    const password = { current_password: PASSWORD, password: 'Other42Lamp', password_confirm: 'Other42Lamp' };
    const calls: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['GET', '/api/auth/me/'],
      ['PATCH', '/api/auth/me/', { bio: 'mine now' }],
      ['DELETE', '/api/auth/me/', { username: ann.username, password: PASSWORD }],
      ['POST', '/api/auth/password/change/', password],
      ['GET', '/api/auth/sessions/'],
      ['DELETE', `/api/auth/sessions/${randomUUID()}/`],
      ['GET', '/api/auth/exports/'],
      ['POST', '/api/auth/exports/', { password: PASSWORD }],
      ['DELETE', '/api/auth/me/email/'],
      ['POST', '/api/auth/me/email/resend/'],
      ['GET', '/api/auth/api-keys/'],
      ['POST', '/api/auth/api-keys/', { name: 'another' }],
      ['GET', `/api/auth/api-keys/${own}/`],
      ['PATCH', `/api/auth/api-keys/${own}/`, { name: 'another' }],
      ['DELETE', `/api/auth/api-keys/${own}/`],
    ];
    for (const [method, path, body] of calls) {
      const reply = await call(url, path, { method, authorization, ...(body === undefined ? {} : { body }) });
      expect([reply.status, reply.json], `${method} ${path}`).toEqual([
        403,
        expect.objectContaining({ code: 'FORBIDDEN' }),
      ]);
    }
    const input = `{ currentPassword: "${PASSWORD}", password: "Other42Lamp", passwordConfirm: "Other42Lamp" }`;
    const operations = [
      '{ sessions { id } }',
      '{ dataExports { id } }',
      '{ apiKeys { id } }',
      `mutation { changePassword(input: ${input}) { id } }`,
      'mutation { updateProfile(input: { bio: "mine now" }) { isEmailPending } }',
      'mutation { updatePreferences(input: { mailOnAiEdit: true }) { id } }',
      `mutation { endSession(id: "${randomUUID()}") }`,
      'mutation { endOtherSessions }',
      `mutation { requestDataExport(password: "${PASSWORD}") { id } }`,
      'mutation { resendEmailChange { id } }',
      'mutation { cancelEmailChange { id } }',
      '{ me { pendingEmail } }',
      `mutation { requestAccountDeletion(input: { username: "${ann.username}", password: "${PASSWORD}" }) { purgeAt } }`,
      'mutation { createApiKey(name: "another") { key } }',
      `mutation { updateApiKey(id: "${own}", input: { name: "another" }) { id } }`,
      `mutation { deleteApiKey(id: "${own}") }`,
    ];
    for (const query of operations)
      expect(codeOf(await ask(url, query, {}, { authorization })), query).toBe('FORBIDDEN');
    expect((await call(url, '/api/images/', { authorization })).status).toBe(200);
  });

  test('an API key in a query string, a cookie or another header is not accepted', async () => {
    const key = await createApiKey(ann);
    const jpeg = await makeJpeg({ width: 64, height: 48 });
    const { uid } = await uploaded(url, `Api-Key ${key}`, jpeg);
    const query = ['api_key', 'api-key', 'key', 'token', 'access_token', 'authorization']
      .map((name) => `${name}=${encodeURIComponent(key)}`)
      .join('&');
    const headers = { 'X-Api-Key': key, 'Api-Key': key, Cookie: `api_key=${key}; token=${key}` };
    for (const path of ['/api/images/', `/api/images/file/${uid}/`, '/api/auth/me/']) {
      const bare = await call(url, path);
      expect([401, 404], path).toContain(bare.status);
      expect(looksOf(await call(url, path, { headers })), path).toEqual(looksOf(bare));
      const asked = await call(url, `${path}?${query}`, { headers });
      expect(asked.text, path).not.toContain(key);
      expect(asked.status, path).toBe(400);
    }
    const asked = await ask(url, '{ me { id } }', {}, { headers });
    expect(asked.json).toEqual({ data: { me: null } });
  });

  test('an API key that is disabled or deleted is rejected by all processes at once', async () => {
    const authorization = `Api-Key ${await createApiKey(ann, 'to be revoked')}`;
    const [id = ''] = await idsOf('/api/auth/api-keys/');
    const path = `/api/auth/api-keys/${id}/`;
    const expectAll = async (status: number): Promise<void> => {
      for (const at of [url, peer.url]) {
        const reply = await call(at, '/api/images/', { authorization });
        expect(reply.status).toBe(status);
        if (status === 401) expect(reply.json).toMatchObject({ error: TEXTS.apiKeys.invalid });
        const code = codeOf(await ask(at, '{ images { totalCount } }', {}, { authorization }));
        expect(code).toBe(status === 401 ? 'INVALID_API_KEY' : null);
      }
    };
    await expectAll(200);
    await call(url, path, { method: 'PATCH', body: { is_active: false }, ...withAccess(ann) });
    await expectAll(401);
    await call(url, path, { method: 'PATCH', body: { is_active: true }, ...withAccess(ann) });
    await expectAll(200);
    await call(url, path, { method: 'DELETE', ...withAccess(ann) });
    await expectAll(401);
  });
});
