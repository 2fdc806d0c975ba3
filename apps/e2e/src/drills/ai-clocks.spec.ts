import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { startApart, type Apart } from '../harness/apart.ts';
import { bearer, credits, graphql, requestEdits, settled, signUp, uploaded } from '../harness/client.ts';
import { clockOffBy } from '../harness/clocks.ts';
import type { TestServer } from '../harness/server.ts';

const MINUTE_S = 60;
const EDITS = 12;

test.describe('servers with wrong clocks', () => {
  let apart: Apart;

  test.beforeEach(async () => {
    apart = await startApart({ JWT_SECRET: 'a secret of the drill, long enough' });
  });
  test.afterEach(() => apart.dispose());

  test("two workers whose clocks are 5 minutes fast and slow do not claim each other's edits, because the queue uses the database's clock", async () => {
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
    await server.expectSound();
  });

  test("an access token is accepted up to 60 s before and after its 15 minutes, because servers' clocks may differ", async () => {
    const { server } = apart;
    const worker = await apart.startWorker();
    const offBy = (seconds: number): Promise<TestServer> => apart.startPeer(clockOffBy(seconds));
    const behind = await offBy(-40);
    const ahead = await offBy(5 * MINUTE_S);
    const late = await offBy(15 * MINUTE_S + 10);
    // For these two servers the token was issued in the future, or has expired.
    const early = await offBy(-5 * MINUTE_S);
    const past = await offBy(16 * MINUTE_S + 10);
    const account = await signUp(server.url, server.dataDir);
    await worker.end();
    const ask = async ({ url }: TestServer): Promise<string | null> => {
      const answer = await graphql<{ me: { id: string } | null }>(url, '{ me { id } }', {}, account.access);
      return answer.errors?.[0]?.extensions?.code ?? answer.data?.me?.id ?? null;
    };
    for (const peer of [behind, ahead, late]) expect(await ask(peer)).toBe(account.userId);
    for (const peer of [early, past]) expect(await ask(peer)).toBe('UNAUTHENTICATED');
  });
});
