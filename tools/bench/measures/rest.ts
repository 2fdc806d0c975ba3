// Measures what the product uses while it is idle, and how soon it is ready after a start.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../processes.ts';
import { startProgram } from '../background.ts';
import { treeCpuMs, treeMb } from '../process-use.ts';
import type { Measure } from './measure.ts';

/**
 * The waiting times: long enough for the work after a start to end, and to include tasks that run every
 * minute.
 */
const SETTLE_MS = 20_000;
const WATCH_MS = 60_000;
const MAX_SHARE = 0.01;
const MAX_MB = 350;

const MAX_READY_MS = 2_000;
const LOOK_EVERY_MS = 10;
const GIVE_UP_MS = 60_000;

const verdict = (isMet: boolean): string => (isMet ? 'yes' : 'NO');

/** Fractions of a core, and megabytes. */
interface AtRest {
  readonly serverShare: number;
  readonly postgresShare: number;
  readonly serverMb: number;
  readonly postgresMb: number;
}

export const restMeasure: Measure<AtRest> = {
  name: 'rest',
  title: 'the product at rest, one process and PostgreSQL',
  async run({ processes: { server, postgres } }) {
    await sleep(SETTLE_MS);
    const before = { server: treeCpuMs([server]), postgres: treeCpuMs([postgres]) };
    await sleep(WATCH_MS);
    const shareSince = (beforeMs: number, pid: number): number => (treeCpuMs([pid]) - beforeMs) / WATCH_MS;
    const serverShare = shareSince(before.server, server);
    const postgresShare = shareSince(before.postgres, postgres);
    return [{ serverShare, postgresShare, serverMb: treeMb([server]), postgresMb: treeMb([postgres]) }];
  },
  headings: [
    'processor: server',
    'PostgreSQL',
    '< 1 % of a core?',
    'memory: server',
    'PostgreSQL',
    `< ${MAX_MB} MB?`,
  ],
  cellsOf: ({ serverShare, postgresShare, serverMb, postgresMb }) => [
    `${(serverShare * 100).toFixed(2)} %`,
    `${(postgresShare * 100).toFixed(2)} %`,
    verdict(serverShare + postgresShare < MAX_SHARE),
    `${serverMb.toFixed(0)} MB`,
    `${postgresMb.toFixed(0)} MB`,
    verdict(serverMb + postgresMb < MAX_MB),
  ],
};

/** The milliseconds from starting the script of `npm start` to the first successful answer of /readyz. */
async function timeOfStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', METRICS_PORT: 'off', DATA_DIR: dataDir };
  const startedAt = performance.now();
  const child = startProgram(process.execPath, ['tools/launch.mjs', 'tools/start.ts'], {
    env,
    logPath: join(dataDir, 'start.out'),
  });
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`No start: see ${dataDir}/start.out`);
    await sleep(LOOK_EVERY_MS);
  }
  const readyMs = performance.now() - startedAt;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return readyMs;
}

interface Start {
  readonly state: string;
  readonly readyMs: number;
}

export const startMeasure: Measure<Start> = {
  name: 'start',
  title: 'from npm start to ready, on a built tree',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'safelight-start-'));
    try {
      const results: Start[] = [];
      for (const state of ['an empty folder', 'the second start', 'the third'])
        results.push({ state, readyMs: await timeOfStart(dataDir) });
      return results;
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  headings: ['started on', 'ready after', `< ${MAX_READY_MS / 1000} s?`],
  cellsOf: ({ state, readyMs }) => [
    state,
    `${(readyMs / 1000).toFixed(2)} s`,
    state === 'an empty folder' ? '' : verdict(readyMs < MAX_READY_MS),
  ],
};
