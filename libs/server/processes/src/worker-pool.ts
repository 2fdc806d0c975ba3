import {
  WorkerProcess,
  type WorkerProtocol,
  type WorkerOptions,
  type WorkOptions,
  type WorkOutcome,
} from './worker-process.ts';

/** The end of a request: the worker's outcome, an abort, or the reason why the pool refused the request. */
export type PoolOutcome<Protocol extends WorkerProtocol> =
  | WorkOutcome<Protocol>
  | { readonly kind: 'aborted'; readonly reason: unknown }
  | { readonly kind: 'queue-full' }
  | { readonly kind: 'stopped' };

export interface PoolStats {
  readonly waiting: number;
  readonly running: number;
  /** All workers that are alive, including idle ones. */
  readonly workerPids: readonly number[];
  /** The number of workers that were killed or died. */
  readonly lost: number;
}

export interface PoolOptions<Protocol extends WorkerProtocol> extends WorkerOptions<Protocol> {
  readonly slots: number;
  /** The maximum number of waiting requests. Further requests end as `queue-full`. */
  readonly queueLimit: number;
  readonly timeoutMs: number;
  /**
   * Retries a request once when its worker did not start or died, because something outside may have killed
   * the worker.
   */
  readonly retriesLost: boolean;
  /** A worker whose resident memory exceeds this after a request is ended, which frees the memory. */
  readonly retiredAboveBytes: number;
  /** A worker that is idle for this many milliseconds is ended. Without a value idle workers stay. */
  readonly idleTimeoutMs?: number;
}

export interface RunOptions<Protocol extends WorkerProtocol> extends Partial<WorkOptions<Protocol>> {
  /** True for a heavy request, which leaves one slot free for light requests. False by default. */
  readonly isHeavy?: boolean;
  /** True for a request that runs after all others and leaves one slot free for them. False by default. */
  readonly canWait?: boolean;
  /** Aborting removes a waiting request from the queue and ends the worker of a running request. */
  readonly signal?: AbortSignal;
}

interface Task<Protocol extends WorkerProtocol> extends WorkOptions<Protocol> {
  readonly request: Protocol['request'];
  readonly isHeavy: boolean;
  readonly canWait: boolean;
  readonly signal: AbortSignal | undefined;
  readonly isRetry: boolean;
  readonly settle: (outcome: PoolOutcome<Protocol>) => void;
}

/** The maximum number of waiting requests with `canWait`. Further such requests end as `queue-full`. */
const CAN_WAIT_QUEUE_LIMIT = 64;

/** How many of the slots for heavy requests and requests that can wait this request uses. */
const weightOf = ({ isHeavy, canWait }: { isHeavy: boolean; canWait: boolean }): number =>
  isHeavy || canWait ? 1 : 0;

const abortionOf = (signal: AbortSignal | undefined) =>
  signal?.aborted ? ({ kind: 'aborted', reason: signal.reason as unknown } as const) : null;

/**
 * A bounded queue in front of a few workers. Workers start on demand and are replaced when they die. With
 * several slots, one slot stays free of heavy requests and of requests that can wait.
 */
export class WorkerPool<Protocol extends WorkerProtocol> {
  readonly #options: PoolOptions<Protocol>;
  readonly #heavySlots: number;
  readonly #waiting: Task<Protocol>[] = [];
  readonly #idle: WorkerProcess<Protocol>[] = [];
  readonly #idleTimers = new Map<WorkerProcess<Protocol>, NodeJS.Timeout>();
  readonly #workers = new Set<WorkerProcess<Protocol>>();
  #running = 0;
  #runningHeavy = 0;
  #lost = 0;
  #isStopped = false;

  constructor(options: PoolOptions<Protocol>) {
    this.#options = options;
    this.#heavySlots = Math.max(1, options.slots - 1);
  }

  /** Gives a request to a worker, and returns the outcome. Never rejects. */
  run(request: Protocol['request'], options: RunOptions<Protocol> = {}): Promise<PoolOutcome<Protocol>> {
    const {
      isHeavy = false,
      canWait = false,
      timeoutMs = this.#options.timeoutMs,
      onProgress,
      signal,
    } = options;
    if (this.#isStopped) return Promise.resolve({ kind: 'stopped' });
    const abortion = abortionOf(signal);
    if (abortion) return Promise.resolve(abortion);
    if (!this.#hasRoom(canWait)) return Promise.resolve({ kind: 'queue-full' });
    return new Promise((resolve) => {
      const leave = (): void => {
        this.#removeFromQueue(task);
      };
      const settle = (outcome: PoolOutcome<Protocol>): void => {
        signal?.removeEventListener('abort', leave);
        resolve(outcome);
      };
      const task: Task<Protocol> = {
        request,
        isHeavy,
        canWait,
        timeoutMs,
        onProgress,
        signal,
        isRetry: false,
        settle,
      };
      signal?.addEventListener('abort', leave);
      this.#waiting.push(task);
      this.#startWaiting();
    });
  }

  /**
   * The ready message of a worker. Starts a worker if none is alive. Rejects when the worker cannot start.
   */
  async ready(): Promise<Protocol['ready']> {
    const living = this.#living();
    if (living === undefined) return this.#startIdle().ready;
    // An abort may end this worker if it has a request. Then another worker is used.
    return living.ready.catch(() => (this.#living() ?? this.#startIdle()).ready);
  }

  stats(): PoolStats {
    return {
      waiting: this.#waiting.length,
      running: this.#running,
      workerPids: [...this.#workers].flatMap(({ pid }) => pid ?? []),
      lost: this.#lost,
    };
  }

  /** Ends waiting and running requests as `stopped`. Resolves when no worker is left. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const task of this.#waiting.splice(0)) task.settle({ kind: 'stopped' });
    await Promise.all([...this.#workers].map((worker) => this.#discard(worker, 'stopped')));
  }

  /** Settles an aborted task that is waiting. The abort listener in `#work` ends a running task. */
  #removeFromQueue({ settle, signal }: Task<Protocol>): void {
    const index = this.#waiting.findIndex((waiting) => waiting.settle === settle);
    const abortion = abortionOf(signal);
    if (index === -1 || !abortion) return;
    this.#waiting.splice(index, 1);
    settle(abortion);
  }

  /** Requests that can wait may fill only a part of the queue. */
  #hasRoom(canWait: boolean): boolean {
    if (this.#waiting.length >= this.#options.queueLimit) return false;
    return !canWait || this.#waiting.filter((task) => task.canWait).length < CAN_WAIT_QUEUE_LIMIT;
  }

  #startWaiting(): void {
    for (let task = this.#takeNext(); task; task = this.#takeNext()) void this.#work(task);
  }

  #takeNext(): Task<Protocol> | undefined {
    if (this.#running >= this.#options.slots) return undefined;
    const hasHeavySlot = this.#runningHeavy < this.#heavySlots;
    const isFit = (task: Task<Protocol>): boolean => hasHeavySlot || weightOf(task) === 0;
    const urgent = this.#waiting.findIndex((task) => !task.canWait && isFit(task));
    const index = urgent === -1 ? this.#waiting.findIndex(isFit) : urgent;
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #work(task: Task<Protocol>): Promise<void> {
    const weight = weightOf(task);
    this.#running += 1;
    this.#runningHeavy += weight;
    const worker = this.#takeIdle() ?? this.#start();
    const end = (): void => void worker.end('aborted');
    task.signal?.addEventListener('abort', end);
    const outcome = await worker.run(task.request, task);
    task.signal?.removeEventListener('abort', end);
    this.#running -= 1;
    this.#runningHeavy -= weight;
    if (this.#isStopped) {
      task.settle({ kind: 'stopped' });
      return;
    }
    const abortion = abortionOf(task.signal);
    this.#release(worker, abortion ?? outcome);
    if (abortion) task.settle(abortion);
    else if (this.#deservesRetry(task, outcome)) this.#waiting.unshift({ ...task, isRetry: true });
    else task.settle(outcome);
    this.#startWaiting();
  }

  #deservesRetry({ isRetry }: Task<Protocol>, { kind }: WorkOutcome<Protocol>): boolean {
    return this.#options.retriesLost && !isRetry && (kind === 'died' || kind === 'did-not-start');
  }

  #living(): WorkerProcess<Protocol> | undefined {
    return [...this.#workers].find((worker) => worker.isAlive);
  }

  #start(): WorkerProcess<Protocol> {
    const worker = new WorkerProcess(this.#options);
    this.#workers.add(worker);
    return worker;
  }

  #startIdle(): WorkerProcess<Protocol> {
    if (this.#isStopped) throw new Error('The pool has been stopped.');
    const worker = this.#start();
    this.#idle.push(worker);
    const rest = (): void => {
      if (this.#idle.includes(worker)) this.#endWhenIdle(worker);
    };
    worker.ready.then(rest, () => this.#discard(worker, 'did not start'));
    return worker;
  }

  #takeIdle(): WorkerProcess<Protocol> | null {
    for (let used = this.#idle.pop(); used; used = this.#idle.pop()) {
      clearTimeout(this.#idleTimers.get(used));
      if (used.isAlive) return used;
      void this.#discard(used, 'died');
    }
    return null;
  }

  #release(worker: WorkerProcess<Protocol>, outcome: PoolOutcome<Protocol>): void {
    if (outcome.kind !== 'reply' && outcome.kind !== 'aborted') this.#lost += 1;
    const isUsable = outcome.kind === 'reply' && outcome.rssBytes <= this.#options.retiredAboveBytes;
    if (!isUsable || !worker.isAlive) {
      void this.#discard(worker, outcome.kind === 'reply' ? 'has grown' : outcome.kind);
      return;
    }
    this.#idle.push(worker);
    this.#endWhenIdle(worker);
  }

  #endWhenIdle(worker: WorkerProcess<Protocol>): void {
    const { idleTimeoutMs } = this.#options;
    if (idleTimeoutMs === undefined) return;
    clearTimeout(this.#idleTimers.get(worker));
    this.#idleTimers.set(worker, setTimeout(() => void this.#discard(worker, 'idle'), idleTimeoutMs).unref());
  }

  #discard(worker: WorkerProcess<Protocol>, reason: string): Promise<void> {
    clearTimeout(this.#idleTimers.get(worker));
    this.#idleTimers.delete(worker);
    this.#workers.delete(worker);
    const place = this.#idle.indexOf(worker);
    if (place !== -1) this.#idle.splice(place, 1);
    return worker.end(reason);
  }
}
