import { expect, test } from '@playwright/test';
import { makeJpeg, photoNamed } from '@safelight/test-pictures';
import { createClient } from 'graphql-ws';
import { readFile } from 'node:fs/promises';
import { startApart, type Apart } from '../harness/apart.ts';
import { Balancer } from '../harness/balancer.ts';
import {
  bearer,
  credits,
  graphql,
  requestEdit,
  signUp,
  upload,
  uploaded,
  type Account,
} from '../harness/client.ts';
import type { RunningProcess } from '../harness/processes.ts';
import { sleep, type TestServer } from '../harness/server.ts';

/** The milliseconds between two requests of one visitor. */
const PAUSE_MS = 250;

/** Follows an edit until it ends, and reconnects when the server stops; returns the last state. */
const follow = async ({ url, access }: Account, jobId: string): Promise<string> => {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${access}` },
    retryAttempts: Infinity,
    shouldRetry: () => true,
  });
  let state = '';
  const query = 'subscription($id: ID!) { aiEditProgress(jobId: $id) { state } }';
  const updates = client.iterate<{ aiEditProgress: { state: string } }>({ query, variables: { id: jobId } });
  for await (const { data } of updates) state = data?.aiEditProgress.state ?? state;
  await client.dispose();
  return state;
};

/**
 * Starts visitors who each send one request after the other until they are stopped; failures are recorded.
 */
const startVisitors = (visits: Readonly<Record<string, () => Promise<boolean>>>) => {
  let isOver = false;
  const failed: string[] = [];
  const made: Record<string, number> = {};
  const visitors = Object.entries(visits).map(async ([name, visit]) => {
    while (!isOver) {
      const isGood = await visit().catch((error: unknown) => {
        failed.push(`${name}: ${String(error)}`);
        return true;
      });
      if (!isGood) failed.push(name);
      made[name] = (made[name] ?? 0) + 1;
      await sleep(PAUSE_MS);
    }
  });
  return {
    failed,
    made,
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
    },
  };
};

test.describe('a rolling restart', () => {
  let balancer: Balancer;
  let apart: Apart;
  let other: TestServer;
  let workers: RunningProcess[];
  let account: Account;

  test.beforeAll(async () => {
    balancer = await Balancer.start();
    apart = await startApart({ PUBLIC_URL: balancer.url, TRUST_PROXY: 'loopback' });
    other = await apart.startPeer({ PUBLIC_URL: balancer.url });
    for (const server of [apart.server, other]) balancer.add(server);
    workers = [await apart.startWorker(), await apart.startWorker()];
    account = { ...(await signUp(balancer.url, apart.server.dataDir)), url: balancer.url };
  });
  test.afterAll(async () => {
    balancer.close();
    await apart.dispose();
  });

  test('of all API processes and workers, one after the other, loses no request, no job and no subscription', async () => {
    test.setTimeout(300_000);
    const { Authorization } = bearer(account);
    const jpeg = await makeJpeg({ width: 320, height: 240 });
    const small = await uploaded(balancer.url, Authorization, jpeg, { privacy: 'public' });
    const photo = await uploaded(balancer.url, Authorization, await readFile(photoNamed('Kleiber').path));

    const followed: Promise<string>[] = [];
    const edit = async (uid: string, prompt: string): Promise<void> => {
      const job = await requestEdit(account, uid, prompt);
      followed.push(follow(account, job.id));
    };
    const isOk = async (answer: Promise<Response>): Promise<boolean> => {
      const response = await answer;
      await response.arrayBuffer();
      return response.ok;
    };
    const visitors = startVisitors({
      'a picture': () => isOk(fetch(small.direct_url ?? '')),
      'a list': () => isOk(fetch(`${balancer.url}/api/images/`, { headers: { Authorization } })),
      'a query': async () =>
        (await graphql(balancer.url, '{ me { credits } }', {}, account.access)).errors === undefined,
      'an upload': () => isOk(upload(balancer.url, Authorization, jpeg)),
    });

    for (const api of [apart.server, other]) {
      await edit(photo.uid, 'turn it into an oil painting');
      balancer.remove(api);
      expect(await api.end()).toBe(0);
      await api.launch();
      balancer.add(api);
    }
    for (const worker of workers) {
      await edit(small.uid, 'black and white');
      await edit(photo.uid, 'turn it into an oil painting');
      await worker.end();
      await edit(small.uid, 'sepia');
      await apart.startWorker();
    }

    await visitors.stop();
    expect(visitors.failed).toEqual([]);
    for (const count of Object.values(visitors.made)) expect(count).toBeGreaterThan(10);
    expect(await Promise.all(followed)).toEqual(followed.map(() => 'SUCCEEDED'));
    expect(await credits(account)).toBe(100 - followed.length);
    await expect(() => apart.server.expectSound()).toPass({ timeout: 90_000 });
  });
});
