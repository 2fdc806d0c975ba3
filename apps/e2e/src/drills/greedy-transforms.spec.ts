import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { bearer, signUp, uploaded } from '../harness/client.ts';
import { sendForm, uploadForm } from '../harness/crowd.ts';
import { call, newPlace } from '../harness/http.ts';
import { sleep, TestServer } from '../harness/server.ts';
import { percentile, timed } from '../harness/times.ts';

const SIZES = [64, 128, 256, 320, 480, 640, 960, 1280, 1600, 2048];

test('100 simultaneous expensive transforms do not slow down uploads and thumbnails, and 40 of them get 429', async () => {
  await using server = await TestServer.start({ TRUST_PROXY: 'loopback' });
  const key = bearer(await signUp(server.url, server.dataDir)).Authorization;
  const large = await makeJpeg({ width: 4_000, height: 3_000 });
  const { direct_url: url } = await uploaded(server.url, key, large, { privacy: 'public' });
  const path = new URL(url ?? '', server.url).pathname;
  const other = bearer(await signUp(server.url, server.dataDir)).Authorization;
  const form = uploadForm(await makeJpeg({ width: 640, height: 480 }));
  const send = (): Promise<number> =>
    timed(async () => expect(await sendForm(server.url, other, form)).toBe(201));
  await send();

  const from = newPlace();
  let answered = 0;
  const greedy = Array.from({ length: 100 }, async (_, index) => {
    const [width, height] = [SIZES[index % SIZES.length], SIZES[Math.floor(index / SIZES.length)]];
    const query = `width=${width}&height=${height}&fit=cover&format=avif`;
    const { status } = await call(server.url, `${path}?${query}`, { from });
    answered += 1;
    return status;
  });
  const times: number[] = [];
  while (answered < 90 || times.length < 20) {
    times.push(await send());
    await sleep(20);
  }
  const statuses = await Promise.all(greedy);
  const counted = (status: number): number => statuses.filter((one) => one === status).length;
  process.stdout.write(
    `uploads during 100 transforms: p99 ${percentile(times, 0.99).toFixed(0)} ms; ` +
      `${counted(200)} made, ${counted(429)} refused\n`,
  );
  expect(counted(200) + counted(429) + counted(503)).toBe(100);
  expect(counted(429)).toBe(40);
  expect(percentile(times, 0.99)).toBeLessThan(2_000);
  await server.expectSound();
});
