// Measures a mix of requests at once (pages, thumbnails, lists, uploads): the response times, and the memory
// of the server.
import { Agent, request } from 'node:http';
import { messageOf } from '../../message-of.ts';
import { graphql, uploadPicture } from '../world/client.ts';
import { smallPicture } from '../world/pictures.ts';
import type { World } from '../world/world.ts';
import type { Measure } from './measure.ts';
import { isNginxInstalled } from '../limits/nginx.ts';
import { type MixedSide, startCluster, startRepeater } from './mixed-sides.ts';
import { treeMb } from '../process-use.ts';
import { quantileOf } from '../rounds.ts';
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

/** The mix in every 50 requests: 80 % thumbnails, 10 % pages, 8 % lists and 2 % uploads. */
const kindOf = (count: number): Kind => {
  const turn = count % 50;
  if (turn === 25) return 'upload';
  if (turn % 10 === 3) return 'page';
  return turn % 12 === 6 ? 'list' : 'thumbnail';
};

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request on a kept-alive connection; rejects unless the answer is successful and complete. */
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

/** The item for a turn; the items repeat. */
const inTurn = <T>(items: readonly T[], turn: number): T => {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** The targets of the mix: paths of thumbnails and of public pictures' pages, and the picture to upload. */
interface Asked {
  readonly picture: Buffer;
  readonly thumbnails: readonly string[];
  readonly pages: readonly string[];
  readonly list: Call;
}

async function prepare(world: World): Promise<Asked> {
  const picture = await smallPicture();
  const [thumbnails, pages]: [string[], string[]] = [[], []];
  for (let n = 0; n < PICTURES; n += 1) {
    const { uid } = await uploadPicture(world, world.uploader, picture);
    const { image } = await graphql<{ readonly image: { readonly thumbnailUrl: string } }>(
      world,
      world.uploader,
      `{ image(uid: "${uid}") { thumbnailUrl } }`,
    );
    thumbnails.push(image.thumbnailUrl);
    pages.push(`/image/${uid}`);
  }
  const body = JSON.stringify({ query: LIST, variables: { first: PAGE_SIZE } });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Authorization: world.lister.authorization,
  };
  return { picture, thumbnails, pages, list: { method: 'POST', headers, body } };
}

/** The request of each kind at `url`; `turn` selects the picture. */
const actionsAt = (url: string, { uploader }: World, asked: Asked, agent: Agent): Actions => ({
  thumbnail: (turn) => call(agent, url + inTurn(asked.thumbnails, turn)),
  page: (turn) => call(agent, url + inTurn(asked.pages, turn)),
  list: () => call(agent, `${url}/graphql`, asked.list),
  upload: () => uploadPicture({ url }, uploader, asked.picture),
});

/** The product's answers, for a server that can only repeat them. */
async function answersOf({ url }: World, { thumbnails, pages, list }: Asked) {
  const answers = new Map<string, Buffer>();
  for (const path of [...thumbnails, ...pages, '/graphql']) {
    const answer = await fetch(url + path, path === '/graphql' ? list : {});
    answers.set(path, Buffer.from(await answer.arrayBuffer()));
  }
  return answers;
}

interface Failure {
  readonly kind: Kind;
  readonly message: string;
}

/** Runs the mix for `durationMs`; returns the times in milliseconds by kind, and the failures. */
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

interface KindResult {
  /** The name of the server that was measured. */
  readonly side: string;
  readonly kind: Kind;
  /** Requests per second. */
  readonly rate: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  readonly peakMb: number;
}

interface NamedSide extends MixedSide {
  readonly name: string;
}

/** Runs the mix on one server, and measures the peak memory of all its processes. */
async function measure(side: NamedSide, world: World, asked: Asked): Promise<readonly KindResult[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const actions = actionsAt(side.url, world, asked, agent);
  await mix(actions, WARM_UP_MS);
  const watch = startWatching(() => treeMb(side.processes), SAMPLE_MS);
  const { times, failures } = await mix(actions, DURATION_MS);
  const peakMb = await watch.peak();
  agent.destroy();
  for (const message of new Set(failures.map((one) => one.message))) console.log(`failed: ${message}`);
  return KINDS.map((kind) => {
    const took = times[kind];
    return {
      side: side.name,
      kind,
      rate: took.length / (DURATION_MS / 1000),
      p50: quantileOf(took, 0.5),
      p95: quantileOf(took, 0.95),
      p99: quantileOf(took, 0.99),
      errors: failures.filter((one) => one.kind === kind).length,
      peakMb,
    };
  });
}

/**
 * The servers to compare: one process; where nginx is installed, also two APIs and a worker behind it, and
 * nginx with the same answers as files.
 */
async function* sidesOf(world: World, asked: Asked): AsyncGenerator<NamedSide> {
  yield { name: 'one process', url: world.url, processes: [world.processes.server] };
  if (!isNginxInstalled()) return;
  yield { name: 'two APIs and a worker', ...(await startCluster(world)) };
  const repeater = await startRepeater(world, await answersOf(world, asked));
  yield { name: 'nginx, the same bytes, uploads thrown away', ...repeater };
}

export const mixedMeasure: Measure<KindResult> = {
  name: 'mixed',
  title: `a mix of requests for ${DURATION_MS / 1000} s`,
  async run(world) {
    const asked = await prepare(world);
    const results: KindResult[] = [];
    for await (const side of sidesOf(world, asked)) results.push(...(await measure(side, world, asked)));
    return results;
  },
  headings: ['who answers', 'request', 'a second', 'p50', 'p95', 'p99', 'errors', 'memory at its peak'],
  cellsOf: ({ side, kind, rate, p50, p95, p99, errors, peakMb }) => [
    side,
    kind,
    rate.toFixed(0),
    ...[p50, p95, p99].map((ms) => `${ms.toFixed(1)} ms`),
    String(errors),
    `${peakMb.toFixed(0)} MB`,
  ],
};
