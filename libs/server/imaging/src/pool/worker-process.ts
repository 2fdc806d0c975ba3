import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import type { WorkerMessage, WorkReply, WorkRequest } from '../protocol.ts';

/** The end of a request to a worker. The worker is dead after all except `reply`. */
export type WorkOutcome =
  | { readonly kind: 'reply'; readonly reply: WorkReply }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'over-memory' }
  | { readonly kind: 'died'; readonly detail: string }
  | { readonly kind: 'did-not-start'; readonly detail: string };

export interface WorkerOptions {
  readonly workerPath: string;
  readonly memoryLimitMb: number;
  /** The file of fontconfig's settings; the system's when absent. */
  readonly fontSettings?: string;
}

const START_TIMEOUT_MS = 20_000;
const OWN_HEAP_MB = 256;
const STDERR_KEPT = 2_000;

/** An environment without settings: a picture that takes over a worker finds no secret in it. */
const bareEnvironment = (fontSettings: string | undefined): NodeJS.ProcessEnv => ({
  ...(process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {}),
  ...(process.env['LD_LIBRARY_PATH'] ? { LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] } : {}),
  ...(fontSettings === undefined ? {} : { FONTCONFIG_FILE: fontSettings }),
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '2',
});

const forkWorker = ({ workerPath, memoryLimitMb, fontSettings }: WorkerOptions): ChildProcess =>
  fork(workerPath, [String(memoryLimitMb)], {
    execArgv: [`--max-old-space-size=${Math.min(OWN_HEAP_MB, memoryLimitMb)}`],
    env: bareEnvironment(fontSettings),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/**
 * A child process that handles one request at a time, and keeps this process alive only meanwhile. The
 * constructor forks it.
 */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #isReady = false;
  #isAlive = true;
  #stderr = '';
  #timer: NodeJS.Timeout | undefined;
  #begin: (() => void) | null = null;
  #settle: ((outcome: WorkOutcome) => void) | null = null;

  constructor(options: WorkerOptions) {
    this.#child = forkWorker(options);
    this.#gone = new Promise((resolve) => {
      const onGone = (detail: string): void => {
        this.#onGone(detail);
        resolve();
      };
      this.#child.once('exit', (code, signal) => {
        onGone(`exit ${code ?? signal}`);
      });
      this.#child.on('error', (error) => {
        onGone(error.message);
      });
    });
    this.#child.on('message', (message: WorkerMessage) => {
      this.#onMessage(message);
    });
    this.#listenToStderr();
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Never rejects. The time limit begins when the worker is ready. */
  run(request: WorkRequest, timeoutMs: number): Promise<WorkOutcome> {
    if (!this.#isAlive) return Promise.resolve({ kind: 'died', detail: 'was gone before it began' });
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#child.channel?.ref();
      this.#begin = () => {
        this.#deadline(timeoutMs, { kind: 'timed-out' });
        this.#child.send(request, (error) => {
          if (error) this.#finish({ kind: 'died', detail: error.message });
        });
      };
      if (this.#isReady) this.#begin();
      else this.#deadline(START_TIMEOUT_MS, { kind: 'did-not-start', detail: 'took too long' });
    });
  }

  /** Kills it; resolves when it is gone. */
  async end(): Promise<void> {
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  #deadline(afterMs: number, outcome: WorkOutcome): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#finish(outcome);
    }, afterMs);
  }

  #finish(outcome: WorkOutcome): void {
    clearTimeout(this.#timer);
    this.#child.channel?.unref();
    if (outcome.kind !== 'reply') void this.end();
    const settle = this.#settle;
    this.#settle = null;
    settle?.(outcome);
  }

  #onMessage(message: WorkerMessage): void {
    switch (message.kind) {
      case 'ready':
        this.#isReady = true;
        this.#begin?.();
        return;
      case 'over-memory':
        this.#finish({ kind: 'over-memory' });
        return;
      case 'result':
      case 'failure':
        this.#finish({ kind: 'reply', reply: message });
    }
  }

  #onGone(detail: string): void {
    this.#isAlive = false;
    const kind = this.#isReady ? 'died' : 'did-not-start';
    this.#finish({ kind, detail: `${detail} ${this.#stderr}`.trim() });
  }

  #listenToStderr(): void {
    const { stderr } = this.#child;
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-STDERR_KEPT);
    });
    if (stderr instanceof Socket) stderr.unref();
  }
}
