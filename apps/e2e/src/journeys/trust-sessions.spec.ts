import { expect, test } from '@playwright/test';
import { TEXTS } from '@safelight/rules';
import { startApart, type Apart } from '../harness/apart.ts';
import { ask, call, codeOf, newPlace, post, withAccess, type Reply } from '../harness/http.ts';
import { askForReset, joinSite, logIn, signedInOf, type Member } from '../harness/members.ts';
import { until, type TestServer } from '../harness/server.ts';

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

const AGENT = { 'User-Agent': 'one client' };

test.describe('sessions', () => {
  let apart: Apart;
  let peer: TestServer;
  let member: Member;
  let url: string;

  test.beforeAll(async () => {
    apart = await startApart({ WORKER: 'inline', TRUST_PROXY: 'loopback' });
    url = apart.server.url;
    peer = await apart.startPeer();
    member = await joinSite(apart.server);
  });
  test.afterAll(() => apart.dispose());

  const signIn = async (): Promise<Tokens> =>
    signedInOf(await logIn(url, member, { from: member.place, headers: AGENT })).tokens;

  const refresh = (token: string, headers: Record<string, string> = AGENT): Promise<Reply> =>
    post(url, '/api/auth/token/refresh/', { refresh: token }, { from: member.place, headers });

  const refreshByGraphql = async (token: string): Promise<{ status: number; json: unknown }> => {
    const query = 'mutation($refresh: String!) { refreshSession(refresh: $refresh) { access refresh } }';
    const reply = await ask(url, query, { refresh: token }, { from: member.place, headers: AGENT });
    const { data } = reply.json as { data: { refreshSession: Tokens } | null };
    if (codeOf(reply) === null) return { status: 200, json: data?.refreshSession };
    return { status: codeOf(reply) === 'SESSION_EXPIRED' ? 401 : 500, json: null };
  };

  /** The answer of each API to an access token: a status, and an error code or null. */
  const asked = async (access: string, at = url) => {
    const options = { authorization: `Bearer ${access}` };
    const rest = await call(at, '/api/auth/me/', options);
    return [rest.status, codeOf(await ask(at, '{ sessions { id } }', {}, options))];
  };
  const REFUSED = [401, 'UNAUTHENTICATED'];

  test('50 simultaneous refreshes of one token through both APIs all get the same new token, and the session continues', async () => {
    const { refresh: token } = await signIn();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? refresh(token) : refreshByGraphql(token))),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const pairs = replies.map(({ json }) => json as Tokens);
    const [tokens] = pairs;
    expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(1);
    expect(await asked(tokens?.access ?? '')).toEqual([200, null]);
    const next = await refresh(tokens?.refresh ?? '');
    expect(next.status).toBe(200);
    const late = await refresh(token);
    expect([late.status, late.json]).toEqual([
      401,
      expect.objectContaining({ detail: TEXTS.generic.sessionExpired }),
    ]);
    expect((await refresh((next.json as Tokens).refresh)).status).toBe(200);
  });

  test('a hundred lost answers to refreshes sign nobody out', async () => {
    let { refresh: kept } = await signIn();
    for (let i = 0; i < 100; i += 1) {
      const lost = (await refresh(kept)).json as Tokens;
      const again = (await refresh(kept)).json as Tokens;
      expect(again.refresh).toBe(lost.refresh);
      kept = again.refresh;
    }
    expect((await refresh(kept)).status).toBe(200);
  });

  test('a used refresh token sent again after 30 s ends the session, including its newest tokens', async () => {
    const { refresh: token } = await signIn();
    const tokens = (await refresh(token)).json as Tokens;
    const moveBack = (seconds: number) =>
      apart.sql(
        `UPDATE refresh_token SET used_at = used_at - make_interval(secs => $1)
                 WHERE used_at IS NOT NULL`,
        [seconds],
      );
    await moveBack(25);
    expect(((await refresh(token)).json as Tokens).refresh).toBe(tokens.refresh);
    expect(await asked(tokens.access)).toEqual([200, null]);
    await moveBack(6);
    expect((await refresh(token)).status).toBe(401);
    expect(await asked(tokens.access)).toEqual(REFUSED);
    expect((await refresh(tokens.refresh)).status).toBe(401);
  });

  test('a used refresh token sent at once by another client ends the session', async () => {
    const { refresh: token } = await signIn();
    const tokens = (await refresh(token)).json as Tokens;
    expect((await refresh(token, { 'User-Agent': 'another client' })).status).toBe(401);
    expect(await asked(tokens.access)).toEqual(REFUSED);
    expect((await refresh(tokens.refresh)).status).toBe(401);
  });

  test('an access token is rejected by both APIs at once when its session is ended or signed out, or the password is reset', async () => {
    const sessionOf = async (access: string): Promise<string> => {
      const reply = await call(url, '/api/auth/sessions/', { authorization: `Bearer ${access}` });
      const sessions = reply.json as readonly { id: string; is_current: boolean }[];
      return sessions.find(({ is_current: isCurrent }) => isCurrent)?.id ?? '';
    };
    const expectEnded = async (access: string): Promise<void> => {
      expect(await asked(access)).toEqual(REFUSED);
      await until('the other process to refuse it', async () => (await asked(access, peer.url))[0] === 401);
      expect(await asked(access, peer.url)).toEqual(REFUSED);
    };

    const [mine, theirs] = [await signIn(), await signIn()];
    expect(await asked(theirs.access, peer.url)).toEqual([200, null]);
    const path = `/api/auth/sessions/${await sessionOf(theirs.access)}/`;
    expect((await call(url, path, { method: 'DELETE', ...withAccess(mine) })).status).toBe(204);
    await expectEnded(theirs.access);
    expect((await refresh(theirs.refresh)).status).toBe(401);
    expect(await asked(mine.access)).toEqual([200, null]);

    expect((await post(url, '/api/auth/logout/', { refresh: mine.refresh })).status).toBe(204);
    await expectEnded(mine.access);

    const [kept, other] = [await signIn(), await signIn()];
    await ask(url, 'mutation { endOtherSessions }', {}, withAccess(kept));
    await expectEnded(other.access);
    expect(await asked(kept.access)).toEqual([200, null]);

    const { uid, token } = await askForReset(apart.server, member);
    const { password } = member;
    const body = { uid, token, password, password_confirm: password };
    expect((await post(url, '/api/auth/password/reset/confirm/', body)).status).toBe(204);
    await expectEnded(kept.access);
  });

  test('behind a proxy only the last address in X-Forwarded-For counts, so the others do not evade a limit', async () => {
    const wrong = { username: 'nobody', password: 'Wrong123' };
    const place = newPlace();
    const forged = await Promise.all(
      Array.from({ length: 20 }, (_, i) => logIn(url, wrong, { from: `203.0.113.${i}, ${place}` })),
    );
    const limited = forged.filter(({ status }) => status === 429);
    expect(forged.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(limited).toHaveLength(10);
    for (const { json } of limited) expect(json).toMatchObject({ detail: TEXTS.generic.tooManyAttempts });
    expect((await logIn(url, wrong, { from: newPlace() })).status).toBe(401);
  });
});
