// Everything at once: what people who look, leaf through, list and upload wait for, and the memory it takes.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { graphql, uploadPicture } from '../world/client.mjs';
import { smallPicture } from '../world/pictures.mjs';
import { treeMb } from './process-tree.mjs';

const DURATION_MS = 60_000;
const WARM_UP_MS = 3_000;
const CONNECTIONS = 32;
const SAMPLE_MS = 1_000;
const PICTURES = 20;
const PAGE_SIZE = 50;

const LIST = `query Gallery($first: Int!) {
  images(first: $first) { nodes { uid title privacy isFavorite width height createdAt thumbnailUrl } }
}`;

/** Of 50 requests in turn: 80 % thumbnails, 10 % pages, 8 % lists and 2 % uploads. */
const TURNS = Array.from({ length: 50 }, (_, turn) => {
  if (turn === 25) return 'upload';
  if (turn % 10 === 3) return 'page';
  return turn % 12 === 6 ? 'list' : 'thumbnail';
});

const KINDS = ['thumbnail', 'page', 'list', 'upload'];

/** Sends a request on a kept connection; rejects unless the answer is good and complete. */
const call = (agent, address, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    request(address, { agent, method, headers })
      .on('error', reject)
      .on('response', (answer) => {
        answer.on('error', reject).resume();
        answer.on('end', () =>
          answer.statusCode < 300 ? resolve() : reject(new Error(`${address}: ${answer.statusCode}`)),
        );
      })
      .end(body);
  });

/** How each kind is requested; `turn` chooses among the pictures. */
async function actionsOn(world) {
  const picture = await smallPicture();
  const uids = [];
  for (let n = 0; n < PICTURES; n += 1) uids.push((await uploadPicture(world, world.uploader, picture)).uid);
  const thumbnails = [];
  for (const uid of uids) {
    const { image } = await graphql(world, world.uploader, `{ image(uid: "${uid}") { thumbnailUrl } }`);
    thumbnails.push(world.url + image.thumbnailUrl);
  }
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const listBody = JSON.stringify({ query: LIST, variables: { first: PAGE_SIZE } });
  const listHeaders = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(listBody),
    Authorization: world.lister.authorization,
  };
  return {
    close: () => agent.destroy(),
    thumbnail: (turn) => call(agent, thumbnails[turn % thumbnails.length]),
    page: (turn) => call(agent, `${world.url}/image/${uids[turn % uids.length]}`),
    list: () => call(agent, `${world.url}/graphql`, { method: 'POST', headers: listHeaders, body: listBody }),
    upload: () => uploadPicture(world, world.uploader, picture),
  };
}

/** Runs the mix for `durationMs`; the milliseconds of each request by kind, and the failures. */
async function mix(actions, durationMs) {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, []]));
  const failures = [];
  const until = performance.now() + durationMs;
  let turn = 0;
  const person = async () => {
    while (performance.now() < until) {
      const mine = turn++;
      const kind = TURNS[mine % TURNS.length];
      const startedAt = performance.now();
      try {
        await actions[kind](mine);
        times[kind].push(performance.now() - startedAt);
      } catch (error) {
        failures.push({ kind, message: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, person));
  return { times, failures };
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

export const mixedMeasure = {
  name: 'mixed',
  title: `a mix of requests for ${DURATION_MS / 1000} s`,
  async run(world) {
    const actions = await actionsOn(world);
    await mix(actions, WARM_UP_MS);
    let peakMb = 0;
    let isDone = false;
    const watching = (async () => {
      while (!isDone) {
        peakMb = Math.max(peakMb, treeMb([world.processes.server]));
        await sleep(SAMPLE_MS);
      }
    })();
    const { times, failures } = await mix(actions, DURATION_MS);
    isDone = true;
    await watching;
    actions.close();
    for (const message of new Set(failures.map((one) => one.message))) console.log(`failed: ${message}`);
    return KINDS.map((kind) => {
      const sorted = times[kind].toSorted((a, b) => a - b);
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(sorted, part));
      const errors = failures.filter((one) => one.kind === kind).length;
      return { kind, rate: sorted.length / (DURATION_MS / 1000), p50, p95, p99, errors, peakMb };
    });
  },
  headings: ['request', 'a second', 'p50', 'p95', 'p99', 'errors', 'memory at its peak'],
  cellsOf: ({ kind, rate, p50, p95, p99, errors, peakMb }) => [
    kind,
    rate.toFixed(0),
    ...[p50, p95, p99].map((ms) => `${ms.toFixed(1)} ms`),
    String(errors),
    `${peakMb.toFixed(0)} MB`,
  ],
};
