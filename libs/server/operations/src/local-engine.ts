import { fileURLToPath } from 'node:url';
import { createWorkerHost, type WorkerHost, type WorkerLogger } from './worker-host.ts';

export interface LocalEngineOptions {
  /** The folder of the weights that models/NOTICE.md lists; by default the folder in this package. */
  readonly modelsDir?: string;
  /** The folder for results until their receivers dispose of them. It is created when missing. */
  readonly scratchDir: string;
  /** The path of the bundled worker in production; by default the worker's source file. */
  readonly workerPath?: string | URL;
  /** A worker without work ends after this many milliseconds; 60 s by default. */
  readonly idleTimeoutMs?: number;
  /** A worker above this resident memory in MB is replaced; 1,900 by default. */
  readonly memoryLimitMb?: number;
  /**
   * The time limit for one job; 300 s by default. Upscaling 12 MP to 8K on two processors takes a quarter of
   * that.
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

/** Creates the engine. The worker process starts with the first job. */
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
