import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, until } from './testing/processes.ts';
import { WorkerPool, type PoolOptions } from './worker-pool.ts';
import type { MessageFromWorker } from './worker-process.ts';

interface Protocol {
  readonly request: { readonly does: string };
  readonly ready: string;
  readonly progress: string;
  readonly reply: unknown;
}

/**
 * A worker that evaluates the code in each request. The code can call `reply`, `progress` and `overMemory`.
 */
const WORKER = `
  const say = (message) => process.send(message);
  const reply = (value, rssBytes = 0) => say({ kind: 'reply', reply: value, rssBytes });
  const progress = (value) => say({ kind: 'progress', progress: value });
  const overMemory = () => say({ kind: 'over-memory' });
  process.on('message', ({ does }) => eval(does));
  process.on('disconnect', () => process.exit());
  process.stderr.write('hello');
  say({ kind: 'ready', ready: process.argv[2] });`;
const HANGS = { does: '' };
const PID = { does: 'reply(process.pid)' };

describe('a pool of worker processes', () => {
  let folder: string;
  let workerPath: string;
  let pool: WorkerPool<Protocol>;
  let life: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'processes-'));
    workerPath = join(folder, 'worker.mjs');
    await writeFile(workerPath, WORKER);
  });
  afterEach(() => pool.stop());
  afterAll(() => rm(folder, { recursive: true }));

  const open = (options: Partial<PoolOptions<Protocol>> = {}): WorkerPool<Protocol> => {
    life = [];
    pool = new WorkerPool<Protocol>({
      ...{ workerPath, args: ['able'], execArgv: [], slots: 1, queueLimit: 8, timeoutMs: 60_000 },
      ...{
        retriesLost: false,
        retiredAboveBytes: 100,
        read: (message) => message as MessageFromWorker<Protocol>,
      },
      watch: {
        started: () => life.push('started'),
        ended: (_pid, reason) => life.push(`ended: ${reason}`),
        wroteStderr: (_pid, text) => life.push(text),
      },
      ...options,
    });
    return pool;
  };
  const pidOf = async (): Promise<number> => {
    const outcome = await pool.run(PID);
    return outcome.kind === 'reply' ? Number(outcome.reply) : NaN;
  };

  it('starts a worker at the first request, and reuses it for the next', async () => {
    open();
    expect(pool.stats().workerPids).toEqual([]);
    const pid = await pidOf();
    expect(pool.stats()).toEqual({ waiting: 0, running: 0, lost: 0, workerPids: [pid] });
    expect(await pidOf()).toBe(pid);
  });

  it('starts a worker to read its ready message, and reuses it for the first request', async () => {
    open();
    expect(await Promise.all([pool.ready(), pool.ready()])).toEqual(['able', 'able']);
    expect(pool.stats().workerPids).toEqual([await pidOf()]);
  });

  it('starts workers without the environment of the server, and passes on what they write to stderr', async () => {
    open({ env: { GIVEN: 'yes' } });
    process.env['PROCESSES_SPEC_SECRET'] = 'hush';
    const outcome = await pool.run({ does: 'reply(JSON.stringify(process.env))' });
    delete process.env['PROCESSES_SPEC_SECRET'];
    expect(outcome).toMatchObject({ reply: expect.stringContaining('"GIVEN":"yes"') });
    expect(JSON.stringify(outcome)).not.toContain('hush');
    await until(() => life.includes('hello'));
  });

  it('passes progress on, and ends a worker after its reply if it uses too much memory', async () => {
    open();
    const seen: string[] = [];
    const grown = { does: "progress('half'); reply(process.pid, 101)" };
    const outcome = await pool.run(grown, { onProgress: (progress) => seen.push(progress) });
    expect(seen).toEqual(['half']);
    await until(() => life.includes('ended: has grown'));
    expect(await pidOf()).not.toBe(outcome.kind === 'reply' ? outcome.reply : NaN);
  });

  it.each([
    ['timed-out', HANGS, { timeoutMs: 50 }],
    ['over-memory', { does: 'overMemory()' }, {}],
    ['died', { does: "process.kill(process.pid, 'SIGKILL')" }, {}],
  ])(
    'reports the outcome %s only when the process of the worker has ended',
    async (kind, request, options) => {
      open();
      const pid = await pidOf();
      expect(await pool.run(request, options)).toMatchObject({ kind });
      expect(isRunning(pid)).toBe(false);
      expect(pool.stats()).toEqual({ waiting: 0, running: 0, lost: 1, workerPids: [] });
      expect(await pidOf()).not.toBe(pid);
    },
  );

  it('distinguishes a worker that did not start from a worker that died', async () => {
    open({ workerPath: join(folder, 'missing.mjs') });
    expect(await pool.run(PID)).toMatchObject({
      kind: 'did-not-start',
      detail: expect.stringContaining('exit 1'),
    });
    await expect(pool.ready()).rejects.toThrow('exit 1');
  });

  it('retries a request once if its worker died and retries are enabled', async () => {
    open({ retriesLost: true });
    expect(await pool.run({ does: 'process.exit()' })).toMatchObject({ kind: 'died' });
    expect(life.filter((event) => event === 'started')).toHaveLength(2);
  });

  it('ends the worker of an aborted request, or removes the request from the queue', async () => {
    open();
    const pid = await pidOf();
    const [one, other] = [new AbortController(), new AbortController()];
    const running = pool.run(HANGS, { signal: one.signal });
    const waiting = pool.run(PID, { signal: other.signal });
    other.abort('changed my mind');
    expect(await waiting).toEqual({ kind: 'aborted', reason: 'changed my mind' });
    expect(pool.stats()).toMatchObject({ running: 1, waiting: 0 });
    one.abort('enough');
    expect(await running).toEqual({ kind: 'aborted', reason: 'enough' });
    expect(isRunning(pid)).toBe(false);
    expect(await pool.run(PID, { signal: one.signal })).toEqual({ kind: 'aborted', reason: 'enough' });
  });

  it('ends idle workers, even if they never had a request', async () => {
    open({ idleTimeoutMs: 20 });
    await pool.ready();
    await until(() => life.includes('ended: idle'));
    const pid = await pidOf();
    await until(() => !isRunning(pid));
    expect(pool.stats().workerPids).toEqual([]);
  });

  it('rejects requests when the queue is full or the pool has stopped', async () => {
    open({ queueLimit: 1 });
    const [running, waiting, refused] = [pool.run(HANGS), pool.run(PID), pool.run(PID)];
    expect(await refused).toEqual({ kind: 'queue-full' });
    await pool.stop();
    expect(await Promise.all([running, waiting])).toEqual([{ kind: 'stopped' }, { kind: 'stopped' }]);
    expect(await pool.run(PID)).toEqual({ kind: 'stopped' });
    await expect(pool.ready()).rejects.toThrow('stopped');
  });
});
