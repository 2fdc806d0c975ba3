import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { connect, type Socket } from 'node:net';
import { bearer, signUp, type Account } from '../harness/client.ts';
import { uploadForm, uploadHeaders, sendForm } from '../harness/crowd.ts';
import { sleep, TestServer } from '../harness/server.ts';
import { percentile, timed } from '../harness/times.ts';

const SLOW_CLIENTS = 100;
/** More bytes than the buffers of a connection hold, so that the server starts to process the upload. */
const FIRST_BYTES = 80 * 1024;
/** The number of bytes that is just enough progress for the connection not to be dropped. */
const DRIP_BYTES = 5_000;
const DRIP_EVERY_MS = 4_000;
const UPLOAD_BYTES = 8 * 1024 * 1024;

/** A file that starts like a JPEG, so that the server reads all of it. */
const endlessJpeg = (): Buffer => Buffer.alloc(UPLOAD_BYTES, 0xff).fill(0xd8, 1, 2);

/** Starts uploads of the `accounts` in turn, all at once, and then sends them slowly. */
const slowUploads = (url: string, accounts: readonly Account[]) => {
  const opening = uploadForm(endlessJpeg()).subarray(0, FIRST_BYTES);
  const sockets: Socket[] = Array.from({ length: SLOW_CLIENTS }, (_, index) => {
    const { Authorization } = bearer(accounts[index % accounts.length]!);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(uploadHeaders(Authorization, UPLOAD_BYTES));
    socket.write(opening);
    return socket.on('error', () => socket.destroy());
  });
  const drip = Buffer.alloc(DRIP_BYTES, 0xff);
  const timer = setInterval(() => sockets.forEach((one) => one.writable && one.write(drip)), DRIP_EVERY_MS);
  return {
    open: () => sockets.filter((socket) => !socket.destroyed).length,
    end: () => {
      clearInterval(timer);
      sockets.forEach((socket) => socket.destroy());
    },
  };
};

for (const people of [1, 20]) {
  test(`during 100 slow uploads of ${people === 1 ? 'one person' : `${people} people`}, another person's upload of 1 kB is answered in under 1 s`, async () => {
    await using server = await TestServer.start({ TRUST_PROXY: 'loopback' });
    const slow: Account[] = [];
    for (let i = 0; i < people; i += 1) slow.push(await signUp(server.url, server.dataDir, 'slow'));
    const other = bearer(await signUp(server.url, server.dataDir, 'other')).Authorization;
    const form = uploadForm(await makeJpeg({ width: 16, height: 16 }));
    expect(form.length).toBeLessThan(2_000);
    expect(await sendForm(server.url, other, form)).toBe(201);

    const clients = slowUploads(server.url, slow);
    await sleep(2_000);
    const times: number[] = [];
    for (let i = 0; i < 50; i += 1) {
      times.push(await timed(async () => expect(await sendForm(server.url, other, form)).toBe(201)));
      await sleep(200);
    }
    expect(clients.open()).toBe(SLOW_CLIENTS);
    process.stdout.write(
      `1 kB during ${SLOW_CLIENTS} slow uploads: p99 ${percentile(times, 0.99).toFixed(0)} ms\n`,
    );
    expect(Math.max(...times)).toBeLessThan(1_000);
    clients.end();
  });
}
