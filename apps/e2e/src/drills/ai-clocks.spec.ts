import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { startApart, type Apart } from '../harness/apart.ts';
import { bearer, credits, graphql, requestEdits, settled, signUp, uploaded } from '../harness/client.ts';
import { clockOffBy } from '../harness/clocks.ts';
import { startTwin } from '../harness/members.ts';
import type { TestServer } from '../harness/server.ts';

const MINUTE_S = 60;
const EDITS = 12;

test.describe('clocks that are off', () => {
  let apart: Apart;
  const twins: TestServer[] = [];

  test.beforeEach(async () => {
    apart = await startApart({ JWT_SECRET: 'a secret of the drill, long enough' });
  });
  test.afterEach(async () => {
    await Promise.all(twins.splice(0).map((twin) => twin.dispose()));
    await apart.dispose();
  });

  test('two workers 5 minutes ahead and behind take no edit from each other: leases go by the database', async () => {
    test.setTimeout(300_000);
    const { server } = apart;
    await apart.startWorker(clockOffBy(5 * MINUTE_S));
    await apart.startWorker(clockOffBy(-5 * MINUTE_S));
    const account = await signUp(server.url, server.dataDir);
    await apart.sql(`UPDATE user_account SET plan = 'pro_subscription'`);
    const uids: string[] = [];
    for (let i = 0; i < EDITS; i += 1) {
      const jpeg = await makeJpeg({ width: 640, height: 480, seed: i + 1 });
      uids.push((await uploaded(server.url, bearer(account).Authorization, jpeg)).uid);
    }
    const jobs = await requestEdits(account, uids, 'make it vintage');
    for (const { id } of jobs) expect(await settled(account, id)).toMatchObject({ state: 'SUCCEEDED' });
    const [claims] = await apart.sql<{ most: number; settled: number; late: number }>(
      `SELECT max(fence) AS most, count(*)::integer AS settled,
         count(*) FILTER (WHERE abs(extract(epoch FROM finished_at - clock_timestamp())) > 240)::integer AS late
       FROM ai_edit_job`,
    );
    expect(claims).toEqual({ most: 1, settled: EDITS, late: 0 });
    expect(await credits(account)).toBe(100 - EDITS);
    const { isSound, report } = await server.checkIntegrity();
    expect(isSound, report).toBe(true);
  });

  test('an access token of 15 minutes counts 60 s before and after, for servers whose clocks differ', async () => {
    const { server } = apart;
    const worker = await apart.startWorker();
    const offBy = async (seconds: number): Promise<TestServer> => {
      const twin = await startTwin(server, clockOffBy(seconds));
      twins.push(twin);
      return twin;
    };
    const behind = await offBy(-40);
    const ahead = await offBy(5 * MINUTE_S);
    const late = await offBy(15 * MINUTE_S + 10);
    // For these two it was made in the future, and is over.
    const early = await offBy(-5 * MINUTE_S);
    const past = await offBy(16 * MINUTE_S + 10);
    const account = await signUp(server.url, server.dataDir);
    await worker.end();
    const ask = async ({ url }: TestServer): Promise<string | null> => {
      const answer = await graphql<{ me: { id: string } | null }>(url, '{ me { id } }', {}, account.access);
      return answer.errors?.[0]?.extensions?.code ?? answer.data?.me?.id ?? null;
    };
    for (const twin of [behind, ahead, late]) expect(await ask(twin)).toBe(account.userId);
    for (const twin of [early, past]) expect(await ask(twin)).toBe('UNAUTHENTICATED');
  });
});
