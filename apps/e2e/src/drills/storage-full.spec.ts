import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiKey, listed, signUp, upload, uploaded } from '../harness/client.ts';
import { TestServer } from '../harness/server.ts';

const MEBIBYTE = 1024 * 1024;

/** Mounts a file system of 4 MB on `folder`; false when this process may not mount. */
const mountSmall = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0;

/** Fills the disk of `folder` with a file until `left` bytes are free. */
const fill = (folder: string, left: number): void => {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
};

const empty = (folder: string): void => rmSync(join(folder, 'ballast'));

for (const { folder, left, ready } of [
  { folder: 'images', left: 0, ready: 503 },
  { folder: 'images', left: 40_000, ready: 200 },
  { folder: 'scratch', left: 0, ready: 200 },
]) {
  test(`when the disk of the folder ${folder} has only ${left} bytes left, an upload gets 503 and leaves no row or file, and the next attempt works`, async () => {
    const server = await TestServer.start();
    const disk = join(server.dataDir, folder);
    await mkdir(disk, { recursive: true });
    const isMounted = mountSmall(disk);
    try {
      test.skip(!isMounted, 'needs the right to mount a small file system');
      const key = `Api-Key ${await createApiKey(await signUp(server.url, server.dataDir))}`;
      const jpeg = await makeJpeg({ width: 1200, height: 900 });
      expect(jpeg.length).toBeLessThan(MEBIBYTE);
      await uploaded(server.url, key, jpeg);
      const before = await server.expectSound();

      fill(disk, left);
      for (let i = 0; i < 5; i += 1) {
        const response = await upload(server.url, key, jpeg);
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      }
      expect((await fetch(`${server.url}/readyz`)).status).toBe(ready);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(await listed(server.url, key)).toHaveLength(1);
      expect(await server.expectSound()).toBe(before);

      empty(disk);
      await uploaded(server.url, key, jpeg);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(await listed(server.url, key)).toHaveLength(2);
      await server.expectSound();
    } finally {
      await server.end();
      if (isMounted) spawnSync('umount', [disk]);
      if (existsSync(server.dataDir)) await server.dispose();
    }
  });
}
