import { expect, test, type Page } from '@playwright/test';
import { startApart, type Apart } from '../harness/apart.ts';
import { ChaosProxy } from '../harness/chaos-proxy.ts';
import { ask, call, codeOf, post, withAccess, type Reply } from '../harness/http.ts';
import { joinSite, type Member } from '../harness/members.ts';
import { mailsTo } from '../harness/outbox.ts';
import { signIn } from '../harness/person.ts';

const PEOPLE = 20;
const ROUNDS = 5;

const REFRESH = 'mutation ($refresh: String!) { refreshSession(refresh: $refresh) { access refresh } }';

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

test.describe('sessions', () => {
  let apart: Apart;
  let proxy: ChaosProxy;
  /** The URL of the server behind the proxy. */
  let behind: string;

  test.beforeAll(async () => {
    apart = await startApart({ TRUST_PROXY: 'loopback' });
    // The worker that sends the emails.
    await apart.startWorker();
    proxy = await ChaosProxy.before(Number(new URL(apart.server.url).port));
    behind = `http://localhost:${proxy.port}`;
  });
  test.afterAll(async () => {
    proxy.close();
    await apart.dispose();
  });

  /** Sends a refresh token, by REST or GraphQL in turn. */
  const refresh = (member: Member, { refresh: token }: Tokens, turn: number): Promise<Reply> =>
    turn % 2 === 0
      ? post(behind, '/api/auth/token/refresh/', { refresh: token }, { from: member.place })
      : ask(behind, REFRESH, { refresh: token }, { from: member.place });

  const tokensIn = ({ status, json, text }: Reply): Tokens => {
    expect(status, text).toBe(200);
    const { data, ...rest } = json as Partial<Tokens> & { data?: { refreshSession: Tokens } };
    return data?.refreshSession ?? (rest as Tokens);
  };

  test('continue after the answers to 100 token refreshes were lost in transit', async () => {
    const members: Member[] = [];
    for (let i = 0; i < PEOPLE; i += 1) members.push(await joinSite(apart.server, 'patient'));
    let held: readonly Tokens[] = members;
    let lost = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = () =>
        Promise.allSettled(members.map((member, i) => refresh(member, held[i] ?? member, i + round)));
      proxy.turn('drop-answers');
      lost += (await all()).filter(({ status }) => status === 'rejected').length;
      proxy.turn('pass');
      const again = await all();
      held = again.map((one) => {
        if (one.status === 'rejected') throw one.reason;
        return tokensIn(one.value);
      });
    }
    expect(lost).toBe(PEOPLE * ROUNDS);
    for (const [i, member] of members.entries()) {
      const { access } = held[i] ?? member;
      expect((await call(behind, '/api/auth/me/', withAccess({ access }))).status).toBe(200);
      expect(await mailsTo(apart.server.dataDir, member.email, /signed out|stolen|ended/i)).toEqual([]);
    }
    const [{ count } = { count: '' }] = await apart.sql<{ count: string }>(
      'SELECT count(*) FROM session_family WHERE ended_at IS NOT NULL',
    );
    expect(Number(count)).toBe(0);
    process.stdout.write(`    ${lost} answers lost, nobody signed out\n`);
  });

  const isRefresh = (body: string | null): boolean => body?.includes('"RefreshSession"') ?? false;

  /** Replaces the stored access token by one that the server refuses, as if it had expired. */
  const spoilAccess = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('safelight-session') ?? '{}') as { tokens: Tokens };
      const tokens = { ...stored.tokens, access: 'a.b.c' };
      localStorage.setItem('safelight-session', JSON.stringify({ ...stored, tokens }));
    });

  test('continue in a browser that gets no answer to its token refresh', async ({ page }) => {
    const member = await joinSite(apart.server, 'reader');
    await signIn(page, { ...member, url: apart.server.url });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let drops = 0;
    let isDropping = true;
    await page.route('**/graphql', async (route) => {
      if (!isDropping || !isRefresh(route.request().postData())) return route.continue();
      await route.fetch();
      drops += 1;
      await route.abort('connectionreset');
    });
    await spoilAccess(page);
    await page.reload();
    await expect.poll(() => drops).toBeGreaterThan(0);
    isDropping = false;
    await page.reload();
    await expect(page).toHaveURL(`${apart.server.url}/gallery`);
    await expect(page.getByRole('button', { name: /User menu/ })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('safelight-session') ?? ''))
      .not.toContain('"a.b.c"');
  });

  const CHANGES = {
    address:
      'mutation ($password: String) { updateProfile(input: { email: "thief@example.com", password: $password }) { isEmailPending } }',
    deletion:
      'mutation ($password: String, $username: String!) { requestAccountDeletion(input: { password: $password, username: $username }) { purgeAt } }',
    export: 'mutation ($password: String) { requestDataExport(password: $password) { id } }',
    key: 'mutation ($password: String) { createApiKey(name: "of a thief", password: $password) { key } }',
  } as const;

  /** The four operations as REST requests: method, path and body. */
  const callsOf = ({ username }: Member) =>
    [
      ['PATCH', '/api/auth/me/', { email: 'thief@example.com' }],
      ['DELETE', '/api/auth/me/', { username }],
      ['POST', '/api/auth/exports/', {}],
      ['POST', '/api/auth/api-keys/', { name: 'of a thief' }],
    ] as const;

  test('a stolen access token cannot change the address, delete or export the account, or create a key', async () => {
    const member = await joinSite(apart.server, 'owner');
    await apart.sql(
      `UPDATE session_family SET created_at = now() - interval '11 minutes' WHERE user_id = $1`,
      [member.userId],
    );
    const stolen = { ...withAccess(member), from: '203.0.113.66' };
    const { url } = apart.server;
    expect((await call(url, '/api/auth/me/', stolen)).status).toBe(200);

    const rows = async () => {
      const [row] = await apart.sql<{ row: string }>(
        `SELECT concat_ws('/', u.email, u.deletion_requested_at IS NULL,
           (SELECT count(*) FROM api_key WHERE user_id = u.id),
           (SELECT count(*) FROM data_export WHERE user_id = u.id),
           (SELECT count(*) FROM one_time_token WHERE user_id = u.id AND used_at IS NULL)) AS row
         FROM user_account u WHERE u.id = $1`,
        [member.userId],
      );
      return row;
    };
    const before = await rows();
    for (const [method, path, body] of callsOf(member)) {
      const bare = await call(url, path, { ...stolen, method, body });
      expect([path, bare.status, (bare.json as { code: string }).code]).toEqual([
        path,
        403,
        'PASSWORD_REQUIRED',
      ]);
      const guessed = await call(url, path, { ...stolen, method, body: { ...body, password: 'Guessed123' } });
      expect([path, guessed.status]).toEqual([path, 400]);
    }
    for (const [what, query] of Object.entries(CHANGES)) {
      const { username } = member;
      const variables = what === 'deletion' ? { username } : {};
      expect([what, codeOf(await ask(url, query, variables, stolen))]).toEqual([what, 'PASSWORD_REQUIRED']);
      const guess = { ...variables, password: 'Guessed123' };
      expect([what, codeOf(await ask(url, query, guess, stolen))]).toEqual([what, 'WRONG_PASSWORD']);
    }
    expect(await rows()).toEqual(before);
    expect(await mailsTo(apart.server.dataDir, 'thief@example.com', /./)).toEqual([]);
    // Only the email that verified the address was sent.
    expect(await mailsTo(apart.server.dataDir, member.email, /./)).toHaveLength(1);
    // With the password, the owner may do each of these operations.
    const own = { name: 'mine', password: member.password };
    expect((await post(url, '/api/auth/api-keys/', own, stolen)).status).toBe(201);
  });
});
