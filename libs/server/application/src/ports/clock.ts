/** The time of this process. Leases and lifetimes that processes share use database time instead. */
export interface Clock {
  now(): Date;
}
