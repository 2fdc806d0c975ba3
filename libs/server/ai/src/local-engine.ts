import { fileURLToPath } from 'node:url';
import { createWorkerHost, type WorkerHost, type WorkerLogger } from './worker-host.ts';

export interface LocalEngineOptions {
  /** The folder of the weights named in models/NOTICE.md; by default that of this package. */
  readonly modelsDir?: string;
  /** The folder for results until their receiver disposes of them; created when missing. */
  readonly scratchDir: string;
  /** The path of the bundled worker in production; by default its source file. */
  readonly workerPath?: string | URL;
  /** The milliseconds without work after which the worker process is ended; 60 s by default. */
  readonly idleTimeoutMs?: number;
  /** The resident memory in MB above which a worker is replaced; 1,900 by default. */
  readonly memoryLimitMb?: number;
  /**
   * The time limit for one job: by default 300 s, four times what upscaling 12 MP to 8K takes on two
   * processors.
   */
  readonly jobDeadlineMs?: number;
  /** The number of processor threads of a worker; 2 by default. */
  readonly threads?: number;
  readonly logger?: WorkerLogger;
}

/** Manages the worker process that the local editor, subject finder and prompt writer share. */
export interface LocalEngine {
  readonly host: WorkerHost;
  readonly scratchDir: string;
  readonly logger: WorkerLogger;
  /** Ends the worker process; running and waiting jobs fail. */
  stop(): Promise<void>;
}

const SILENT: WorkerLogger = { info: () => undefined, warn: () => undefined };

/** Starts nothing yet: the first job starts the worker. */
export const createLocalEngine = (options: LocalEngineOptions): LocalEngine => {
  const logger = options.logger ?? SILENT;
  const host = createWorkerHost({
    workerPath: options.workerPath ?? new URL('./worker/ai-worker.ts', import.meta.url),
    modelsDir: options.modelsDir ?? fileURLToPath(new URL('../models', import.meta.url)),
    threads: options.threads ?? 2,
    idleTimeoutMs: options.idleTimeoutMs ?? 60_000,
    memoryLimitMb: options.memoryLimitMb ?? 1_900,
    jobDeadlineMs: options.jobDeadlineMs ?? 300_000,
    logger,
  });
  return { host, scratchDir: options.scratchDir, logger, stop: () => host.stop() };
};
