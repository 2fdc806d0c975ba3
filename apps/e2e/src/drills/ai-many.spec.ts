import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { startApart, type Apart } from '../harness/apart.ts';
import { bearer, credits, requestEdits, signUp, uploaded } from '../harness/client.ts';
import { until } from '../harness/server.ts';

const IMAGES = 25;
const BATCHES = 20;
const EDITS = IMAGES * BATCHES;
/** The number of edits that the Pro plan runs at once. */
const PARALLEL = 4;

/** Finds the database sessions in which workers run edits. */
const RUNNING_SESSIONS = `
  SELECT l.pid FROM pg_locks l JOIN pgboss.job q ON l.objid = hashtext(q.id::text)::oid
  WHERE l.locktype = 'advisory' AND l.classid = 7263004 AND q.name = 'ai-edit' AND q.state = 'active'`;

test.describe('many AI edits at once', () => {
  let apart: Apart;

  test.beforeEach(async () => {
    apart = await startApart();
  });
  test.afterEach(() => apart.dispose());

  test(`of ${EDITS} edits with two workers, each ends exactly once, and at most ${PARALLEL} run at a time`, async () => {
    test.setTimeout(900_000);
    const { server } = apart;
    await apart.startWorker();
    await apart.startWorker();
    const account = await signUp(server.url, server.dataDir);
    await apart.sql(`UPDATE user_account SET plan = 'pro_subscription'`);
    await apart.sql(
      `INSERT INTO credit_ledger (user_id, kind, amount, reason) VALUES ($1, 'grant', $2, 'drill')`,
      [account.userId, EDITS],
    );
    const uids: string[] = [];
    for (let i = 0; i < IMAGES; i += 1) {
      const jpeg = await makeJpeg({ width: 96, height: 72, seed: i + 1 });
      uids.push((await uploaded(server.url, bearer(account).Authorization, jpeg)).uid);
    }
    const startedAt = performance.now();
    for (let i = 0; i < BATCHES; i += 1) await requestEdits(account, uids, 'black and white');

    const workers = new Set<number>();
    let mostAtOnce = 0;
    await until(
      'every edit to be settled',
      async () => {
        const open = await apart.sql<{ state: string }>(
          `SELECT state FROM ai_edit_job WHERE state IN ('queued', 'processing')`,
        );
        for (const { pid } of await apart.sql<{ pid: number }>(RUNNING_SESSIONS)) workers.add(pid);
        mostAtOnce = Math.max(mostAtOnce, open.filter(({ state }) => state === 'processing').length);
        return open.length === 0;
      },
      800_000,
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    process.stdout.write(`    ${EDITS} edits in ${seconds.toFixed(1)} s, at most ${mostAtOnce} at a time\n`);

    expect(workers.size).toBe(2);
    expect(mostAtOnce).toBeLessThanOrEqual(PARALLEL);
    const [ended] = await apart.sql(
      `SELECT count(*)::integer AS jobs, count(*) FILTER (WHERE state = 'succeeded')::integer AS done FROM ai_edit_job`,
    );
    expect(ended).toEqual({ jobs: EDITS, done: EDITS });
    const ledger = await apart.sql(
      `SELECT kind, count(*)::integer, count(DISTINCT job_id)::integer AS jobs FROM credit_ledger
       WHERE job_id IS NOT NULL GROUP BY kind ORDER BY kind`,
    );
    expect(ledger).toEqual([
      { kind: 'capture', count: EDITS, jobs: EDITS },
      { kind: 'reserve', count: EDITS, jobs: EDITS },
    ]);
    const [versions] = await apart.sql(
      'SELECT count(*)::integer, count(DISTINCT ai_job_id)::integer AS jobs FROM image_version WHERE ai_job_id IS NOT NULL',
    );
    expect(versions).toEqual({ count: EDITS, jobs: EDITS });
    expect(await credits(account)).toBe(100);
    await expect(() => server.expectSound()).toPass({ timeout: 60_000 });
  });
});
