import type { Logger } from './logger.ts';

/** What is needed of `process`. */
interface SignalledProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/** How long a signal waits for a start that is under way. */
const START_MS = 15_000;

export interface Stopping {
  readonly process: SignalledProcess;
  readonly logger: Pick<Logger, 'error'>;
  /** Resolves, with what stops everything, when everything runs. */
  readonly started: Promise<() => Promise<void>>;
  /** Milliseconds; for tests. */
  readonly startTimeout?: number;
}

/**
 * Shuts down cleanly at the first SIGTERM or SIGINT. One that comes during the start waits for it, so that what was
 * begun, such as the embedded PostgreSQL, is stopped too. A second one ends the process at once.
 */
export const stopOnSignals = ({ process, logger, started, startTimeout = START_MS }: Stopping): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    const timer = setTimeout(() => process.exit(1), startTimeout);
    const stopAll = await started.finally(() => clearTimeout(timer));
    await stopAll();
  };
  const onSignal = (): void => {
    if (isStopping) return process.exit(1);
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};
