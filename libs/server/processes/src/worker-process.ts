import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

/** The types of the messages between a pool and its workers. */
export interface WorkerProtocol {
  readonly request: object;
  /** The content of the message that a worker sends once it accepts requests. */
  readonly ready: unknown;
  readonly progress: unknown;
  readonly reply: unknown;
}

/** A message of a worker, after `WorkerOptions.read`. */
export type MessageFromWorker<Protocol extends WorkerProtocol> =
  | { readonly kind: 'ready'; readonly ready: Protocol['ready'] }
  | { readonly kind: 'progress'; readonly progress: Protocol['progress'] }
  /** The reply that ends a request, with the resident memory of the worker. */
  | { readonly kind: 'reply'; readonly reply: Protocol['reply']; readonly rssBytes: number }
  | { readonly kind: 'over-memory' };

/** The end of a request to a worker. After every outcome except `reply` the worker's process has ended. */
export type WorkOutcome<Protocol extends WorkerProtocol> =
  | Extract<MessageFromWorker<Protocol>, { readonly kind: 'reply' | 'over-memory' }>
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'died'; readonly detail: string }
  | { readonly kind: 'did-not-start'; readonly detail: string };

/** Callbacks that log and count events of workers. */
export interface WorkerWatch {
  started(pid: number | undefined): void;
  /** `reason` is null when the process exited by itself. */
  ended(pid: number | undefined, reason: string | null): void;
  /** The worker wrote `text` to stderr. */
  wroteStderr(pid: number | undefined, text: string): void;
}

export interface WorkerOptions<Protocol extends WorkerProtocol> {
  /** The path of a module that plain Node can run. */
  readonly workerPath: string;
  readonly args: readonly string[];
  readonly execArgv: readonly string[];
  /** Variables of the worker's environment. It contains no settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
  readonly read: (message: unknown) => MessageFromWorker<Protocol>;
  readonly watch?: WorkerWatch;
}

export interface WorkOptions<Protocol extends WorkerProtocol> {
  /** The timeout of the request, counted from when the worker is ready. */
  readonly timeoutMs: number;
  readonly onProgress?: ((progress: Protocol['progress']) => void) | undefined;
}

const START_TIMEOUT_MS = 30_000;
const STDERR_KEPT = 2_000;

/**
 * An environment without settings. If a picture exploits a bug and takes over a worker, the worker has no
 * secrets.
 */
const bareEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['SystemRoot', 'LD_LIBRARY_PATH'].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );

/**
 * A child process that handles one request at a time. Creating an instance forks the process. It keeps its
 * parent running only while it starts or works.
 */
export class WorkerProcess<Protocol extends WorkerProtocol> {
  readonly #child: ChildProcess;
  readonly #options: WorkerOptions<Protocol>;
  /** Resolves with the content of the ready message. Rejects when the process ends before it sends one. */
  readonly ready: Promise<Protocol['ready']>;
  readonly #gone: Promise<void>;
  #isReady = false;
  #endReason: string | null = null;
  #isGone = false;
  #stderr = '';
  #timer: NodeJS.Timeout | undefined;
  #onProgress: WorkOptions<Protocol>['onProgress'];
  #begin: { resolve(ready: Protocol['ready']): void; reject(reason: Error): void } | null = null;
  #settle: ((outcome: WorkOutcome<Protocol>) => void) | null = null;

  constructor(options: WorkerOptions<Protocol>) {
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
    // A worker that never starts matters only to callers that await `ready`.
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

  /** Sends a request to the worker, and returns the outcome. Never rejects. */
  async run(
    request: Protocol['request'],
    { timeoutMs, onProgress }: WorkOptions<Protocol>,
  ): Promise<WorkOutcome<Protocol>> {
    const outcome = new Promise<WorkOutcome<Protocol>>((resolve) => (this.#settle = resolve));
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

  /** Kills the process. Resolves when the process has ended. */
  end(reason: string): Promise<void> {
    this.#endReason ??= reason;
    this.#child.ref();
    this.#child.kill('SIGKILL');
    return this.#gone;
  }

  #finish(outcome: WorkOutcome<Protocol>): void {
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

  #onMeaning(meaning: MessageFromWorker<Protocol>): void {
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
      this.#options.watch?.wroteStderr(this.pid, text.trim());
    });
    if (stderr instanceof Socket) stderr.unref();
  }
}
