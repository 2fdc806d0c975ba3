import type { WorkRequest } from '../protocol.ts';
import { WorkerProcess, type WorkerOptions, type WorkOutcome } from './worker-process.ts';

/** The end of a request: the outcome of the worker, an abort, or that the pool did not accept it. */
export type PoolOutcome =
  | WorkOutcome
  | { readonly kind: 'aborted'; readonly reason: unknown }
  | { readonly kind: 'queue-full' }
  | { readonly kind: 'stopped' };

export interface PoolStats {
  readonly waiting: number;
  readonly running: number;
  /** All living workers, including idle ones. */
  readonly workerPids: readonly number[];
  /** The number of workers that were killed or died. */
  readonly lost: number;
}

export interface PoolOptions extends WorkerOptions {
  /** The number of workers at once. */
  readonly slots: number;
  /** The most requests that may wait; the next is `queue-full`. */
  readonly queueLimit: number;
  readonly timeoutMs: number;
}

export interface RunOptions {
  readonly isHeavy: boolean;
  /**
   * True for a request that may wait until nothing else does. Like heavy requests it leaves one slot free.
   * False when absent.
   */
  readonly canWait?: boolean;
  /** Defaults to that of the pool. */
  readonly timeoutMs?: number;
  /** Aborting takes a waiting request out of the queue and ends the worker of a running one. */
  readonly signal?: AbortSignal;
}

interface Task {
  readonly request: WorkRequest;
  readonly isHeavy: boolean;
  readonly canWait: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly isRetry: boolean;
  readonly settle: (outcome: PoolOutcome) => void;
}

/**
 * A worker that died, at its start or during a request, may have been killed from outside, so the request
 * gets a second one.
 */
const deservesRetry = (task: Task, { kind }: WorkOutcome): boolean =>
  (kind === 'died' || kind === 'did-not-start') && !task.isRetry;

/** The most waiting requests of those that can wait; the next is `queue-full`. */
const MAX_PATIENT = 64;

/** How many of the slots a request uses that are not kept free for light and urgent ones. */
const weightOf = ({ isHeavy, canWait }: Task): number => (isHeavy || canWait ? 1 : 0);

const abortionOf = (signal: AbortSignal | undefined): PoolOutcome | null =>
  signal?.aborted ? { kind: 'aborted', reason: signal.reason } : null;

/**
 * A limited queue for a few workers, which are started when first needed and replaced when they die. If there
 * are several slots, heavy requests and those that can wait leave one free for light ones. Requests that can
 * wait come after all others.
 */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #heavySlots: number;
  readonly #waiting: Task[] = [];
  readonly #idle: WorkerProcess[] = [];
  readonly #workers = new Set<WorkerProcess>();
  #running = 0;
  #runningHeavy = 0;
  #lost = 0;
  #isStopped = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#heavySlots = Math.max(1, options.slots - 1);
  }

  /** Never rejects. */
  run(
    request: WorkRequest,
    { isHeavy, canWait = false, timeoutMs = this.#options.timeoutMs, signal }: RunOptions,
  ): Promise<PoolOutcome> {
    if (this.#isStopped) return Promise.resolve({ kind: 'stopped' });
    const abortion = abortionOf(signal);
    if (abortion) return Promise.resolve(abortion);
    if (!this.#hasRoom(canWait)) return Promise.resolve({ kind: 'queue-full' });
    return new Promise((resolve) => {
      const leave = (): void => {
        this.#leaveQueue(task);
      };
      const settle = (outcome: PoolOutcome): void => {
        signal?.removeEventListener('abort', leave);
        resolve(outcome);
      };
      const task: Task = { request, isHeavy, canWait, timeoutMs, signal, isRetry: false, settle };
      signal?.addEventListener('abort', leave);
      this.#waiting.push(task);
      this.#startWaiting();
    });
  }

  stats(): PoolStats {
    return {
      waiting: this.#waiting.length,
      running: this.#running,
      workerPids: [...this.#workers].flatMap(({ pid }) => pid ?? []),
      lost: this.#lost,
    };
  }

  /** Ends waiting and running requests as `stopped`; resolves when no worker is left. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const task of this.#waiting.splice(0)) task.settle({ kind: 'stopped' });
    await Promise.all([...this.#workers].map((worker) => worker.end()));
    this.#workers.clear();
  }

  /** Settles an aborted task that is waiting; a running one is ended by its own listener. */
  #leaveQueue({ request, settle, signal }: Task): void {
    const index = this.#waiting.findIndex((waiting) => waiting.request === request);
    const abortion = abortionOf(signal);
    if (index === -1 || !abortion) return;
    this.#waiting.splice(index, 1);
    settle(abortion);
  }

  /** Requests that can wait use only a part of the queue, so that there is room for others. */
  #hasRoom(canWait: boolean): boolean {
    if (this.#waiting.length >= this.#options.queueLimit) return false;
    return !canWait || this.#waiting.filter((task) => task.canWait).length < MAX_PATIENT;
  }

  #startWaiting(): void {
    for (let task = this.#takeNext(); task; task = this.#takeNext()) void this.#work(task);
  }

  #takeNext(): Task | undefined {
    if (this.#running >= this.#options.slots) return undefined;
    const hasHeavySlot = this.#runningHeavy < this.#heavySlots;
    const isFit = (task: Task): boolean => hasHeavySlot || weightOf(task) === 0;
    const urgent = this.#waiting.findIndex((task) => !task.canWait && isFit(task));
    const index = urgent === -1 ? this.#waiting.findIndex(isFit) : urgent;
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #work(task: Task): Promise<void> {
    const weight = weightOf(task);
    this.#running += 1;
    this.#runningHeavy += weight;
    const worker = this.#freeWorker();
    const end = (): void => void worker.end();
    task.signal?.addEventListener('abort', end);
    const outcome = await worker.run(task.request, task.timeoutMs);
    task.signal?.removeEventListener('abort', end);
    this.#running -= 1;
    this.#runningHeavy -= weight;
    if (this.#isStopped) {
      task.settle({ kind: 'stopped' });
      return;
    }
    const abortion = abortionOf(task.signal);
    this.#giveBack(worker, abortion ?? outcome);
    if (abortion) task.settle(abortion);
    else if (deservesRetry(task, outcome)) this.#waiting.unshift({ ...task, isRetry: true });
    else task.settle(outcome);
    this.#startWaiting();
  }

  #freeWorker(): WorkerProcess {
    for (let used = this.#idle.pop(); used; used = this.#idle.pop()) {
      if (used.isAlive) return used;
      this.#workers.delete(used);
    }
    const worker = new WorkerProcess(this.#options);
    this.#workers.add(worker);
    return worker;
  }

  #giveBack(worker: WorkerProcess, outcome: PoolOutcome): void {
    if (outcome.kind !== 'reply' && outcome.kind !== 'aborted') this.#lost += 1;
    if (outcome.kind === 'reply' && worker.isAlive && !this.#hasGrown(outcome.reply.rssBytes)) {
      this.#idle.push(worker);
      return;
    }
    this.#workers.delete(worker);
    void worker.end();
  }

  /** Memory that a large picture leaves in the allocator is released by ending the process. */
  #hasGrown(rssBytes: number): boolean {
    return rssBytes > (this.#options.memoryLimitMb * 1024 * 1024) / 2;
  }
}
