import { expect, test } from '@playwright/test';
import { photos } from '@safelight/test-pictures';
import { createClient } from 'graphql-ws';
import { readFileSync } from 'node:fs';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bearer, credits, requestEdit, signUp, uploaded, type Account } from '../harness/client.ts';
import { runScript, type RunningProcess } from '../harness/processes.ts';
import { freePort, until } from '../harness/server.ts';

interface Update {
  readonly state: string;
  readonly stage: string;
}

/** Follows an edit by subscription until it ends; returns every state and stage that was reported. */
const follow = async (url: string, { access }: Account, jobId: string): Promise<readonly Update[]> => {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${access}` },
  });
  const seen: Update[] = [];
  const query = 'subscription($id: ID!) { aiEditProgress(jobId: $id) { state stage } }';
  for await (const { data } of client.iterate<{ aiEditProgress: Update }>({
    query,
    variables: { id: jobId },
  })) {
    if (data !== null && data !== undefined) seen.push(data.aiEditProgress);
  }
  await client.dispose();
  return seen;
};

/** The environments of the server processes that a process started (Linux). */
const serversOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.js'))
    .map((child) => /WORKER=(\w+)/.exec(readFileSync(`/proc/${child}/environ`, 'utf8'))?.[1] ?? '');

for (const words of [
  ['--api', '0'],
  ['--workers', 'many'],
  ['--apis', '2'],
]) {
  test(`npm run cluster -- ${words.join(' ')} exits with 1 and prints the usage message`, async () => {
    const { child, output } = runScript(['tools/cluster.ts', ...words]);
    expect(await new Promise((done) => child.once('close', done))).toBe(1);
    expect(output()).toContain('npm run cluster -- [--api <1 to 32>] [--workers <1 to 32>]');
  });
}

test.describe('a cluster of several processes', () => {
  let folder: string;
  let cluster: RunningProcess;
  let url: string;
  let apis: readonly string[];

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    folder = await mkdtemp(join(tmpdir(), 'safelight-cluster-'));
    const port = await freePort();
    cluster = runScript(['tools/cluster.ts', '--api', '3', '--workers', '2'], {
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://localhost:${port}`,
    });
    const line = await until(
      'the cluster',
      () => /Cluster is ready.*\n/.exec(cluster.output())?.[0] ?? null,
      240_000,
    );
    url = `http://localhost:${port}`;
    apis = line.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
  });
  test.afterAll(async () => {
    await cluster.end();
    await rm(folder, { recursive: true, force: true });
  });

  test('starts as many API and worker processes as requested', () => {
    expect(apis).toHaveLength(3);
    expect(serversOf(cluster.child.pid ?? 0).toSorted()).toEqual(['off', 'off', 'off', 'only', 'only']);
  });

  test('lets a person sign up, upload, download and edit through its proxy', async () => {
    const account = await signUp(url, folder);
    const [photo] = photos();
    const bytes = await readFile(photo?.path ?? '');
    const image = await uploaded(url, bearer(account).Authorization, bytes, { filename: photo?.name ?? '' });
    for (let i = 0; i < 4; i += 1) {
      const response = await fetch(`${url}/api/images/file/${image.uid}/`, { headers: bearer(account) });
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    }
    const job = await requestEdit(account, image.uid, 'make it vintage');
    const seen = await follow(url, account, job.id);
    expect(seen.at(-1)?.state).toBe('SUCCEEDED');
    expect(await credits(account)).toBe(99);
  });

  test('shows a job requested on one API process to a subscription opened on another', async () => {
    const [first = '', second = ''] = apis;
    const account = await signUp(first, folder);
    const image = await uploaded(
      first,
      bearer(account).Authorization,
      await readFile(photos()[0]?.path ?? ''),
    );
    const job = await requestEdit({ ...account, url: first }, image.uid, 'enhance colors');
    const seen = await follow(second, account, job.id);
    expect(seen.map(({ state }) => state)).toContain('PROCESSING');
    expect(seen.at(-1)?.state).toBe('SUCCEEDED');
  });

  test('denies access on every API process to an image that was made private on one of them', async () => {
    const [first = '', second = ''] = apis;
    const account = await signUp(first, folder);
    const authorization = bearer(account).Authorization;
    const image = await uploaded(first, authorization, await readFile(photos()[0]?.path ?? ''), {
      privacy: 'public',
    });
    expect((await fetch(`${second}/api/images/file/${image.uid}/`)).status).toBe(200);
    await fetch(`${first}/api/images/${image.uid}/`, {
      method: 'PATCH',
      headers: { ...bearer(account), 'Content-Type': 'application/json' },
      body: JSON.stringify({ privacy: 'private' }),
    });
    await until(
      'the other API to hear of it',
      async () => (await fetch(`${second}/api/images/file/${image.uid}/`)).status === 404,
      2_000,
    );
  });
});
