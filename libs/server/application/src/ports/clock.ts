/**
 * The system time of this process. Lifetimes that several processes share use the time of the database
 * instead.
 */
export interface Clock {
  now(): Date;
  /** Resolves after `ms` milliseconds; rejects if the signal is aborted first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
