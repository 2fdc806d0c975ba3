import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import {
  bearer,
  credits,
  editState,
  graphqlData,
  requestEdit,
  settled,
  signUp,
  uploaded,
} from '../harness/client.ts';
import { sleep, TestServer, until } from '../harness/server.ts';

/**
 * The milliseconds between the start of an edit and the deletion of its image, so that every step of the edit
 * is covered.
 */
const DELAYS = [0, 50, 100, 200, 400, 600, 900, 1_300, 1_800, 2_500];

test('deleting images during their edits cancels the edits, releases their credits and leaves no files', async () => {
  await using server = await TestServer.start();
  const account = await signUp(server.url, server.dataDir);
  const { Authorization } = bearer(account);
  const jpeg = await makeJpeg({ width: 2000, height: 1500 });
  const states: string[] = [];
  for (const delayMs of DELAYS) {
    const image = await uploaded(server.url, Authorization, jpeg);
    const job = await requestEdit(account, image.uid, 'remove background and make it vintage');
    await until('the edit to begin', async () => (await editState(account, job.id)) !== 'QUEUED');
    await sleep(delayMs);
    const deleting = await fetch(`${server.url}/api/images/${image.uid}/`, {
      method: 'DELETE',
      headers: { Authorization },
    });
    expect(deleting.status).toBeLessThan(300);
    states.push((await settled(account, job.id, 1_000)).state);
  }
  const cancelled = states.filter((state) => state === 'CANCELLED').length;
  expect(cancelled, states.join()).toBeGreaterThan(3);
  expect(states.filter((state) => state !== 'CANCELLED' && state !== 'SUCCEEDED')).toEqual([]);
  expect(await credits(account)).toBe(90 + cancelled);
  await graphqlData(server.url, 'mutation { emptyTrash }', {}, account.access);
  await expect(async () => {
    expect(await server.expectSound()).toMatch(/^0 objects agree with their rows, 0 unfinished/);
  }).toPass({ timeout: 30_000 });
});
