import type { JobHandlers, JobName, JobPayloads } from '@safelight/application/ports';
import type { Job } from 'pg-boss';
import type { JobsLogger } from './jobs-logger.ts';
import type { RunningJobs } from './running-jobs.ts';
import { withinTime } from './within-time.ts';

/** Called after every attempt at a job, with its duration in milliseconds. */
export type JobListener = (name: JobName, outcome: 'done' | 'failed', ms: number) => void;

export interface JobRunnerOptions {
  readonly logger: JobsLogger;
  readonly onJobFinished?: JobListener | undefined;
  readonly running: Pick<RunningJobs, 'hold' | 'release'>;
}

/** The milliseconds that an aborted handler may take to stop before its job is marked as failed. */
const ABORT_GRACE_MS = 1_000;

/** Runs handlers and keeps track of them, so that it can wait for them or abort them. */
export class JobRunner {
  readonly #logger: JobsLogger;
  readonly #onJobFinished: JobListener | undefined;
  readonly #known: JobRunnerOptions['running'];
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor({ logger, onJobFinished, running }: JobRunnerOptions) {
    this.#logger = logger;
    this.#onJobFinished = onJobFinished;
    this.#known = running;
  }

  /** Logs and rethrows the error of the handler, so that the queue retries the job. */
  async run<N extends JobName>(name: N, handlers: JobHandlers, job: Job<JobPayloads[N]>): Promise<void> {
    const startedAt = performance.now();
    const signal = AbortSignal.any([job.signal, this.#stopping.signal]);
    // Takes the lock before the handler starts. Otherwise a worker that freezes right after the start would
    // seem dead.
    const handling = this.#known.hold(job.id).then(() => handlers[name](job.data, signal));
    this.#running.add(handling);
    try {
      await handling;
      this.#onJobFinished?.(name, 'done', performance.now() - startedAt);
    } catch (error) {
      this.#onJobFinished?.(name, 'failed', performance.now() - startedAt);
      this.#logger.warn({ err: error, job: name, id: job.id, attempt: job.retryCount + 1 }, 'a job failed');
      throw error;
    } finally {
      this.#running.delete(handling);
      this.#known.release(job.id);
    }
  }

  /** Waits up to `timeoutMs` for the running handlers. Then it aborts them and waits a little longer. */
  async drain(timeoutMs: number): Promise<void> {
    if ((await withinTime(this.#idle(), timeoutMs)) !== false) return;
    this.#stopping.abort(new Error('The worker is stopping.'));
    await withinTime(this.#idle(), ABORT_GRACE_MS);
  }

  async #idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}
