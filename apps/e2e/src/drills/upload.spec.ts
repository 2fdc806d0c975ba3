import { expect, test } from '@playwright/test';
import { bombs, makeJpeg } from '@safelight/test-pictures';
import { randomBytes } from 'node:crypto';
import { createApiKey, listed, signUp, upload, uploaded, type Account } from '../harness/client.ts';
import { sendForm, uploadForm } from '../harness/crowd.ts';
import { jpegOfSize } from '../harness/large-jpeg.ts';
import { sleep, TestServer, until } from '../harness/server.ts';

const MEBIBYTE = 1024 * 1024;

test.describe('uploads that go wrong', () => {
  let server: TestServer;
  let account: Account;
  let key: string;

  test.beforeAll(async () => {
    server = await TestServer.start();
    account = await signUp(server.url, server.dataDir);
    key = `Api-Key ${await createApiKey(account)}`;
  });
  test.afterAll(() => server.dispose());

  test('hostile and broken files each get a 4xx with a message and leave no row and no file', async () => {
    for (const { name, bytes, expect: expected } of bombs()) {
      if (expected === 'accepted-and-cleaned') continue;
      const response = await upload(server.url, key, bytes, { filename: name });
      const answer = (await response.json()) as { code: string; error: string };
      const code = bytes.length === 0 ? 'FILE_REQUIRED' : expected;
      expect([name, response.status, answer.code], name).toEqual([name, 400, code]);
      expect(answer.error.length).toBeGreaterThan(10);
    }
    expect(await listed(server.url, key)).toEqual([]);
    await server.expectSound();
  });

  test("a file over 10 MB is rejected with the message of the plan's limit before all of it is sent", async () => {
    const response = await upload(server.url, key, await jpegOfSize(11 * MEBIBYTE));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: 'FILE_TOO_LARGE',
      error: 'File size must be less than 10MB.',
    });
    expect(await listed(server.url, key)).toEqual([]);
    await server.expectSound();
  });

  test('an upload with a wrong API key gets 401 in the documented shape', async () => {
    const response = await upload(
      server.url,
      'Api-Key sk00000000000000000000000000',
      await makeJpeg({ width: 10, height: 10 }),
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      code: 'INVALID_API_KEY',
      details: expect.any(Object),
    });
  });

  test('a client that disconnects half-way leaves no row and no file', async () => {
    const bytes = await jpegOfSize(8 * MEBIBYTE);
    for (let i = 0; i < 5; i += 1) {
      const controller = new AbortController();
      const sending = upload(server.url, key, bytes, { signal: controller.signal });
      setTimeout(() => controller.abort(), 5 + i * 5);
      await sending.catch(() => undefined);
    }
    await sleep(1_000);
    await expect(async () => expect(await server.expectSound()).toMatch(/\b0 unfinished/)).toPass({
      timeout: 60_000,
    });
  });

  test('20 simultaneous uploads of 10 MB do not increase memory', async () => {
    const bytes = await jpegOfSize(10 * MEBIBYTE - 2_000);
    await Promise.all(Array.from({ length: 4 }, () => uploaded(server.url, key, bytes)));
    const before = server.rssBytes();
    let most = before;
    const sampling = setInterval(() => (most = Math.max(most, server.rssBytes())), 20);
    const images = await Promise.all(Array.from({ length: 20 }, () => uploaded(server.url, key, bytes)));
    clearInterval(sampling);
    expect(images).toHaveLength(20);
    expect((most - before) / MEBIBYTE).toBeLessThan(150);
    await server.expectSound();
  });
});

test('kill -9 during 50 uploads leaves no orphans: every row has its files, and every file a row', async () => {
  await using server = await TestServer.start();
  const account = await signUp(server.url, server.dataDir);
  const key = `Api-Key ${await createApiKey(account)}`;
  const bytes = await Promise.all(
    Array.from({ length: 50 }, async (_, i) =>
      Buffer.concat([await makeJpeg({ width: 1200, height: 900, seed: i }), randomBytes(200_000)]),
    ),
  );
  let answered = 0;
  const sending = bytes.map((one) =>
    upload(server.url, key, one).then(
      (response) => void (answered += response.status === 201 ? 1 : 0),
      () => undefined,
    ),
  );
  await until('some uploads to be done', () => answered >= 5);
  await server.end('SIGKILL');
  await Promise.all(sending);
  expect(answered).toBeLessThan(50);

  await server.launch();
  const images = await listed(server.url, key);
  expect(images.length).toBeGreaterThanOrEqual(answered);
  expect(await server.expectSound()).toMatch(/\b0 unfinished/);
  await uploaded(server.url, key, await makeJpeg({ width: 100, height: 100 }));
});

test('1,000 simultaneous uploads of 1 MB are all answered within 512 MB of memory', async () => {
  test.setTimeout(300_000);
  await using server = await TestServer.start();
  const account = await signUp(server.url, server.dataDir);
  // The uploads use a session, because a key is limited to 100 requests an hour.
  const key = `Bearer ${account.access}`;
  const form = uploadForm(await jpegOfSize(MEBIBYTE - 4_000));
  let most = 0;
  const sampling = setInterval(() => (most = Math.max(most, server.rssBytes())), 50);
  const statuses = await Promise.all(Array.from({ length: 1_000 }, () => sendForm(server.url, key, form)));
  clearInterval(sampling);
  const accepted = statuses.filter((status) => status === 201).length;
  // 1 GB of free storage cannot hold 1,000 of these files; once it is full, the quota's 413 is correct.
  expect(statuses.filter((status) => status !== 201 && status !== 413)).toEqual([]);
  expect(accepted).toBeGreaterThan(900);
  expect(most / MEBIBYTE).toBeLessThan(512);
  await server.expectSound();
});
