/** The time of this process and its passing. Leases and lifetimes that processes share use database time instead. */
export interface Clock {
  now(): Date;
  /** Resolves after this long; rejects when the signal is aborted before. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
