import { expect, test } from '@playwright/test';
import { TEXTS } from '@safelight/rules';
import { makeJpeg } from '@safelight/test-pictures';
import { startApart, type Apart } from '../harness/apart.ts';
import { createApiKey, uploaded } from '../harness/client.ts';
import { ask, awayFromEndOf, call, withAccess, type Reply } from '../harness/http.ts';
import { joinSite, type Member } from '../harness/members.ts';
import { sleep, until, type TestServer } from '../harness/server.ts';

/** The hourly limit of the free plan (spec: accounts §9). */
const LIMIT = 100;
const HOUR_MS = 3_600_000;

const secondsLeft = (): number => (HOUR_MS - (Date.now() % HOUR_MS)) / 1_000;

const limitsOf = ({ headers }: Reply) => ({
  limit: Number(headers['x-ratelimit-limit']),
  remaining: Number(headers['x-ratelimit-remaining']),
  reset: Number(headers['x-ratelimit-reset']),
});

test.describe('requests of API keys', () => {
  let apart: Apart;
  let peer: TestServer;
  let member: Member;

  test.beforeAll(async () => {
    apart = await startApart({ WORKER: 'inline', TRUST_PROXY: 'loopback' });
    peer = await apart.startPeer();
    member = await joinSite(apart.server);
  });
  test.afterAll(() => apart.dispose());
  // The limit counts by clock hours, so a test must not run past the end of one.
  test.beforeEach(async () => {
    test.setTimeout(180_000);
    await awayFromEndOf(HOUR_MS, 60_000);
  });

  const newKey = async (): Promise<{ id: string; authorization: string }> => {
    const authorization = `Api-Key ${await createApiKey(member)}`;
    const keys = await call(member.url, '/api/auth/api-keys/', withAccess(member));
    return { authorization, id: (keys.json as readonly { id: string }[])[0]?.id ?? '' };
  };

  const countOf = async (id: string): Promise<number> => {
    const { json } = await call(apart.server.url, `/api/auth/api-keys/${id}/`, withAccess(member));
    return (json as { requests_total: number }).requests_total;
  };

  test(`two processes together accept ${LIMIT} requests an hour, state the remaining ones in headers, then answer 429 on every route`, async () => {
    const { authorization } = await newKey();
    const urls = [apart.server.url, peer.url];
    const reset = Math.ceil((Date.now() + secondsLeft() * 1_000) / 1_000);
    const passed: Reply[] = [];
    for (let i = 0; i < 60; i += 1) {
      const reply = await call(urls[i % 2] ?? '', '/api/images/', { authorization });
      expect([reply.status, limitsOf(reply)]).toEqual([200, { limit: LIMIT, remaining: 99 - i, reset }]);
      passed.push(reply);
    }
    const crowd = await Promise.all(
      Array.from({ length: 100 }, (_, i) => call(urls[i % 2] ?? '', '/api/images/', { authorization })),
    );
    passed.push(...crowd.filter(({ status }) => status === 200));
    const refused = crowd.filter(({ status }) => status === 429);
    expect(refused.length + passed.length).toBe(160);
    expect(Math.abs(passed.length - LIMIT)).toBeLessThanOrEqual(LIMIT / 100);
    process.stdout.write(`    ${passed.length} of 160 requests passed a limit of ${LIMIT}\n`);

    const jpeg = await makeJpeg({ width: 64, height: 48 });
    const { uid } = await uploaded(member.url, `Bearer ${member.access}`, jpeg, { privacy: 'public' });
    const image = await ask(member.url, 'query($uid: ID!) { image(uid: $uid) { url } }', { uid });
    const bytes = (image.json as { data: { image: { url: string } } }).data.image.url;
    for (const url of urls) {
      for (const path of ['/api/images/', `/api/images/file/${uid}/`, bytes, '/api/auth/me/', '/api/nothing'])
        refused.push(await call(url, path, { authorization }));
      refused.push(await ask(url, '{ images { totalCount } }', {}, { authorization }));
    }
    for (const reply of refused) {
      expect([reply.status, limitsOf(reply)]).toEqual([429, { limit: LIMIT, remaining: 0, reset }]);
      expect(Math.abs(Number(reply.headers['retry-after']) - secondsLeft())).toBeLessThan(60);
      expect(reply.text).toContain(TEXTS.generic.rateLimited);
    }
    expect((await call(member.url, bytes)).status).toBe(200);
    expect((await call(member.url, '/api/images/', withAccess(member))).status).toBe(200);
  });

  test('kill -9 of a process under load loses at most the request counts of the last second and gives no requests back to the limit', async () => {
    await apart.sql(`UPDATE user_account SET plan = 'pro_subscription' WHERE id = $1`, [member.userId]);
    try {
      const { id, authorization } = await newKey();
      // The limit belongs to the account, so requests with its other keys in this hour count too.
      const before = 1_000 - limitsOf(await call(member.url, '/api/images/', { authorization })).remaining;
      const sentAt: number[] = [];
      let isKilled = false;
      const sendOn = async (): Promise<void> => {
        while (!isKilled) {
          const at = Date.now();
          const reply = await call(peer.url, '/api/images/', { authorization }).catch(() => null);
          if (reply?.status === 200) sentAt.push(at);
          await sleep(15);
        }
      };
      const sending = Promise.all([sendOn(), sendOn()]);
      await sleep(4_300);
      isKilled = true;
      const killedAt = Date.now();
      await peer.end('SIGKILL');
      await sending;
      const counted = await countOf(id);
      const older = sentAt.filter((at) => at < killedAt - 1_000).length;
      process.stdout.write(
        `    ${sentAt.length} sent, ${older} of them before the last second, ${counted} counted\n`,
      );
      expect(older).toBeGreaterThan(50);
      expect(counted).toBeGreaterThanOrEqual(older);
      expect(counted).toBeLessThanOrEqual(sentAt.length + 2);

      await peer.launch();
      const next = await call(peer.url, '/api/images/', { authorization });
      const used = 1_000 - limitsOf(next).remaining - before;
      expect(used).toBeGreaterThan(sentAt.length);
      // Both processes were used, and each reserves a hundredth of the limit at a time.
      expect(used).toBeLessThanOrEqual(sentAt.length + 1 + 2 + 2 * (1_000 / 100));
      await until('the count to go on', async () => (await countOf(id)) === counted + 1);
    } finally {
      await apart.sql(`UPDATE user_account SET plan = 'free' WHERE id = $1`, [member.userId]);
    }
  });

  test('SIGTERM to a process loses no request counts', async () => {
    // A new member, who has not used up the hourly limit.
    member = await joinSite(apart.server, 'later');
    const { id, authorization } = await newKey();
    for (let i = 0; i < 30; i += 1) await call(peer.url, '/api/images/', { authorization });
    expect(await peer.end('SIGTERM')).toBe(0);
    expect(await countOf(id)).toBe(30);
    await peer.launch();
  });
});
