// Everything at once: what people who look, leaf through, list and upload wait for, and the memory it takes.
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { messageOf } from '../../message-of.ts';
import { graphql, uploadPicture } from '../world/client.ts';
import { smallPicture } from '../world/pictures.ts';
import type { World } from '../world/world.ts';
import type { Measure } from './measure.ts';
import { treeMb } from './process-tree.ts';
import { startWatching } from './watch.ts';

const DURATION_MS = 60_000;
const WARM_UP_MS = 3_000;
const CONNECTIONS = 32;
const SAMPLE_MS = 1_000;
const PICTURES = 20;
const PAGE_SIZE = 50;

const LIST = `query Gallery($first: Int!) {
  images(first: $first) { nodes { uid title privacy isFavorite width height createdAt thumbnailUrl } }
}`;

const KINDS = ['thumbnail', 'page', 'list', 'upload'] as const;
type Kind = (typeof KINDS)[number];

/** Of 50 requests in turn: 80 % thumbnails, 10 % pages, 8 % lists and 2 % uploads. */
const kindOf = (count: number): Kind => {
  const turn = count % 50;
  if (turn === 25) return 'upload';
  if (turn % 10 === 3) return 'page';
  return turn % 12 === 6 ? 'list' : 'thumbnail';
};

interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a request on a kept connection; rejects unless the answer is good and complete. */
const call = (
  agent: Agent,
  address: string,
  { method = 'GET', headers = {}, body }: Call = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    request(address, { agent, method, headers })
      .on('error', reject)
      .on('response', (answer) => {
        answer.on('error', reject).resume();
        answer.on('end', () => {
          const { statusCode = 500 } = answer;
          if (statusCode < 300) resolve();
          else reject(new Error(`${address}: ${statusCode}`));
        });
      })
      .end(body);
  });

type Actions = Readonly<Record<Kind, (turn: number) => Promise<unknown>>>;

/** The items in turn, over and over. */
const inTurn = <T>(items: readonly T[], turn: number): T => {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** How each kind is requested; `turn` chooses among the pictures. */
async function actionsOn(world: World, agent: Agent): Promise<Actions> {
  const picture = await smallPicture();
  const uids: string[] = [];
  for (let n = 0; n < PICTURES; n += 1) uids.push((await uploadPicture(world, world.uploader, picture)).uid);
  const thumbnails: string[] = [];
  for (const uid of uids) {
    const { image } = await graphql<{ readonly image: { readonly thumbnailUrl: string } }>(
      world,
      world.uploader,
      `{ image(uid: "${uid}") { thumbnailUrl } }`,
    );
    thumbnails.push(world.url + image.thumbnailUrl);
  }
  const body = JSON.stringify({ query: LIST, variables: { first: PAGE_SIZE } });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Authorization: world.lister.authorization,
  };
  return {
    thumbnail: (turn) => call(agent, inTurn(thumbnails, turn)),
    page: (turn) => call(agent, `${world.url}/image/${inTurn(uids, turn)}`),
    list: () => call(agent, `${world.url}/graphql`, { method: 'POST', headers, body }),
    upload: () => uploadPicture(world, world.uploader, picture),
  };
}

interface Failure {
  readonly kind: Kind;
  readonly message: string;
}

/** Runs the mix for `durationMs`; the milliseconds of each request by kind, and the failures. */
async function mix(actions: Actions, durationMs: number) {
  const times: Record<Kind, number[]> = { thumbnail: [], page: [], list: [], upload: [] };
  const failures: Failure[] = [];
  const until = performance.now() + durationMs;
  let turn = 0;
  const person = async (): Promise<void> => {
    while (performance.now() < until) {
      const mine = turn++;
      const kind = kindOf(mine);
      const startedAt = performance.now();
      try {
        await actions[kind](mine);
        times[kind].push(performance.now() - startedAt);
      } catch (error) {
        failures.push({ kind, message: messageOf(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, person));
  return { times, failures };
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

interface KindResult {
  readonly kind: Kind;
  /** Requests a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  readonly peakMb: number;
}

export const mixedMeasure: Measure<KindResult> = {
  name: 'mixed',
  title: `a mix of requests for ${DURATION_MS / 1000} s`,
  async run(world) {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const actions = await actionsOn(world, agent);
    await mix(actions, WARM_UP_MS);
    const watch = startWatching(() => treeMb([world.processes.server]), SAMPLE_MS);
    const { times, failures } = await mix(actions, DURATION_MS);
    const peakMb = await watch.peak();
    agent.destroy();
    for (const message of new Set(failures.map((one) => one.message))) console.log(`failed: ${message}`);
    return KINDS.map((kind) => {
      const sorted = times[kind].toSorted((a, b) => a - b);
      return {
        kind,
        rate: sorted.length / (DURATION_MS / 1000),
        p50: quantile(sorted, 0.5),
        p95: quantile(sorted, 0.95),
        p99: quantile(sorted, 0.99),
        errors: failures.filter((one) => one.kind === kind).length,
        peakMb,
      };
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
