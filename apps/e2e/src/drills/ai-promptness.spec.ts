import { expect, test } from '@playwright/test';
import { makeJpeg, photoNamed } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { startApart, type Apart } from '../harness/apart.ts';
import {
  bearer,
  credits,
  editState,
  graphqlData,
  requestEdit,
  settled,
  signUp,
  uploaded,
  type Account,
} from '../harness/client.ts';
import type { RunningProcess } from '../harness/processes.ts';
import { sleep, until } from '../harness/server.ts';

const EDITS = 20;
/**
 * The polling interval of a worker in milliseconds. An edit that starts much sooner was started by a
 * notification.
 */
const POLL_MS = 2_000;
/** A cancelled handler ends within a second; the rest is a margin for slow machines. */
const CANCEL_MS = 5_000;

test.describe('the delay until an AI edit begins or ends', () => {
  let apart: Apart;
  let worker: RunningProcess;
  let account: Account;

  test.beforeAll(async () => {
    apart = await startApart();
    worker = await apart.startWorker();
    account = await signUp(apart.server.url, apart.server.dataDir);
  });
  test.afterAll(() => apart.dispose());

  const upload = async (bytes: Buffer): Promise<string> =>
    (await uploaded(apart.server.url, bearer(account).Authorization, bytes)).uid;

  test('an idle worker is notified of a new edit and starts it long before its next poll', async () => {
    const uid = await upload(await makeJpeg({ width: 96, height: 72 }));
    for (let i = 0; i < EDITS; i += 1) {
      const { id } = await requestEdit(account, uid, 'black and white');
      expect(await settled(account, id)).toMatchObject({ state: 'SUCCEEDED' });
    }
    const waits = await apart.sql<{ ms: number }>(
      `SELECT (extract(epoch FROM q.started_on - j.dispatched_at) * 1000)::float AS ms
       FROM ai_edit_job j JOIN pgboss.job q ON q.name = 'ai-edit' AND q.data ->> 'jobId' = j.id::text
       ORDER BY ms`,
    );
    expect(waits).toHaveLength(EDITS);
    const [median, worst] = [waits[EDITS / 2]!.ms, waits[EDITS - 1]!.ms];
    process.stdout.write(
      `    began after ${median.toFixed(0)} ms (median), ${worst.toFixed(0)} ms (worst)\n`,
    );
    expect(median).toBeLessThan(POLL_MS / 4);
  });

  test('cancelling an edit frees its worker, which keeps running and claims the next edit', async () => {
    test.setTimeout(180_000);
    const before = await credits(account);
    const uid = await upload(await readFile(photoNamed('Kleiber').path));
    const job = await requestEdit(account, uid, 'remove background');
    await until('the edit to begin', async () => (await editState(account, job.id)) === 'PROCESSING');
    await sleep(1_000);
    expect(await editState(account, job.id)).toBe('PROCESSING');
    const cancel = 'mutation($id: ID!) { cancelAiEdit(id: $id) { state } }';
    await graphqlData(apart.server.url, cancel, { id: job.id }, account.access);
    const [ended] = await until('the worker to let go', async () => {
      const rows = await apart.sql<{ ms: number }>(
        `SELECT (extract(epoch FROM q.completed_on - j.finished_at) * 1000)::float AS ms
         FROM ai_edit_job j JOIN pgboss.job q ON q.name = 'ai-edit' AND q.data ->> 'jobId' = j.id::text
         WHERE j.id = $1 AND q.state = 'completed'`,
        [job.id],
      );
      return rows.length === 0 ? null : rows;
    });
    process.stdout.write(`    the worker let go after ${ended!.ms.toFixed(0)} ms\n`);
    expect(ended!.ms).toBeLessThan(CANCEL_MS);
    expect(worker.child.exitCode).toBeNull();
    expect((await fetch(`${apart.server.url}/healthz`)).status).toBe(200);
    expect(await credits(account)).toBe(before);
    const next = await requestEdit(account, uid, 'black and white');
    expect(await settled(account, next.id)).toMatchObject({ state: 'SUCCEEDED' });
    await apart.server.expectSound();
  });
});
