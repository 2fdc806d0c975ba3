import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

/** The types of what a pool and its workers say to each other. */
export interface Conversation {
  readonly request: object;
  /** What a worker says of itself once it can take requests. */
  readonly ready: unknown;
  readonly progress: unknown;
  readonly reply: unknown;
}

/** What a message of a worker means. */
export type Meaning<Talk extends Conversation> =
  | { readonly kind: 'ready'; readonly ready: Talk['ready'] }
  | { readonly kind: 'progress'; readonly progress: Talk['progress'] }
  /** The end of a request, with the worker's resident memory. */
  | { readonly kind: 'reply'; readonly reply: Talk['reply']; readonly rssBytes: number }
  | { readonly kind: 'over-memory' };

/** The end of a request to a worker. The worker is gone after all except `reply`. */
export type WorkOutcome<Talk extends Conversation> =
  | Extract<Meaning<Talk>, { readonly kind: 'reply' | 'over-memory' }>
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'died'; readonly detail: string }
  | { readonly kind: 'did-not-start'; readonly detail: string };

/** Is told about the life of workers. */
export interface WorkerWatch {
  started(pid: number | undefined): void;
  /** `reason` is null when it ended by itself. */
  ended(pid: number | undefined, reason: string | null): void;
  /** It wrote this to its standard error. */
  complained(pid: number | undefined, text: string): void;
}

export interface WorkerOptions<Talk extends Conversation> {
  /** A module that plain Node can run. */
  readonly workerPath: string;
  readonly args: readonly string[];
  /** Options of Node. */
  readonly execArgv: readonly string[];
  /** Added to an environment without settings. */
  readonly env?: Readonly<Record<string, string>>;
  readonly read: (message: unknown) => Meaning<Talk>;
  readonly watch?: WorkerWatch;
}

export interface WorkOptions<Talk extends Conversation> {
  /** Begins when the worker is ready. */
  readonly timeoutMs: number;
  readonly onProgress?: ((progress: Talk['progress']) => void) | undefined;
}

const START_TIMEOUT_MS = 30_000;
const STDERR_KEPT = 2_000;

/** An environment without settings: a picture that takes over a worker finds no secret in it. */
const bareEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['SystemRoot', 'LD_LIBRARY_PATH'].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );

/**
 * A child process that handles one request at a time. It keeps this process alive only while it starts and works.
 * The constructor forks it.
 */
export class WorkerProcess<Talk extends Conversation> {
  readonly #child: ChildProcess;
  readonly #options: WorkerOptions<Talk>;
  /** What it said of itself; rejects when it ended before. */
  readonly ready: Promise<Talk['ready']>;
  readonly #gone: Promise<void>;
  #isReady = false;
  #endReason: string | null = null;
  #isGone = false;
  #stderr = '';
  #timer: NodeJS.Timeout | undefined;
  #onProgress: WorkOptions<Talk>['onProgress'];
  #begin: { resolve(ready: Talk['ready']): void; reject(reason: Error): void } | null = null;
  #settle: ((outcome: WorkOutcome<Talk>) => void) | null = null;

  constructor(options: WorkerOptions<Talk>) {
    this.#options = options;
    const { workerPath, args, execArgv, env, watch } = options;
    this.#child = fork(workerPath, [...args], {
      execArgv: [...execArgv],
      env: { ...bareEnvironment(), ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    watch?.started(this.pid);
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
    this.ready = new Promise((resolve, reject) => {
      this.#begin = { resolve, reject };
    });
    // A worker that never starts matters only to those who wait for it.
    this.ready.catch(() => undefined);
    this.#child.on('message', (message) => {
      this.#onMeaning(options.read(message));
    });
    this.#timer = setTimeout(() => void this.end('did not start in time'), START_TIMEOUT_MS);
    this.#listenToStderr();
    this.#child.unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isAlive(): boolean {
    return !this.#isGone && this.#endReason === null && this.#child.connected;
  }

  /** Never rejects. */
  async run(
    request: Talk['request'],
    { timeoutMs, onProgress }: WorkOptions<Talk>,
  ): Promise<WorkOutcome<Talk>> {
    const outcome = new Promise<WorkOutcome<Talk>>((resolve) => (this.#settle = resolve));
    if (this.#isGone) return { kind: 'died', detail: 'was gone before it began' };
    this.#onProgress = onProgress;
    await this.ready.then(
      () => {
        this.#child.channel?.ref();
        this.#timer = setTimeout(() => {
          this.#finish({ kind: 'timed-out' });
        }, timeoutMs);
        this.#child.send(request, (error) => {
          if (error) this.#finish({ kind: 'died', detail: error.message });
        });
      },
      () => undefined,
    );
    return outcome;
  }

  /** Kills it; resolves when it is gone. */
  end(reason: string): Promise<void> {
    this.#endReason ??= reason;
    this.#child.ref();
    this.#child.kill('SIGKILL');
    return this.#gone;
  }

  #finish(outcome: WorkOutcome<Talk>): void {
    const settle = this.#settle;
    if (settle === null) return;
    clearTimeout(this.#timer);
    this.#child.channel?.unref();
    this.#settle = null;
    if (outcome.kind === 'reply') settle(outcome);
    else
      void this.end(outcome.kind).then(() => {
        settle(outcome);
      });
  }

  #onMeaning(meaning: Meaning<Talk>): void {
    switch (meaning.kind) {
      case 'ready':
        this.#isReady = true;
        clearTimeout(this.#timer);
        this.#child.channel?.unref();
        this.#begin?.resolve(meaning.ready);
        return;
      case 'progress':
        if (this.#settle !== null) this.#onProgress?.(meaning.progress);
        return;
      case 'over-memory':
      case 'reply':
        this.#finish(meaning);
    }
  }

  #onGone(detail: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    clearTimeout(this.#timer);
    this.#options.watch?.ended(this.pid, this.#endReason);
    const reason = `${this.#endReason ?? detail} ${this.#stderr}`.trim();
    this.#begin?.reject(new Error(reason));
    this.#finish({ kind: this.#isReady ? 'died' : 'did-not-start', detail: reason });
  }

  #listenToStderr(): void {
    const { stderr } = this.#child;
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-STDERR_KEPT);
      this.#options.watch?.complained(this.pid, text.trim());
    });
    if (stderr instanceof Socket) stderr.unref();
  }
}
