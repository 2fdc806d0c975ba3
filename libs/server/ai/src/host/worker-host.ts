import type { JobResult, JobResults, WorkerJob } from '../worker/protocol.ts';
import { createTaskQueue, unlessAborted } from './task-queue.ts';
import { startWorker, type WorkerChild, type WorkerChildOptions } from './worker-child.ts';

/** A forked Node must be ready to work within this time. */
const START_DEADLINE_MS = 30_000;

export interface WorkerHostOptions extends WorkerChildOptions {
  /** A worker without work for this long is ended. */
  readonly idleTimeoutMs: number;
  /** Resident memory over which a worker is replaced, and a running job given up. */
  readonly memoryLimitMb: number;
  /** Longest time one job may run. */
  readonly jobDeadlineMs: number;
}

/** How a job ended. `crashed` and `stopped`: the process died, or we are shutting down. */
export type JobReport<Result = JobResult> =
  | { readonly type: 'done'; readonly result: Result }
  | {
      readonly type: 'failed';
      readonly reason: 'undecodable' | 'error' | 'crashed' | 'deadline' | 'memory' | 'stopped';
      readonly detail: string;
    };

export interface JobContext {
  readonly signal: AbortSignal;
  onProgress(progress: { readonly stage: string; readonly progress: number }): void;
}

/** What a worker can do here. */
export interface Abilities {
  /** Ids of operations. */
  readonly operations: readonly string[];
  /** Names of models. */
  readonly models: readonly string[];
}

/** Runs jobs one at a time in a forked worker that is started when needed and ended when idle. */
export interface WorkerHost {
  /** Rejects only when aborted, with the signal's reason; the worker is then gone. */
  run<Kind extends WorkerJob['kind']>(
    job: Extract<WorkerJob, { readonly kind: Kind }>,
    context: JobContext,
  ): Promise<JobReport<JobResults[Kind]>>;
  /** Rejects when no worker can be started. */
  abilities(): Promise<Abilities>;
  /** Ends the worker; jobs running or waiting report `stopped`. */
  stop(): Promise<void>;
}

interface ReadyWorker {
  readonly child: WorkerChild;
  readonly abilities: Abilities;
}

/** Starts a worker and waits until it says what it can do. */
const startReady = (
  options: WorkerHostOptions,
  register: (child: WorkerChild) => void,
): Promise<ReadyWorker> =>
  new Promise((resolve, reject) => {
    const child = startWorker(options);
    register(child);
    const late = setTimeout(() => void child.kill('not ready in time'), START_DEADLINE_MS);
    child.listen({
      onMessage: (message) => {
        if (message.type !== 'ready') return;
        clearTimeout(late);
        child.listen(null);
        const { operations, models } = message;
        resolve({ child, abilities: { operations, models } });
      },
      onExit: () => {
        clearTimeout(late);
        reject(new Error('The AI worker did not start.'));
      },
    });
  });

/** One job on one worker. Kills the worker when the job is aborted, late or too large. */
const runOn = (
  child: WorkerChild,
  job: WorkerJob,
  context: JobContext,
  { jobDeadlineMs, memoryLimitMb }: WorkerHostOptions,
): Promise<JobReport> =>
  new Promise((resolve, reject) => {
    const finish = (report: JobReport): void => {
      clearTimeout(late);
      context.signal.removeEventListener('abort', abort);
      child.listen(null);
      if (context.signal.aborted) reject(context.signal.reason);
      else resolve(report);
    };
    const giveUp = async (reason: 'deadline' | 'memory', detail: string): Promise<void> => {
      child.listen(null);
      await child.kill(detail);
      finish({ type: 'failed', reason, detail });
    };
    const abort = (): void => void child.kill('job aborted');
    const late = setTimeout(
      () => void giveUp('deadline', `still running after ${jobDeadlineMs} ms`),
      jobDeadlineMs,
    );
    context.signal.addEventListener('abort', abort, { once: true });

    child.listen({
      onExit: () => finish({ type: 'failed', reason: 'crashed', detail: 'the worker process died' }),
      onMessage: (message) => {
        switch (message.type) {
          case 'progress':
            if (message.residentMb > memoryLimitMb)
              void giveUp('memory', `over ${memoryLimitMb} MB of memory`);
            else context.onProgress({ stage: message.stage, progress: message.progress });
            return;
          case 'done':
          case 'failed':
            if (message.residentMb > memoryLimitMb) void child.kill(`over ${memoryLimitMb} MB of memory`);
            finish(message);
            return;
          case 'ready':
            return;
          default:
            message satisfies never;
        }
      },
    });
    if (child.isAlive()) child.send({ type: 'run', job });
    else finish({ type: 'failed', reason: 'crashed', detail: 'the worker process died' });
  });

export const createWorkerHost = (options: WorkerHostOptions): WorkerHost => {
  const queue = createTaskQueue();
  let child: WorkerChild | null = null;
  let ready: Promise<ReadyWorker> | null = null;
  let known: Abilities | null = null;
  let idle: NodeJS.Timeout | undefined;
  let stopped = false;

  /** The living worker, or a fresh one. */
  const worker = async (): Promise<ReadyWorker> => {
    clearTimeout(idle);
    if (stopped) throw new Error('The worker host has been stopped.');
    if (ready === null || child?.isAlive() !== true) {
      ready = startReady(options, (fresh) => {
        child = fresh;
      });
    }
    const started = await ready;
    known = started.abilities;
    return started;
  };
  /** Called at the end of each task: with no other waiting, the worker's idle time begins. */
  const rest = (): void => {
    clearTimeout(idle);
    if (queue.size() > 1) return;
    idle = setTimeout(() => {
      if (child?.isAlive() === true) void child.kill('idle');
    }, options.idleTimeoutMs).unref();
  };

  const runNow = async (job: WorkerJob, context: JobContext): Promise<JobReport> => {
    const stoppedReport: JobReport = { type: 'failed', reason: 'stopped', detail: 'shutting down' };
    try {
      const started = await unlessAborted(worker(), context.signal);
      context.signal.throwIfAborted();
      const report = await runOn(started.child, job, context, options);
      return stopped && report.type === 'failed' ? stoppedReport : report;
    } catch (cause) {
      context.signal.throwIfAborted();
      return stopped ? stoppedReport : { type: 'failed', reason: 'crashed', detail: String(cause) };
    } finally {
      rest();
    }
  };
  const ask = async (): Promise<Abilities> => {
    try {
      return (await worker()).abilities;
    } finally {
      rest();
    }
  };

  return {
    run: <Kind extends WorkerJob['kind']>(
      job: Extract<WorkerJob, { readonly kind: Kind }>,
      context: JobContext,
    ) =>
      // The worker answers each kind of job with its own kind of result (worker/run-job.ts).
      queue.add(() => runNow(job, context), context.signal) as Promise<JobReport<JobResults[Kind]>>,
    abilities: async () => known ?? queue.add(ask),
    stop: async () => {
      stopped = true;
      clearTimeout(idle);
      if (child?.isAlive() === true) await child.kill('shutting down');
    },
  };
};
