import { expect, test } from '@playwright/test';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { makeJpeg } from '@safelight/test-pictures';
import { startApart, type Apart } from '../harness/apart.ts';
import { bearer, uploaded } from '../harness/client.ts';
import { ask, call, withAccess } from '../harness/http.ts';
import { joinSite, type Member } from '../harness/members.ts';
import { sleep, until, type TestServer } from '../harness/server.ts';

const LIMIT = PLAN_LIMITS.free.bandwidthBytesPerMonth;

const secondsToNextMonth = (): number => {
  const now = new Date();
  return (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1_000;
};

test.describe('the monthly bandwidth', () => {
  let apart: Apart;
  let peer: TestServer;
  let member: Member;
  let other: Member;
  let path: string;
  let othersPath: string;

  test.beforeAll(async () => {
    apart = await startApart({ WORKER: 'inline', TRUST_PROXY: 'loopback' });
    peer = await apart.startPeer();
    [member, other] = [await joinSite(apart.server), await joinSite(apart.server)];
    const jpeg = await makeJpeg({ width: 400, height: 300 });
    const share = async (owner: Member): Promise<string> => {
      const { uid } = await uploaded(owner.url, bearer(owner).Authorization, jpeg, { privacy: 'public' });
      const { json } = await ask(owner.url, 'query($uid: ID!) { image(uid: $uid) { url } }', { uid });
      return (json as { data: { image: { url: string } } }).data.image.url;
    };
    [path, othersPath] = [await share(member), await share(other)];
  });
  test.afterAll(() => apart.dispose());

  const setBytes = (bytes: number) =>
    apart.sql(
      `INSERT INTO bandwidth_use (owner_id, month, bytes)
       VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC', $2)
       ON CONFLICT (owner_id, month) DO UPDATE SET bytes = excluded.bytes`,
      [member.userId, bytes],
    );
  const bytesUsed = async (): Promise<number> => {
    const [row] = await apart.sql<{ bytes: string }>('SELECT bytes FROM bandwidth_use WHERE owner_id = $1', [
      member.userId,
    ]);
    return Number(row?.bytes ?? 0);
  };
  const untilStatus = (at: string, status: number, timeoutMs = 5_000): Promise<true> =>
    until(`${status} for strangers`, async () => (await call(at, path)).status === status, timeoutMs);

  test('bytes sent to visitors and to the owner are counted exactly; answers to HEAD and 304 answers are not counted', async () => {
    const { bytes, headers } = await call(member.url, path);
    await call(peer.url, path);
    await call(member.url, path, withAccess(member));
    await call(member.url, path, { headers: { Range: 'bytes=0-99' } });
    await call(member.url, path, { method: 'HEAD' });
    await call(member.url, path, { headers: { 'If-None-Match': String(headers['etag']) } });
    await until('it to be written', async () => (await bytesUsed()) >= 3 * bytes.length + 100);
    await sleep(1_500);
    expect(await bytesUsed()).toBe(3 * bytes.length + 100);
  });

  test('visitors get 429 above the limit until the month ends, even after restarts; the owner and other people’s images are not affected', async () => {
    await setBytes(LIMIT);
    for (const at of [member.url, peer.url]) await untilStatus(at, 429);
    const uid = path.split('/')[2] ?? '';
    for (const at of [member.url, peer.url]) {
      for (const tried of [path, `/api/images/file/${uid}/`, `/api/images/download/${uid}/`]) {
        for (const options of [{}, withAccess(other)]) {
          const reply = await call(at, tried, options);
          expect([reply.status, reply.json]).toEqual([
            429,
            expect.objectContaining({ error: TEXTS.account.bandwidthExceeded, code: 'BANDWIDTH_EXCEEDED' }),
          ]);
          const wait = Number(reply.headers['retry-after']);
          expect(Math.abs(wait - secondsToNextMonth())).toBeLessThan(5);
        }
        expect((await call(at, tried, withAccess(member))).status).toBe(200);
      }
      expect((await call(at, othersPath)).status).toBe(200);
    }
    await apart.server.end('SIGKILL');
    await apart.server.launch();
    await untilStatus(member.url, 429);
    expect((await call(member.url, path, withAccess(member))).status).toBe(200);
  });

  test('upgrading the plan restores access within seconds', async () => {
    await untilStatus(member.url, 429);
    await apart.sql(`UPDATE user_account SET plan = 'pro_subscription' WHERE id = $1`, [member.userId]);
    for (const at of [member.url, peer.url]) await untilStatus(at, 200, 15_000);
  });
});
