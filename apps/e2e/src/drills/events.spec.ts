import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { startApart, type Apart } from '../harness/apart.ts';
import {
  bearer,
  graphqlData,
  requestEdit,
  settled,
  signUp,
  uploaded,
  type Account,
} from '../harness/client.ts';
import { mailsTo } from '../harness/outbox.ts';
import type { RunningProcess } from '../harness/processes.ts';
import { sleep, until } from '../harness/server.ts';

const WANT_MAIL = 'mutation { updatePreferences(input: { mailOnAiEdit: true }) { mailOnAiEdit } }';

/** Blocks every change of a row that matches `condition` until `release` is called. */
const hold = async (apart: Apart, condition: string): Promise<void> => {
  await apart.sql(`CREATE FUNCTION hold_still() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(600); RETURN NEW; END $$`);
  await apart.sql(`CREATE TRIGGER hold_still BEFORE UPDATE ON domain_event
    FOR EACH ROW WHEN (NEW.type = 'edit.finished' AND ${condition}) EXECUTE FUNCTION hold_still()`);
};

const heldUp = (apart: Apart): Promise<readonly { pid: number }[]> =>
  apart.sql(`SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'`);

/** A killed worker's connection keeps sleeping in PostgreSQL, so it is terminated too. */
const release = async (apart: Apart): Promise<void> => {
  for (const { pid } of await heldUp(apart)) await apart.sql('SELECT pg_terminate_backend($1)', [pid]);
  await apart.sql('DROP FUNCTION hold_still CASCADE');
};

test.describe('a worker killed around the delivery of the event of a finished edit', () => {
  let apart: Apart;
  let worker: RunningProcess;
  let account: Account;

  test.beforeEach(async () => {
    apart = await startApart();
    worker = await apart.startWorker();
    account = await signUp(apart.server.url, apart.server.dataDir);
    await graphqlData(apart.server.url, WANT_MAIL, {}, account.access);
  });
  test.afterEach(() => apart.dispose());

  const finishEdit = async (): Promise<void> => {
    const jpeg = await makeJpeg({ width: 320, height: 240 });
    const image = await uploaded(apart.server.url, bearer(account).Authorization, jpeg);
    const job = await requestEdit(account, image.uid, 'black and white');
    expect(await settled(account, job.id)).toMatchObject({ state: 'SUCCEEDED' });
  };

  const mails = async (): Promise<number> =>
    (await mailsTo(apart.server.dataDir, `${account.username}@example.com`, /edit/i)).length;

  const events = async () =>
    apart.sql<{ taken_by: string[]; delivered: boolean }>(
      `SELECT taken_by, delivered_at IS NOT NULL AS delivered FROM domain_event WHERE type = 'edit.finished'`,
    );

  for (const { when, condition, before } of [
    { when: 'before the mail consumer took the event', condition: 'NEW.delivered_at IS NULL', before: [] },
    {
      when: 'after the mail consumer took the event',
      condition: 'NEW.delivered_at IS NOT NULL',
      before: ['mail-finished-edit'],
    },
  ]) {
    test(`kill -9 ${when}: the email is sent exactly once`, async () => {
      await hold(apart, condition);
      await finishEdit();
      await until('the delivery', async () => (await heldUp(apart)).length > 0);
      expect(await events()).toEqual([{ taken_by: before, delivered: false }]);
      await worker.end('SIGKILL');
      await release(apart);
      worker = await apart.startWorker();
      await until('the end of the delivery', async () => (await events())[0]?.delivered === true);
      await until('the mail', async () => (await mails()) > 0);
      await sleep(5_000);
      expect(await mails()).toBe(1);
      await apart.server.expectSound();
    });
  }
});
