import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, Bustle, countsOf, objectFiles, restore, sha256Of, verify } from '../harness/backups.ts';
import { graphqlData, requestEdit, settled, signUp, type Account } from '../harness/client.ts';
import { startPostgres, startS3 } from '../harness/processes.ts';
import { TestServer, until } from '../harness/server.ts';

const SECRET = 'a-secret-that-both-servers-of-this-drill-have';

const pictureOf = (number: number): Promise<Buffer> => makeJpeg({ width: 640, height: 480, seed: number });

interface Page {
  readonly images: {
    readonly edges: readonly { readonly node: { readonly uid: string; readonly downloadUrl: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const PAGE = `query($after: String) { images(first: 50, after: $after) {
  edges { node { uid downloadUrl } } pageInfo { hasNextPage endCursor } } }`;

/** Signs in the same person on another machine, with the password from the restored database. */
const signInAt = async (url: string, { username, password, ...account }: Account): Promise<Account> => {
  const response = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { tokens } = (await response.json()) as { tokens: { access: string; refresh: string } };
  return { ...account, username, password, url, ...tokens };
};

/** The SHA-256 of every image as its owner downloads it, by uid. */
const downloaded = async ({ url, access }: Account): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>();
  for (let after: string | null = null; ;) {
    const { images }: Page = await graphqlData<Page>(url, PAGE, { after }, access);
    for (const { node } of images.edges) {
      const address = new URL(node.downloadUrl, url);
      const answer = await fetch(url + address.pathname + address.search, {
        headers: { Authorization: `Bearer ${access}` },
      });
      hashes.set(node.uid, sha256Of(new Uint8Array(await answer.arrayBuffer())));
    }
    if (!images.pageInfo.hasNextPage) return hashes;
    after = images.pageInfo.endCursor;
  }
};

test.describe('a backup taken while people upload and delete', () => {
  let folder: string;
  let backup: string;
  let env: Readonly<Record<string, string>>;
  let account: Account;
  let bustle: Bustle;
  let disposals: (() => Promise<unknown>)[];

  /** Makes the settings of a machine with an empty database and store. */
  const freshMachine = async (): Promise<Readonly<Record<string, string>>> => ({
    DATA_DIR: await mkdtemp(join(folder, 'fresh-')),
    JWT_SECRET: SECRET,
    METRICS_PORT: 'off',
  });

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safelight-backup-'));
    backup = join(folder, 'backup');
    disposals = [() => rm(folder, { recursive: true, force: true })];
  });
  test.afterEach(async () => {
    for (const dispose of disposals.reverse()) await dispose();
  });

  const startBustle = async (settings: Readonly<Record<string, string>>): Promise<TestServer> => {
    const server = await TestServer.start({ JWT_SECRET: SECRET, ...settings });
    disposals.push(() => server.dispose());
    env = server.env;
    account = await signUp(server.url, server.dataDir);
    bustle = new Bustle(account, pictureOf);
    bustle.begin();
    await until('some images', () => bustle.sent.size >= 10);
    return server;
  };

  /**
   * Restores a backup onto a fresh machine and compares everything; returns the owner, signed in there, and
   * the settings.
   */
  const expectRestored = async (
    from: string,
    settings: Readonly<Record<string, string>>,
  ): Promise<{ owner: Account; env: TestServer['env'] }> => {
    const machine = { ...(await freshMachine()), ...settings };
    const restored = await restore(from, machine);
    expect(restored.output).toContain('Restored what stood at');
    expect(restored.code).toBe(0);
    const server = await TestServer.start(machine);
    disposals.push(() => server.end());
    await server.expectSound();
    const owner = await signInAt(server.url, account);
    const images = await downloaded(owner);
    expect(images.size).toBeGreaterThan(5);
    for (const [uid, hash] of images) expect([uid, hash]).toEqual([uid, bustle.sent.get(uid)]);
    return { owner, env: server.env };
  };

  test('contains every image byte for byte (embedded database and disk), and a second backup copies only new files', async () => {
    await startBustle({});
    const first = countsOf(await backUp(backup, env));
    const second = countsOf(await backUp(backup, env));
    await bustle.end();
    // A file that is deleted after it was copied counts as moved, and the backup does not name it.
    expect(first.moved).toBeGreaterThanOrEqual(first.objects);
    expect([first.lost, second.lost]).toEqual([0, 0]);
    expect(second.moved).toBeLessThan(first.objects);

    const uid = [...(await downloaded(account)).keys()][0] ?? '';
    const edit = await requestEdit(account, uid, 'make it vintage');
    await settled(account, edit.id);
    const third = countsOf(await backUp(backup, env));
    const filesBefore = await objectFiles(backup);
    const fourth = countsOf(await backUp(backup, env));
    expect(fourth).toEqual({ objects: third.objects, moved: 0, lost: 0 });
    const tables = (await objectFiles(backup)).length - filesBefore.length;
    expect(tables).toBeGreaterThan(20);
    expect(await verify(backup, env)).toMatchObject({ code: 0 });

    const snapshots = (await readdir(join(backup, 'snapshots'))).sort();
    expect(snapshots).toHaveLength(4);
    // The first backup was taken during the uploads; the newest contains every image that exists now.
    await expectRestored(join(backup, 'snapshots', snapshots[0] ?? ''), {});
    const { owner } = await expectRestored(backup, {});
    expect(await downloaded(owner)).toEqual(await downloaded(account));
    const again = await requestEdit(owner, uid, 'black and white');
    expect(await settled(owner, again.id)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('can be restored from PostgreSQL and S3 to the embedded database and a disk, and the other way round', async () => {
    const s3 = await startS3(join(folder, 's3'));
    const postgres = await startPostgres(join(folder, 'postgres'));
    const other = await startPostgres(join(folder, 'other'));
    disposals.push(
      () => s3.end(),
      () => postgres.end(),
      () => other.end(),
    );
    const s3Of = (bucket: string) => ({
      S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
      S3_BUCKET: bucket,
    });
    await startBustle({ DATABASE_URL: postgres.url, ...s3Of('first') });
    const taken = await backUp(backup, env);
    await bustle.end();
    expect(countsOf(taken).lost).toBe(0);
    const machine = await expectRestored(backup, {});
    const second = join(folder, 'second');
    expect(countsOf(await backUp(second, machine.env)).lost).toBe(0);
    await expectRestored(second, { DATABASE_URL: other.url, ...s3Of('second') });
  });

  test('is rejected with the damaged place when it is truncated or altered, and an interrupted restore can be continued', async () => {
    const server = await startBustle({});
    await bustle.end();
    countsOf(await backUp(backup, env));
    await server.end();

    const [victim = ''] = (await objectFiles(backup)).filter((file) => file.includes('images.'));
    const whole = await readFile(victim);
    const key = (/images\.[0-9a-f]+$/.exec(victim)?.[0] ?? '').replace('.', '/');
    const flipped = Buffer.from(whole);
    flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
    const machine = await freshMachine();

    await writeFile(victim, flipped);
    const altered = await restore(backup, machine);
    expect(altered).toMatchObject({ code: 1 });
    expect(altered.output).toContain(`the bytes of ${key} are not those that were backed up`);
    expect(await verify(backup, env)).toMatchObject({ code: 1, output: expect.stringContaining(key) });

    await truncate(victim, whole.length - 1);
    const cut = await restore(backup, machine);
    expect(cut.output).toContain(`${key} has ${whole.length - 1} bytes of ${whole.length}`);

    await rm(victim);
    expect((await restore(backup, machine)).output).toContain(`${key} is missing`);
    await writeFile(victim, whole);

    const [name = ''] = await readdir(join(backup, 'snapshots'));
    const manifest = join(backup, 'snapshots', name);
    const lines = await readFile(manifest, 'utf8');
    await truncate(manifest, (await stat(manifest)).size - 200);
    expect((await restore(backup, machine)).output).toMatch(/snapshots.* was cut.* \(line \d+\)/);
    await writeFile(manifest, lines);

    const finished = await restore(backup, machine);
    expect(finished.code).toBe(0);
    // The altered backup had restored its intact files before the restore was refused.
    expect(Number(/, (\d+) of them by an earlier run/.exec(finished.output)?.[1])).toBeGreaterThan(0);
    expect((await restore(backup, machine)).output).toContain('The database is not empty');
  });
});
