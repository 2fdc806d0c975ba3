import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { randomBytes } from 'node:crypto';
import { bearer, signUp, uploaded } from '../harness/client.ts';
import { call, looksOf } from '../harness/http.ts';
import { TestServer } from '../harness/server.ts';
import { compareTimes } from '../harness/times.ts';

const ROUNDS = 1_000;

test(`bytes of a private image are refused as fast as those of a missing one: medians of ${ROUNDS} within 10 %`, async () => {
  await using server = await TestServer.start();
  const { Authorization: authorization } = bearer(await signUp(server.url, server.dataDir));
  const jpeg = await makeJpeg({ width: 300, height: 200 });
  const { uid } = await uploaded(server.url, authorization, jpeg);
  // This request of the owner puts the file into the server's memory cache.
  expect((await call(server.url, `/i/${uid}/w320`, { authorization })).status).toBe(200);
  const unknown = randomBytes(16).toString('base64url');
  const { medians, difference } = await compareTimes({ rounds: ROUNDS, warmUp: 100 }, async (which) => {
    const reply = await call(server.url, `/i/${[uid, unknown][which]}/w320`);
    expect(reply.status).toBe(404);
    return reply;
  });
  const [one, other] = [
    await call(server.url, `/i/${uid}/w320`),
    await call(server.url, `/i/${unknown}/w320`),
  ];
  expect(looksOf(one)).toEqual(looksOf(other));
  const [known, none] = medians;
  process.stdout.write(`    private ${known.toFixed(3)} ms, unknown ${none.toFixed(3)} ms\n`);
  expect(difference).toBeLessThan(0.1);
});
