import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChaosProxy } from '../harness/chaos-proxy.ts';
import { bearer, credits, requestEdit, settled, signUp, upload, uploaded } from '../harness/client.ts';
import { startPostgres } from '../harness/processes.ts';
import { sleep, TestServer, until } from '../harness/server.ts';

const postmasterPid = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

test('while the database is down for 30 s with jobs in the queue, the server reports that it is not ready, and loses nothing without a restart', async () => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'safelight-pg-'));
  let postgres = await startPostgres(folder);
  const proxy = await ChaosProxy.before(Number(new URL(postgres.url).port));
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  const server = await TestServer.start({ DATABASE_URL: url.href });
  try {
    const account = await signUp(server.url, server.dataDir);
    const authorization = bearer(account).Authorization;
    const image = await uploaded(server.url, authorization, await makeJpeg({ width: 1600, height: 1200 }));
    const jobs = [];
    for (const prompt of [
      'black and white',
      'make it vintage',
      'enhance colors',
      'black and white',
      'make it vintage',
    ]) {
      jobs.push(await requestEdit(account, image.uid, prompt));
    }
    const stoppedAt = Date.now();
    process.kill(postmasterPid(folder), 'SIGKILL');
    await postgres.end('SIGKILL');
    proxy.turn('refuse');
    await until('readiness to be lost', async () => (await fetch(`${server.url}/readyz`)).status === 503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const refused = await upload(server.url, authorization, await makeJpeg({ width: 100, height: 100 }));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await sleep(stoppedAt + 30_000 - Date.now());

    postgres = await startPostgres(folder);
    proxy.retarget(Number(new URL(postgres.url).port));
    proxy.turn('pass');
    await until('readiness to come back', async () => (await fetch(`${server.url}/readyz`)).ok);
    for (const job of jobs) expect(await settled(account, job.id)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await credits(account)).toBe(95);
    await expect(() => server.expectSound()).toPass({ timeout: 90_000 });
  } finally {
    await server.dispose();
    proxy.close();
    await postgres.end();
    await rm(folder, { recursive: true, force: true });
  }
});
