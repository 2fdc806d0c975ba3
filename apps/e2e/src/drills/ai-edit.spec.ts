import { expect, test } from '@playwright/test';
import { photoNamed } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { bearer, credits, requestEdit, settled, signUp, uploaded } from '../harness/client.ts';
import { sleep, TestServer } from '../harness/server.ts';

test('after kill -9 during an AI edit, the restarted server finishes the edit and charges one credit', async () => {
  await using server = await TestServer.start();
  const account = await signUp(server.url, server.dataDir);
  const photo = await readFile(photoNamed('Kleiber').path);
  const image = await uploaded(server.url, bearer(account).Authorization, photo);
  const job = await requestEdit(account, image.uid, 'turn it into an oil painting');
  await sleep(1_500);
  await server.end('SIGKILL');
  await server.launch();
  expect(await settled(account, job.id)).toMatchObject({ state: 'SUCCEEDED' });
  expect(await credits(account)).toBe(99);
  await server.expectSound();
});
