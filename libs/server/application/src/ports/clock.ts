/**
 * The time of this process, and waiting. Lifetimes that processes share use the time of the
 * database instead.
 */
export interface Clock {
  now(): Date;
  /** Resolves after this long; rejects when the signal is aborted before. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
