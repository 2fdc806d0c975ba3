import { expect, test } from '@playwright/test';
import { createAccessTokens, deriveKeys } from '@safelight/identity';
import { startGoogleServer, type GoogleServer } from '@safelight/identity/testing';
import { TEXTS } from '@safelight/rules';
import { makeJpeg } from '@safelight/test-pictures';
import { randomUUID } from 'node:crypto';
import { startApart, type Apart } from '../harness/apart.ts';
import { createApiKey, uploaded } from '../harness/client.ts';
import { ask, call, codeOf, newPlace, post, withAccess, withOtherByte } from '../harness/http.ts';
import {
  askForReset,
  joinSite,
  newcomer,
  PASSWORD,
  register,
  verifyPath,
  type Member,
} from '../harness/members.ts';
import { linkIn, mailTo } from '../harness/outbox.ts';

const JWT_SECRET = 'a secret of trust tests, of more than 32 characters';

/** The first and the last index, and some between them. */
const positionsIn = (text: string): readonly number[] =>
  [...new Set([0, 1, text.length >> 2, text.length >> 1, text.length - 2, text.length - 1])].filter((index) =>
    /[A-Za-z0-9_-]/.test(text[index] ?? ''),
  );

const altered = (text: string): readonly string[] =>
  positionsIn(text).map((index) => withOtherByte(text, index));

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test.describe('forged and altered credentials', () => {
  let apart: Apart;
  let google: GoogleServer;
  let member: Member;
  let url: string;

  test.beforeAll(async () => {
    google = await startGoogleServer();
    apart = await startApart({
      WORKER: 'inline',
      TRUST_PROXY: 'loopback',
      JWT_SECRET,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_AUTH_URL: google.authUrl,
      GOOGLE_TOKEN_URL: google.tokenUrl,
      GOOGLE_JWKS_URL: google.jwksUrl,
      GOOGLE_ISSUER: google.issuer,
    });
    url = apart.server.url;
    member = await joinSite(apart.server);
  });
  test.afterAll(async () => {
    await apart.dispose();
    await google.stop();
  });

  /** The answers of the two APIs to the token. */
  const asBearer = async (token: string) => {
    const options = { authorization: `Bearer ${token}` };
    const rest = await call(url, '/api/auth/me/', options);
    return [rest.status, codeOf(await ask(url, '{ sessions { id } }', {}, options))];
  };
  const REFUSED = [401, 'UNAUTHENTICATED'];
  const ACCEPTED = [200, null];

  test('an access token with one character changed, at any position, is rejected by REST and GraphQL', async () => {
    const { access } = member;
    expect(await asBearer(access)).toEqual(ACCEPTED);
    const dots = [...access].flatMap((character, index) => (character === '.' ? [index - 1, index + 1] : []));
    const others = [...altered(access), ...dots.map((index) => withOtherByte(access, index))];
    for (const token of others) expect(await asBearer(token), token).toEqual(REFUSED);
  });

  test('REST and GraphQL reject tokens with alg none, another signing key or an embedded key, and refresh tokens as access tokens', async () => {
    const [header = '', payload = '', signature = ''] = member.access.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const foreign = createAccessTokens({
      secret: deriveKeys('another secret, also of more than 32 characters').accessTokens,
      issuer: url,
      audience: url,
    });
    const tokens = [
      `${base64url({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${base64url({ alg: 'none' })}.${payload}.${signature}`,
      `${base64url({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'AA' } })}.${payload}.${signature}`,
      `${header}.${base64url({ ...claims, sub: randomUUID() })}.${signature}`,
      `${header}.${payload}.`,
      await foreign.issue({
        userId: member.userId,
        familyId: randomUUID(),
        role: 'user',
        isSuspended: false,
      }),
      member.refresh,
    ];
    for (const token of tokens) expect(await asBearer(token), token).toEqual(REFUSED);
  });

  test('an access token is accepted 55 s after it expires and 55 s before it is issued, but not at 65 s or 5 minutes', async () => {
    const issuedAt = (offsetSeconds: number): Promise<string> =>
      createAccessTokens({
        secret: deriveKeys(JWT_SECRET).accessTokens,
        issuer: url,
        audience: url,
        clock: { now: () => new Date(Date.now() + offsetSeconds * 1_000) },
      }).issue({ userId: member.userId, familyId: randomUUID(), role: 'user', isSuspended: false });
    const life = 15 * 60;
    for (const seconds of [-life - 55, 55]) expect((await asBearer(await issuedAt(seconds)))[0]).toBe(200);
    for (const seconds of [-life - 65, 65, -life - 300, 300])
      expect(await asBearer(await issuedAt(seconds)), String(seconds)).toEqual(REFUSED);
  });

  test('a refresh token with one character changed, or an access token in its place, is rejected and ends no session', async () => {
    const { refresh, access } = await joinSite(apart.server);
    for (const wrong of [...altered(refresh), access, '']) {
      const reply = await post(url, '/api/auth/token/refresh/', { refresh: wrong });
      expect([reply.status, reply.json]).toEqual([
        401,
        expect.objectContaining({ detail: TEXTS.generic.sessionExpired, code: 'SESSION_EXPIRED' }),
      ]);
      const byGraphql = 'mutation($refresh: String!) { refreshSession(refresh: $refresh) { access } }';
      expect(codeOf(await ask(url, byGraphql, { refresh: wrong }))).toBe('SESSION_EXPIRED');
    }
    expect((await post(url, '/api/auth/token/refresh/', { refresh })).status).toBe(200);
  });

  test('an API key with one character changed is rejected by REST, GraphQL and the addresses of images', async () => {
    const key = await createApiKey(member);
    const jpeg = await makeJpeg({ width: 64, height: 48 });
    const { uid } = await uploaded(url, `Api-Key ${key}`, jpeg, { privacy: 'public' });
    const found = await ask(url, 'query($uid: ID!) { image(uid: $uid) { url } }', { uid });
    const bytes = (found.json as { data: { image: { url: string } } }).data.image.url;
    expect((await call(url, '/api/images/', { authorization: `Api-Key ${key}` })).status).toBe(200);
    for (const wrong of altered(key)) {
      const options = { authorization: `Api-Key ${wrong}` };
      const reply = await call(url, '/api/images/', options);
      expect([reply.status, reply.json]).toEqual([
        401,
        { error: TEXTS.apiKeys.invalid, code: 'INVALID_API_KEY', details: {} },
      ]);
      expect(codeOf(await ask(url, '{ images { totalCount } }', {}, options))).toBe('INVALID_API_KEY');
      expect((await call(url, bytes, options)).status).toBe(401);
    }
  });

  test('a verification link that was altered or used before is rejected with the message of the catalogue', async () => {
    const { uid, token } = await register(apart.server);
    const open = (id: string, secret: string) => call(url, verifyPath(id, secret), { from: newPlace() });
    const refused = { detail: TEXTS.verification.expired, code: 'INVALID_LINK' };
    for (const wrong of altered(token)) expect((await open(uid, wrong)).json).toMatchObject(refused);
    for (const wrong of [withOtherByte(uid, 0), member.userId, 'nobody'])
      expect((await open(wrong, token)).json).toMatchObject(refused);
    expect((await open(uid, token)).status).toBe(200);
    const again = await open(uid, token);
    const used = { detail: TEXTS.verification.alreadyVerified, code: 'ALREADY_VERIFIED' };
    expect([again.status, again.json]).toEqual([400, expect.objectContaining(used)]);
    const byGraphql =
      'mutation($uid: ID!, $token: String!) { verifyEmail(uid: $uid, token: $token) { tokens { access } } }';
    const reply = await ask(url, byGraphql, { uid, token }, { from: newPlace() });
    expect(reply.json).toMatchObject({ errors: [{ message: TEXTS.verification.alreadyVerified }] });
  });

  test('a reset link that was altered, used, replaced or made for another purpose is rejected with the message of the catalogue', async () => {
    const someone = await joinSite(apart.server);
    const replaced = await askForReset(apart.server, someone);
    const { uid, token } = await askForReset(apart.server, someone, 2);
    const confirm = (id: string, secret: string, password = PASSWORD) =>
      post(url, '/api/auth/password/reset/confirm/', {
        uid: id,
        token: secret,
        password,
        password_confirm: password,
      });
    const refused = { detail: TEXTS.reset.invalidLink, code: 'INVALID_LINK' };
    for (const wrong of [...altered(token), ''])
      expect((await confirm(uid, wrong)).json).toMatchObject(refused);
    expect((await confirm(member.userId, token)).json).toMatchObject(refused);
    const newer = await register(apart.server);
    expect((await confirm(newer.uid, newer.token)).json).toMatchObject(refused);
    expect((await confirm(uid, token)).status).toBe(204);
    const again = await confirm(uid, token);
    expect([again.status, again.json]).toEqual([400, expect.objectContaining(refused)]);
    expect((await confirm(replaced.uid, replaced.token)).json).toMatchObject(refused);
  });

  test('an export link with one character changed gets the usual 404', async () => {
    const someone = await joinSite(apart.server);
    await post(url, '/api/auth/exports/', { password: someone.password }, withAccess(someone));
    const link = new URL(linkIn(await mailTo(apart.server.dataDir, someone.email, /export|data/i)));
    const parts = link.pathname.split('/');
    const [token, id] = [parts.at(-2) ?? '', parts.at(-3) ?? ''];
    const paths = [
      ...altered(token).map((wrong) => `/api/auth/exports/${id}/${wrong}/`),
      ...altered(id).map((wrong) => `/api/auth/exports/${wrong}/${token}/`),
      `/api/auth/exports/${randomUUID()}/${token}/`,
      `/api/auth/exports/nothing/${token}/`,
    ];
    expect((await call(url, link.pathname)).status).toBe(200);
    const replies = await Promise.all(paths.map((path) => call(url, path)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  test('a Google ticket that was altered, used, or sent with another state or address does not sign in', async () => {
    const redirect = `${url}/auth/google/callback`;
    const begin = async () => {
      const started = await call(url, `/api/auth/google/start/?redirect_uri=${encodeURIComponent(redirect)}`);
      const { authorization_url, ticket } = started.json as { authorization_url: string; ticket: string };
      return { ...(await google.visit(authorization_url)), ticket, redirect_uri: redirect };
    };
    const complete = (body: object) => post(url, '/api/auth/google/callback/', body, { from: newPlace() });
    const right = await begin();
    const dots = [...right.ticket].flatMap((one, index) => (one === '.' && index > 0 ? [index - 1] : []));
    const tickets = [
      ...altered(right.ticket),
      ...dots.map((index) => withOtherByte(right.ticket, index)),
      (await begin()).ticket,
      '',
    ].filter((ticket) => ticket !== right.ticket);
    const wrong = [
      ...tickets.map((ticket) => ({ ...right, ticket })),
      { ...right, state: withOtherByte(right.state, 0) },
      { ...right, redirect_uri: 'https://evil.example/auth/google/callback' },
    ];
    const refused = { detail: TEXTS.google.incomplete, code: 'GOOGLE_SIGN_IN_FAILED' };
    for (const body of wrong) {
      const reply = await complete(body);
      expect([reply.status, reply.json], JSON.stringify(body)).toEqual([
        400,
        expect.objectContaining(refused),
      ]);
    }
    const used = await begin();
    expect((await complete(used)).status).toBe(200);
    expect((await complete(used)).json).toMatchObject(refused);
  });

  test('passwords of 64 and 256 characters are checked in full; one of 257 characters and a common one are rejected', async () => {
    for (const length of [64, 256]) {
      const password = `Aa1${'x'.repeat(length - 3)}`;
      const fields = { ...newcomer('long'), password, password_confirm: password };
      const { uid, token } = await register(apart.server, fields);
      expect((await call(url, verifyPath(uid, token), { from: newPlace() })).status).toBe(200);
      const login = (tried: string) =>
        post(url, '/api/auth/login/', { username: fields.username, password: tried }, { from: newPlace() });
      expect((await login(password)).status).toBe(200);
      expect((await login(password.slice(0, -1))).status).toBe(401);
      expect((await login(`${password.slice(0, -1)}y`)).status).toBe(401);
    }
    for (const password of [`Aa1${'x'.repeat(254)}`, 'Password1', 'passWORD123', 'Qwerty123', 'Welcome1']) {
      const fields = { ...newcomer('weak'), password, password_confirm: password };
      const reply = await post(url, '/api/auth/register/', fields, { from: newPlace() });
      expect([reply.status, reply.json]).toEqual([
        400,
        { password: expect.arrayContaining([TEXTS.register.weakPassword]) },
      ]);
    }
  });
});
