import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChaosProxy } from '../harness/chaos-proxy.ts';
import { createApiKey, signUp, upload, uploaded } from '../harness/client.ts';
import { startS3, type RunningProcess } from '../harness/processes.ts';
import { TestServer } from '../harness/server.ts';

test.describe('object storage that fails', () => {
  let folder: string;
  let s3: RunningProcess & { port: number };
  let proxy: ChaosProxy;
  let server: TestServer;
  let key: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safelight-s3-'));
    s3 = await startS3(folder);
    proxy = await ChaosProxy.before(s3.port);
    server = await TestServer.start({
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    });
    key = `Api-Key ${await createApiKey(await signUp(server.url, server.dataDir))}`;
  });
  test.afterAll(async () => {
    proxy.turn('pass');
    await server.dispose();
    proxy.close();
    await s3.end();
    await rm(folder, { recursive: true, force: true });
  });

  for (const mode of ['refuse', 'black-hole'] as const) {
    test(`uploads answer 503 within the time limit and create no row when connections ${mode === 'refuse' ? 'are refused' : 'hang'}, and the next attempt works`, async () => {
      const jpeg = await makeJpeg({ width: 300, height: 200 });
      await uploaded(server.url, key, jpeg);
      proxy.turn(mode);
      const startedAt = Date.now();
      const response = await upload(server.url, key, jpeg);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      expect(Date.now() - startedAt).toBeLessThan(45_000);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      proxy.turn('pass');
      await expect(async () => uploaded(server.url, key, jpeg)).toPass({ timeout: 30_000 });
      await expect(() => server.expectSound()).toPass({ timeout: 90_000 });
    });
  }
});
