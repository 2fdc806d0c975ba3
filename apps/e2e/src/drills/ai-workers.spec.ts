import { expect, test } from '@playwright/test';
import { makeJpeg, photoNamed } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { startApart, type Apart } from '../harness/apart.ts';
import { bearer, credits, requestEdit, settled, signUp, uploaded, type Account } from '../harness/client.ts';
import type { RunningProcess } from '../harness/processes.ts';
import { sleep, until } from '../harness/server.ts';

/** A photo so large that editing it takes some seconds. */
const largePhoto = (): Promise<Buffer> => readFile(photoNamed('Kleiber').path);

const EDITS = 50;
const KILLS = 5;

test.describe('workers that die or freeze', () => {
  let apart: Apart;
  let worker: RunningProcess;
  let account: Account;

  test.beforeEach(async () => {
    apart = await startApart();
    worker = await apart.startWorker();
    account = await signUp(apart.server.url, apart.server.dataDir);
  });
  test.afterEach(() => apart.dispose());

  const count = async (condition: string): Promise<number> => {
    const [row] = await apart.sql<{ count: string }>(`SELECT count(*) FROM ai_edit_job WHERE ${condition}`);
    return Number(row?.count);
  };

  const expectSound = () =>
    expect(async () => expect(await apart.server.expectSound()).toMatch(/\b0 unfinished/)).toPass({
      timeout: 90_000,
    });

  test(`after ${KILLS} times kill -9 of the worker during ${EDITS} edits, each edit has ended once and is charged once`, async () => {
    test.setTimeout(300_000);
    const { Authorization } = bearer(account);
    const jpeg = await makeJpeg({ width: 320, height: 240 });
    const image = await uploaded(apart.server.url, Authorization, jpeg);
    const jobs = [];
    for (let i = 0; i < EDITS; i += 1) jobs.push(await requestEdit(account, image.uid, 'black and white'));
    /** The attempts that a killed worker did not finish. */
    const broken = new Set<string>();
    const underWay = async (): Promise<readonly string[]> => {
      const attempts = await apart.sql<{ attempt: string }>(
        `SELECT id || ' ' || fence AS attempt FROM ai_edit_job WHERE state = 'processing'`,
      );
      return attempts.map(({ attempt }) => attempt).filter((attempt) => !broken.has(attempt));
    };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = (EDITS / (KILLS + 1)) * kill;
      await until(
        `${enough} edits to be done and another to be under way`,
        async () => (await count(`state = 'succeeded'`)) >= enough && (await underWay()).length > 0,
      );
      await worker.end('SIGKILL');
      for (const attempt of await underWay()) broken.add(attempt);
      worker = await apart.startWorker();
    }
    expect(broken.size).toBeGreaterThanOrEqual(KILLS - 1);
    for (const job of jobs) expect(await settled(account, job.id)).toMatchObject({ state: 'SUCCEEDED' });
    const [again] = await apart.sql<{ count: number }>(
      'SELECT sum(fence - 1)::integer AS count FROM ai_edit_job',
    );
    expect(again?.count).toBeGreaterThanOrEqual(broken.size);
    expect(await credits(account)).toBe(100 - EDITS);
    const ledger = await apart.sql(
      `SELECT kind, count(*)::integer, count(DISTINCT job_id)::integer AS jobs FROM credit_ledger
       WHERE job_id IS NOT NULL GROUP BY kind ORDER BY kind`,
    );
    expect(ledger).toEqual([
      { kind: 'capture', count: EDITS, jobs: EDITS },
      { kind: 'reserve', count: EDITS, jobs: EDITS },
    ]);
    await expectSound();
  });

  test('another worker claims the edit of a killed worker within 10 s', async () => {
    const { Authorization } = bearer(account);
    const image = await uploaded(apart.server.url, Authorization, await largePhoto());
    const job = await requestEdit(account, image.uid, 'turn it into an oil painting');
    await until('the edit to begin', async () => (await count(`state = 'processing'`)) > 0);
    await apart.startWorker();
    expect(await count(`state = 'processing' AND fence = 1`)).toBe(1);
    await worker.end('SIGKILL');
    await until('another to go on', async () => (await count('fence = 2')) > 0, 10_000);
    expect(await settled(account, job.id)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await credits(account)).toBe(99);
    await expectSound();
  });

  test('another worker claims the edit of a frozen worker, whose late result changes nothing', async () => {
    test.setTimeout(240_000);
    const { Authorization } = bearer(account);
    const image = await uploaded(apart.server.url, Authorization, await largePhoto());
    const job = await requestEdit(account, image.uid, 'turn it into an oil painting');
    await until('the edit to begin', async () => (await count(`state = 'processing'`)) > 0);
    await sleep(1_000);
    worker.child.kill('SIGSTOP');
    expect(await count(`state = 'processing' AND fence = 1`)).toBe(1);

    await apart.startWorker();
    const done = await settled(account, job.id);
    expect(done).toMatchObject({ state: 'SUCCEEDED' });
    expect(await count('fence = 2')).toBe(1);
    const before = await apart.sql('SELECT * FROM ai_edit_job');
    const result = async (): Promise<Buffer> => {
      const url = new URL(done.resultVersion!.url, apart.server.url);
      return Buffer.from(await (await fetch(url, { headers: { Authorization } })).arrayBuffer());
    };
    const bytes = await result();

    worker.child.kill('SIGCONT');
    await sleep(10_000);
    expect(worker.child.exitCode).toBeNull();
    expect(await apart.sql('SELECT * FROM ai_edit_job')).toEqual(before);
    expect(await apart.sql('SELECT number FROM image_version ORDER BY number')).toEqual([
      { number: 1 },
      { number: 2 },
    ]);
    expect((await result()).equals(bytes)).toBe(true);
    expect(await credits(account)).toBe(99);
    await expectSound();
  });
});
