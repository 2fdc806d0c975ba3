import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startApart, type Apart } from '../harness/apart.ts';
import { bearer, createApiKey, requestEdit, settled, uploaded } from '../harness/client.ts';
import { ask, call, post, withAccess } from '../harness/http.ts';
import { joinSite, logIn, PASSWORD, signedInOf, type Member } from '../harness/members.ts';
import { mailTo } from '../harness/outbox.ts';
import { sleep, until, type TestServer } from '../harness/server.ts';

const IMAGES = 5;

test.describe('the deletion of an account', () => {
  let apart: Apart;
  let peer: TestServer;
  let member: Member;
  let other: Member;

  test.beforeAll(async () => {
    apart = await startApart({ TRUST_PROXY: 'loopback' });
    peer = await apart.startPeer();
  });
  test.afterAll(() => apart.dispose());

  const filesOnDisk = async (): Promise<number> => {
    const folder = join(apart.server.dataDir, 'images');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };

  /** The names of the tables with a row that contains any of `texts`. */
  const tablesWith = async (texts: readonly string[]): Promise<readonly string[]> => {
    const tables = await apart.sql<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await apart.sql(`SELECT FROM ${name} AS row WHERE row::text LIKE ANY ($1) LIMIT 1`, [
        texts.map((text) => `%${text}%`),
      ]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  const publicPaths = async (uid: string): Promise<readonly string[]> => {
    const query = 'query($uid: ID!) { image(uid: $uid) { url thumbnailUrl } }';
    const { json } = await ask(member.url, query, { uid });
    const { url, thumbnailUrl } = (json as { data: { image: Record<'url' | 'thumbnailUrl', string> } }).data
      .image;
    const rest = ['file', 'info', 'public', 'download'].map((one) => `/api/images/${one}/${uid}/`);
    return [...rest, url, thumbnailUrl];
  };

  const statuses = (at: string, paths: readonly string[]): Promise<readonly number[]> =>
    Promise.all(paths.map(async (path) => (await call(at, path)).status));

  const seenByGraphql = async (at: string, uid: string): Promise<boolean> => {
    const { json } = await ask(at, 'query($uid: ID!) { image(uid: $uid) { uid } }', { uid });
    return (json as { data: { image: object | null } }).data.image !== null;
  };

  const requestDeletion = (access: string) =>
    call(member.url, '/api/auth/me/', {
      method: 'DELETE',
      body: { username: member.username, password: PASSWORD },
      authorization: `Bearer ${access}`,
    });

  test('makes images answer 404 in all processes at once, despite caches; signing in restores them; after 30 days no row and no file is left', async () => {
    test.setTimeout(300_000);
    const worker = await apart.startWorker();
    [member, other] = [await joinSite(apart.server, 'leaver'), await joinSite(apart.server, 'stayer')];
    const { Authorization } = bearer(member);
    const uids: string[] = [];
    for (let i = 0; i < IMAGES; i += 1) {
      const jpeg = await makeJpeg({ width: 200 + i, height: 150, orientation: 1 });
      uids.push((await uploaded(member.url, Authorization, jpeg, { privacy: 'public' })).uid);
    }
    const kept = await makeJpeg({ width: 99, height: 77 });
    const keptUid = (await uploaded(other.url, bearer(other).Authorization, kept, { privacy: 'public' })).uid;
    const [first = ''] = uids;
    const edit = await requestEdit(member, first, 'black and white');
    expect(await settled(member, edit.id)).toMatchObject({ state: 'SUCCEEDED' });
    const key = `Api-Key ${await createApiKey(member)}`;
    expect((await call(member.url, '/api/images/', { authorization: key })).status).toBe(200);
    await post(member.url, '/api/auth/exports/', { password: member.password }, withAccess(member));
    await mailTo(apart.server.dataDir, member.email, /export|data/i);

    const paths = (await Promise.all(uids.map(publicPaths))).flat();
    const ok = paths.map(() => 200);
    const gone = paths.map(() => 404);
    for (const at of [member.url, peer.url]) {
      // Requested twice, because the second answer comes from the cache in memory.
      for (let i = 0; i < 2; i += 1) expect(await statuses(at, paths)).toEqual(ok);
      expect(await seenByGraphql(at, first)).toBe(true);
    }

    const asked = await requestDeletion(member.access);
    expect(asked.status).toBe(202);
    expect(await statuses(member.url, paths)).toEqual(gone);
    expect(await seenByGraphql(member.url, first)).toBe(false);
    const answeredAt = performance.now();
    await until(
      'the other process to know',
      async () => (await statuses(peer.url, paths)).every((status) => status === 404),
      2_000,
    );
    process.stdout.write(
      `    the other process knew after ${Math.round(performance.now() - answeredAt)} ms\n`,
    );
    expect(await seenByGraphql(peer.url, first)).toBe(false);
    for (const at of [member.url, peer.url]) {
      expect((await call(at, '/api/auth/me/', withAccess(member))).status).toBe(401);
      expect((await call(at, '/api/images/', { authorization: key })).status).toBe(401);
    }
    await apart.server.expectSound();

    const back = signedInOf(await logIn(member.url, member, { from: member.place }));
    const everywhere = async (): Promise<boolean> => {
      const all = [...(await statuses(member.url, paths)), ...(await statuses(peer.url, paths))];
      return all.every((status) => status === 200);
    };
    await until('the images to be back', everywhere, 2_000);
    expect((await call(member.url, '/api/images/', { authorization: key })).status).toBe(200);

    expect((await requestDeletion(back.tokens.access)).status).toBe(202);
    await worker.end();
    await apart.sql(
      `UPDATE user_account SET deletion_requested_at = now() - interval '29 days 23 hours' WHERE id = $1`,
      [member.userId],
    );
    const idle = await apart.startWorker();
    await sleep(5_000);
    expect(await tablesWith([member.userId])).toContain('user_account');
    await idle.end();

    await apart.sql(
      `UPDATE user_account SET deletion_requested_at = now() - interval '31 days' WHERE id = $1`,
      [member.userId],
    );
    expect((await logIn(member.url, member, { from: member.place })).status).toBe(401);
    // Rate limits and view counts are kept for hours at most, so they are gone after 30 days.
    await apart.sql(`UPDATE rate_counter SET expires_at = now() - interval '2 hours'`);
    await apart.sql(`UPDATE page_view SET counted_at = now() - interval '2 hours'`);
    const mentions = [member.userId, member.username, member.email, ...uids];
    expect(await tablesWith(mentions)).not.toEqual([]);
    await apart.startWorker();
    await expect.poll(() => tablesWith(mentions), { timeout: 60_000 }).toEqual([]);
    const purgedAt = performance.now();
    const left = 2;
    await until('every byte to be gone', async () => (await filesOnDisk()) <= left, 90_000);
    process.stdout.write(
      `    its bytes were gone ${Math.round((performance.now() - purgedAt) / 1_000)} s after its rows\n`,
    );
    expect(await statuses(member.url, paths)).toEqual(gone);
    expect((await call(other.url, `/api/images/file/${keptUid}/`)).status).toBe(200);
    expect((await logIn(other.url, other, { from: other.place })).status).toBe(200);
    await apart.server.expectSound();
  });
});
