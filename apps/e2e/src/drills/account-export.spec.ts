import { expect, test } from '@playwright/test';
import { makeJpeg, makePng, photos } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { startApart, type Apart } from '../harness/apart.ts';
import { bearer, createApiKey, uploaded } from '../harness/client.ts';
import { call, post, withAccess } from '../harness/http.ts';
import { joinSite, type Member } from '../harness/members.ts';
import { linkIn, mailTo } from '../harness/outbox.ts';

const IMAGES = 30;

/** The entries of a ZIP by name; fails when their bytes do not match the CRC. */
const entriesOf = async (zip: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const file = await fromBufferPromise(zip, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    const stream = await file.openReadStreamPromise(entry);
    entries.set(entry.fileName, await buffer(stream));
  }
  return entries;
};

test.describe('the export of an account', () => {
  let apart: Apart;
  let member: Member;

  test.beforeAll(async () => {
    apart = await startApart({ WORKER: 'inline', TRUST_PROXY: 'loopback' });
    member = await joinSite(apart.server);
  });
  test.afterAll(() => apart.dispose());

  test(`contains ${IMAGES} images byte for byte and no secrets; its link works without signing in until it expires, and fails if a letter is changed`, async () => {
    test.setTimeout(240_000);
    const { Authorization } = bearer(member);
    const key = await createApiKey(member);
    const sources = await Promise.all(photos().map(({ path }) => readFile(path)));
    const sent = new Map<string, Buffer>();
    for (let i = 0; i < IMAGES; i += 1) {
      const source =
        sources[i] ??
        (i % 2 === 0
          ? await makeJpeg({ width: 300 + i, height: 200, orientation: 6 })
          : await makePng({ width: 200, height: 100 + i }));
      const filename = ['../../etc/passwd.jpg', 'Füße & “more” 📷.png', 'photo.jpg'][i % 3] ?? '';
      const { uid } = await uploaded(member.url, Authorization, source, { filename });
      sent.set(uid, source);
    }
    expect(sent.size).toBe(IMAGES);

    const asked = await post(
      member.url,
      '/api/auth/exports/',
      { password: member.password },
      withAccess(member),
    );
    expect(asked.status).toBe(202);
    const mail = await mailTo(apart.server.dataDir, member.email, /export|data/i);
    const { pathname } = new URL(linkIn(mail));
    const reply = await call(member.url, pathname);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="?safelight-export-/);
    expect(reply.headers['cache-control']).toContain('no-store');

    const entries = await entriesOf(reply.bytes);
    const files = [...entries.keys()].filter((name) => name.startsWith('images/'));
    expect(files).toHaveLength(IMAGES);
    for (const [uid, source] of sent) {
      const name = files.find((file) => file.startsWith(`images/${uid}/`)) ?? '';
      expect(name).toMatch(/^images\/[\w-]{22}\/1-[^/\\]+$/);
      expect(entries.get(name)?.equals(source), name).toBe(true);
    }
    expect(JSON.parse(String(entries.get('images.json')))).toHaveLength(IMAGES);
    const account = String(entries.get('account.json'));
    expect(JSON.parse(account)).toMatchObject({ profile: { username: member.username } });
    for (const secret of [key, member.refresh, member.access, '$argon2id', 'secretHash', 'passwordHash'])
      expect(account).not.toContain(secret);
    process.stdout.write(`    ${files.length} images in a ZIP of ${reply.bytes.length} bytes\n`);

    await apart.sql(`UPDATE data_export SET expires_at = now() + interval '3 seconds'`);
    expect((await call(member.url, pathname)).status).toBe(200);
    await apart.sql(`UPDATE data_export SET expires_at = now() - interval '1 second'`);
    const expired = await call(member.url, pathname);
    const none = await call(member.url, pathname.replace(/[\w-]{43}\/$/, `${'A'.repeat(43)}/`));
    expect([expired.status, expired.text]).toEqual([404, none.text]);
    await apart.server.expectSound();
  });
});
