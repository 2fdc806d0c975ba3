import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bringDatabase } from './prepared-database.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const MAIN = join(ROOT, 'dist/apps/api/main.js');
const CHECK = join(ROOT, 'dist/apps/api/check-integrity.js');

/**
 * A start takes two seconds, or up to a minute on a loaded machine; after this time the server is taken to
 * hang.
 */
const START_MS = 180_000;

/**
 * Ports below the range from which systems choose the ports of outgoing connections, so that none is taken
 * between its choice and its use.
 */
const PORTS = { first: 12_000, count: 20_000 };
/** Starts far from the ports of other workers, whose processes have other ids. */
let lastPort = (process.pid * 97) % PORTS.count;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** A port that nobody listens on; this process gets each port only once. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    lastPort = (lastPort + 1) % PORTS.count;
    const port = PORTS.first + lastPort;
    if (await isFree(port)) return port;
  }
};

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Polls until `probe` returns something other than null or false; throws after `timeoutMs` with an error that
 * names `what`.
 */
export const until = async <T>(
  what: string,
  probe: () => Promise<T | null | false> | T | null | false,
  timeoutMs = 60_000,
): Promise<T> => {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await probe();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > giveUpAt) throw new Error(`waited ${timeoutMs} ms for ${what}`);
    await sleep(100);
  }
};

type Env = Readonly<Record<string, string>>;

export const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/readyz`).catch(() => null))?.ok === true;

/** The built server as an operator would run it: a process with a data folder and settings. */
export class TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly env: Env;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(url: string, dataDir: string, env: Env) {
    this.url = url;
    this.dataDir = dataDir;
    this.env = env;
  }

  /** Starts the server on a copy of the run's database, unless `env` configures another. */
  static async start(env: Env = {}): Promise<TestServer> {
    return TestServer.#startIn(env, (dataDir) =>
      env['DATABASE_URL'] === undefined ? bringDatabase(dataDir) : Promise.resolve(),
    );
  }

  /** Starts the server on an empty data folder, in which it creates a database. */
  static startOnNewDatabase(): Promise<TestServer> {
    return TestServer.#startIn({}, () => Promise.resolve());
  }

  static async #startIn(env: Env, fill: (dataDir: string) => Promise<void>): Promise<TestServer> {
    const port = await freePort();
    const dataDir = await mkdtemp(join(tmpdir(), 'safelight-e2e-'));
    await fill(dataDir);
    const url = `http://localhost:${port}`;
    const settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      METRICS_PORT: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    };
    const server = new TestServer(url, dataDir, settings);
    await server.launch();
    return server;
  }

  /** Starts the process, or restarts it on the same data folder, and waits until the server is ready. */
  async launch(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      cwd: ROOT,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    await until(
      'the server to be ready',
      async () => {
        if (child.exitCode !== null) throw new Error(`the server ended: ${this.#output}`);
        return isReady(this.url);
      },
      START_MS,
    );
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get output(): string {
    return this.#output;
  }

  /** The resident memory of the server process in bytes (Linux). */
  rssBytes(): number {
    const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1];
    return Number(kib) * 1024;
  }

  /** The number of files and connections that the server process has open (Linux). */
  openFiles(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  /**
   * Sends a signal and waits for the process to end; returns the exit code, or null when the signal killed
   * it.
   */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    child.kill(signal);
    return ended;
  }

  /** Runs the project's integrity check on this server's data; returns its report, and throws it when something is wrong. */
  async expectSound(): Promise<string> {
    const child = spawn(process.execPath, [CHECK], {
      cwd: ROOT,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let report = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (report += chunk.toString()));
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    if (code !== 0) throw new Error(`The integrity check failed:\n${report}`);
    return report;
  }

  /** Stops the server and deletes its data. */
  async dispose(): Promise<void> {
    await this.end();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.dispose();
  }
}
