/** The clock of this process. Times that several processes compare come from the clock of the database instead. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms` milliseconds; rejects if the signal is aborted first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
