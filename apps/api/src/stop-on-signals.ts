import type { Logger } from './logger.ts';

/** The methods of `process` that this module calls. */
interface SignalledProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/** The time that a signal waits for a start in progress. */
const START_MS = 15_000;

export interface Stopping {
  readonly process: SignalledProcess;
  readonly logger: Pick<Logger, 'error'>;
  /** Resolves when everything runs, with the function that stops everything. */
  readonly started: Promise<() => Promise<void>>;
  /** The milliseconds to wait for a start in progress; set in tests. */
  readonly startTimeout?: number;
}

/**
 * Shuts down cleanly at the first SIGTERM or SIGINT. A signal during the start waits for the start to finish,
 * so that everything it opened, such as the embedded PostgreSQL, is stopped too. A second signal ends the
 * process at once.
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
