import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { bearer, signUp, uploaded } from '../harness/client.ts';
import { jpegOfSize } from '../harness/large-jpeg.ts';
import { sleep, TestServer, until } from '../harness/server.ts';
import { percentile, timed } from '../harness/times.ts';

const CLIENTS = 400;
const MEBIBYTE = 1024 * 1024;

test('the server ends 400 stalled downloads within 90 s, and serves another person in the meantime', async () => {
  await using server = await TestServer.start();
  const { Authorization } = bearer(await signUp(server.url, server.dataDir));
  // A picture larger than the system's buffers for a client that does not read.
  const large = await jpegOfSize(10_000_000);
  const { uid } = await uploaded(server.url, Authorization, large, { privacy: 'public' });
  const digest = createHash('sha256').update(large).digest('hex').slice(0, 32);
  const path = `/i/${uid}/${digest}/original.jpg`;
  const small = await makeJpeg({ width: 300, height: 200 });
  const other = await uploaded(server.url, Authorization, small, { privacy: 'public' });
  const get = async (): Promise<void> => {
    const answer = await fetch(`${server.url}/i/${other.uid}/w320`, { headers: { Authorization } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  };
  await get();
  const before = server.rssBytes();
  const openBefore = server.openFiles();
  const sockets: Socket[] = Array.from({ length: CLIENTS }, () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${Authorization}\r\n\r\n`);
    return socket.pause().on('error', () => socket.destroy());
  });
  const startedAt = Date.now();
  const times: number[] = [];
  let most = before;
  // What was open before may close in the meantime.
  await until('all downloads to stall', () => server.openFiles() - openBefore >= 0.95 * CLIENTS, 20_000);
  while (Date.now() - startedAt < 85_000) {
    times.push(await timed(get));
    most = Math.max(most, server.rssBytes());
    await sleep(250);
  }
  const left = server.openFiles() - openBefore;
  const grownMb = ((most - before) / MEBIBYTE).toFixed(0);
  process.stdout.write(
    `    p99 ${percentile(times, 0.99).toFixed(0)} ms, ${grownMb} MB more, ${left} connections left\n`,
  );
  expect(left).toBeLessThan(CLIENTS / 10);
  expect(percentile(times, 0.99)).toBeLessThan(1_000);
  sockets.forEach((socket) => socket.destroy());
});
