import { expect, test } from '@playwright/test';
import { TEXTS } from '@safelight/rules';
import { startApart, type Apart } from '../harness/apart.ts';
import { ask, awayFromEndOf, newPlace, post, type Reply } from '../harness/http.ts';
import { joinSite, logIn, type Member } from '../harness/members.ts';
import { TestServer } from '../harness/server.ts';

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { __typename } }';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const countOf = (replies: readonly Reply[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

const expectLimited = (reply: Reply | undefined): void => {
  expect(reply?.status).toBe(429);
  expect(reply?.json).toMatchObject({ detail: TEXTS.generic.tooManyAttempts, code: 'RATE_LIMITED' });
  const seconds = Number(reply?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3_600);
};

test.describe('guessing passwords', () => {
  let apart: Apart;
  let peer: TestServer;
  let url: string;

  test.beforeAll(async () => {
    apart = await startApart({ WORKER: 'inline', TRUST_PROXY: 'loopback' });
    peer = await apart.startPeer();
    url = apart.server.url;
  });
  test.beforeEach(() => awayFromEndOf(15 * 60_000));
  test.afterAll(() => apart.dispose());

  const guess = (username: string, from: string, at = url): Promise<Reply> =>
    logIn(at, { username, password: 'Wrong42Lamp' }, { from });

  const rightPassword = async (member: Member, from: string): Promise<number> =>
    (await logIn(url, member, { from })).status;

  test('of 200 wrong passwords for one user from one address to two processes, 10 are checked and 190 get 429; the owner can sign in from elsewhere', async () => {
    const ann = await joinSite(apart.server, 'ann');
    const place = newPlace();
    const replies = await times(200, (i) => guess(ann.username, place, i % 2 === 0 ? url : peer.url));
    expect([countOf(replies, 401), countOf(replies, 429)]).toEqual([10, 190]);
    for (const reply of replies.filter(({ status }) => status === 429)) expectLimited(reply);
    expectLimited(await logIn(url, ann, { from: place }));
    expect(await rightPassword(ann, ann.place)).toBe(200);
    expect(await rightPassword(ann, newPlace())).toBe(200);
  });

  test('of 200 wrong passwords for 200 users from one address, 30 are checked and 170 get 429', async () => {
    const place = newPlace();
    const replies = await times(200, (i) => guess(`somebody${i}`, place));
    expect([countOf(replies, 401), countOf(replies, 429)]).toEqual([30, 170]);
    expect((await guess('somebody0', newPlace())).status).toBe(401);
  });

  test('the limit counts all addresses of one IPv6 network as one address', async () => {
    const replies = await times(60, (i) => guess('somebody', `2001:db8:7:7:${i}::${i}`));
    expect([countOf(replies, 401), countOf(replies, 429)]).toEqual([10, 50]);
    expect((await guess('somebody', '2001:db8:7:8::1')).status).toBe(401);
  });

  test('of 200 wrong passwords for one user from 200 addresses, 100 are checked; the owner can sign in from a known address', async () => {
    const bea = await joinSite(apart.server, 'bea');
    const replies = await times(200, () => guess(bea.username, newPlace()));
    expect([countOf(replies, 401), countOf(replies, 429)]).toEqual([100, 100]);
    expectLimited(await logIn(url, bea, { from: newPlace() }));
    for (let i = 0; i < 3; i += 1) expect(await rightPassword(bea, bea.place)).toBe(200);
  });

  test('GraphQL does not evade the limits: aliases and batches are rejected, and attempts count together with those of REST', async () => {
    const cleo = await joinSite(apart.server, 'cleo');
    const place = newPlace();
    const input = { username: cleo.username, password: 'Wrong42Lamp' };
    const aliases = Array.from({ length: 20 }, (_, i) => `a${i}: login(input: $input) { __typename }`);
    const aliased = `mutation($input: LoginInput!) { ${aliases.join(' ')} }`;
    const spread = `mutation($input: LoginInput!) { a: login(input: $input) { __typename } ...f } fragment f on Mutation { b: login(input: $input) { __typename } }`;
    for (const query of [aliased, spread])
      expect((await ask(url, query, { input }, { from: place })).status).toBe(400);
    const batch = Array.from({ length: 20 }, () => ({ query: LOGIN, variables: { input } }));
    expect((await post(url, '/graphql', batch, { from: place })).status).toBe(400);

    const codes = [];
    for (let i = 0; i < 15; i += 1) {
      const reply = await ask(url, LOGIN, { input }, { from: place });
      const { errors } = reply.json as {
        errors: readonly { extensions: { code: string; details: object } }[];
      };
      codes.push(errors[0]?.extensions.code);
      if (i === 14)
        expect(errors[0]?.extensions.details).toEqual({ retryAfterSeconds: expect.any(Number) as unknown });
    }
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'INVALID_CREDENTIALS'),
      ...Array.from({ length: 5 }, () => 'RATE_LIMITED'),
    ]);
    expectLimited(await guess(cleo.username, place));
    expect(await rightPassword(cleo, cleo.place)).toBe(200);
  });

  test('a server without a trusted proxy ignores X-Forwarded-For when it counts attempts', async () => {
    await using bare = await TestServer.start();
    const replies = await times(40, () => guess('somebody', newPlace(), bare.url));
    expect([countOf(replies, 401), countOf(replies, 429)]).toEqual([10, 30]);
  });

  test('wrong current passwords sent with a stolen access token are limited per account, whatever address they come from', async () => {
    const dora = await joinSite(apart.server, 'dora');
    const change = {
      current_password: 'Wrong42Lamp',
      password: 'Other42Lamp',
      password_confirm: 'Other42Lamp',
    };
    const replies = await times(20, () =>
      post(url, '/api/auth/password/change/', change, {
        from: newPlace(),
        authorization: `Bearer ${dora.access}`,
      }),
    );
    expect([countOf(replies, 400), countOf(replies, 429)]).toEqual([10, 10]);
    expect(await rightPassword(dora, dora.place)).toBe(200);
  });
});
