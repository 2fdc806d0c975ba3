import { fileURLToPath } from 'node:url';
import { WorkerPool, type MessageFromWorker, type PoolOutcome } from '@safelight/processes';
import type {
  FromWorker,
  JobResult,
  JobResults,
  ToWorker,
  WorkerJob,
  WorkerOptions,
} from './worker/protocol.ts';

/** Logs events of workers: `info` for starts and ends, `warn` for unexpected ends and for warnings. */
export interface WorkerLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface WorkerHostOptions extends WorkerOptions {
  /** The path or file URL of a module that Node can run without a build. */
  readonly workerPath: string | URL;
  readonly logger: WorkerLogger;
  /** A worker without work ends after this many milliseconds. */
  readonly idleTimeoutMs: number;
  /** A worker above this resident memory in MB is replaced, and its running job fails. */
  readonly memoryLimitMb: number;
  /** The time limit for one job, in milliseconds. */
  readonly jobDeadlineMs: number;
}

/** The outcome of a job. `crashed` means that its process died, `stopped` that the server shuts down. */
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

/** The operations and models that a worker can run on this machine. */
export interface Abilities {
  /** The ids of operations. */
  readonly operations: readonly string[];
  /** The names of models. */
  readonly models: readonly string[];
}

/** Runs jobs one at a time in a child process. The process starts when needed and ends when idle. */
export interface WorkerHost {
  /** Rejects only when aborted, with the signal's reason. The worker has ended by then. */
  run<Kind extends WorkerJob['kind']>(
    job: Extract<WorkerJob, { readonly kind: Kind }>,
    context: JobContext,
  ): Promise<JobReport<JobResults[Kind]>>;
  /** Rejects when no worker can be started. */
  abilities(): Promise<Abilities>;
  /** Ends the worker. Running and waiting jobs report `stopped`. */
  stop(): Promise<void>;
}

interface Editing {
  readonly request: ToWorker;
  readonly ready: Abilities;
  readonly progress: Parameters<JobContext['onProgress']>[0];
  readonly reply: Extract<FromWorker, { readonly type: 'done' | 'failed' }>;
}

const BYTES_PER_MB = 1e6;

const meaningOf = (message: FromWorker, memoryLimitMb: number): MessageFromWorker<Editing> => {
  switch (message.type) {
    case 'ready':
      return { kind: 'ready', ready: { operations: message.operations, models: message.models } };
    case 'progress':
      if (message.residentMb > memoryLimitMb) return { kind: 'over-memory' };
      return { kind: 'progress', progress: { stage: message.stage, progress: message.progress } };
    case 'done':
    case 'failed':
      return { kind: 'reply', reply: message, rssBytes: message.residentMb * BYTES_PER_MB };
  }
};

const reportOf = (
  outcome: PoolOutcome<Editing>,
  { jobDeadlineMs, memoryLimitMb }: WorkerHostOptions,
): JobReport => {
  switch (outcome.kind) {
    case 'reply':
      return outcome.reply;
    case 'timed-out':
      return { type: 'failed', reason: 'deadline', detail: `still running after ${jobDeadlineMs} ms` };
    case 'over-memory':
      return { type: 'failed', reason: 'memory', detail: `over ${memoryLimitMb} MB of memory` };
    case 'died':
    case 'did-not-start':
      return { type: 'failed', reason: 'crashed', detail: outcome.detail };
    case 'queue-full':
    case 'stopped':
      return { type: 'failed', reason: 'stopped', detail: 'shutting down' };
    case 'aborted':
      throw outcome.reason;
  }
};

export const createWorkerHost = (options: WorkerHostOptions): WorkerHost => {
  const { workerPath, modelsDir, threads, logger, memoryLimitMb } = options;
  const workerOptions: WorkerOptions = { modelsDir, threads };
  const pool = new WorkerPool<Editing>({
    workerPath: workerPath instanceof URL ? fileURLToPath(workerPath) : workerPath,
    args: [JSON.stringify(workerOptions)],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    slots: 1,
    queueLimit: Infinity,
    timeoutMs: options.jobDeadlineMs,
    // The queue of edits retries failed edits, so this host does not.
    retriesLost: false,
    retiredAboveBytes: memoryLimitMb * BYTES_PER_MB,
    idleTimeoutMs: options.idleTimeoutMs,
    // Our own worker wrote the message, so its type is certain.
    read: (message) => meaningOf(message as FromWorker, memoryLimitMb),
    watch: {
      started: (pid) => {
        logger.info({ pid }, 'AI worker started');
      },
      ended: (pid, reason) => {
        if (reason === null) logger.warn({ pid }, 'AI worker died');
        else logger.info({ pid, reason }, 'AI worker ended');
      },
      wroteStderr: (pid, text) => {
        logger.warn({ pid, text }, 'AI worker says');
      },
    },
  });
  let known: Abilities | null = null;

  return {
    run: async <Kind extends WorkerJob['kind']>(
      job: Extract<WorkerJob, { readonly kind: Kind }>,
      { signal, onProgress }: JobContext,
    ) =>
      // The worker answers each kind of job with the matching kind of result (worker/run-job.ts).
      reportOf(await pool.run({ type: 'run', job }, { signal, onProgress }), options) as JobReport<
        JobResults[Kind]
      >,
    abilities: async () => (known ??= await pool.ready()),
    stop: () => pool.stop(),
  };
};

/** Settles like `promise`, unless `signal` aborts first. */
export const unlessAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
