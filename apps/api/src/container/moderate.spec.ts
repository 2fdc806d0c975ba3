import { sampleImage, sampleUser } from '@safelight/application/testing/contracts';
import { testDatabase } from '@safelight/persistence/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModerateCommand } from '../moderate-command.ts';
import { readConfig } from '../config.ts';
import { moderate } from './moderate.ts';

describe("an operator's command about an image or an account", () => {
  const test = testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'safelight-moderate-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const run = (command: ModerateCommand) =>
    moderate(
      readConfig({ DATA_DIR: dataDir, DATABASE_URL: test.url, CDN_PURGE_URL: 'http://cache.test/' }),
      command,
    );

  const purged = async (): Promise<readonly unknown[]> => {
    const { rows } = await test.database.pool.query<{ data: unknown }>(
      `SELECT data FROM pgboss.job WHERE name = 'purge-cache' ORDER BY created_on`,
    );
    return rows.map(({ data }) => data);
  };

  it('also purges the image, or all images of the account, from shared caches', async () => {
    const user = sampleUser();
    await test.repositories.users.insert(user, null);
    const image = sampleImage(user.id, { privacy: 'public' });
    await test.repositories.images.insert(image);
    const { uid: imageUid } = image;

    await run({ action: 'block', uid: imageUid, reason: 'Shows somebody' });
    expect(await purged()).toEqual([{ imageUid }]);
    await run({ action: 'suspend', username: user.username, reason: 'Other people’s photos' });
    expect(await purged()).toEqual([{ imageUid }, { ownerId: user.id }]);
  });
});
