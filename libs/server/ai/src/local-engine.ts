import { fileURLToPath } from 'node:url';
import { createWorkerHost, type WorkerHost, type WorkerLogger } from './worker-host.ts';

export interface LocalEngineOptions {
  /** Folder of the weights named in models/NOTICE.md; that of this package when absent. */
  readonly modelsDir?: string;
  /** Folder for results until their taker disposes of them; made when missing. */
  readonly scratchDir: string;
  /** The bundled worker in production; the source file beside this one when absent. */
  readonly workerPath?: string | URL;
  /** A worker process without work for this long is ended: 60 s. */
  readonly idleTimeoutMs?: number;
  /** Resident memory over which a worker is replaced: 1,900 MB. */
  readonly memoryLimitMb?: number;
  /** Longest time one job may take: 300 s, four times what upscaling 12 MP to 8K takes on two processors. */
  readonly jobDeadlineMs?: number;
  /** Processor threads a worker uses: 2. */
  readonly threads?: number;
  readonly logger?: WorkerLogger;
}

/** The worker process that the local editor, subject finder and prompt writer share. */
export interface LocalEngine {
  readonly host: WorkerHost;
  readonly scratchDir: string;
  readonly logger: WorkerLogger;
  /** Ends the worker process. What is still asked of it fails. */
  stop(): Promise<void>;
}

const SILENT: WorkerLogger = { info: () => undefined, warn: () => undefined };

/** Starts nothing yet: the worker is forked when there is work. */
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
