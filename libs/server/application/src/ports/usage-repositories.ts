import type { PlanId } from '@safelight/rules';

/** The total in a window, including what was just added, and when the window ends. */
export interface RateCount {
  readonly used: number;
  readonly resetAt: Date;
}

/** Counters that all processes share. Windows are aligned to the epoch, so that processes agree on them. */
export interface RateCounterRepository {
  /**
   * Adds `amount` to the bucket's window that contains `now`. A negative amount is subtracted, but never
   * below 0.
   */
  add(bucket: string, amount: number, windowMs: number, now: Date): Promise<RateCount>;
}

export interface BandwidthUse {
  readonly ownerId: string;
  readonly bytes: number;
}

export interface BandwidthRepository {
  /** Adds the bytes delivered in a month (given by its start in UTC); returns each owner's total and plan. */
  add(
    uses: readonly BandwidthUse[],
    month: Date,
  ): Promise<readonly (BandwidthUse & { readonly plan: PlanId })[]>;
  /** The total of the month and the plan; null for an unknown user. */
  find(ownerId: string, month: Date): Promise<{ readonly bytes: number; readonly plan: PlanId } | null>;
}

export interface View {
  readonly kind: 'image' | 'comparison';
  readonly uid: string;
  /** Identifies a visitor without storing an address. */
  readonly visitorHash: string;
  readonly at: Date;
}

export interface ViewRepository {
  /**
   * Counts each visitor of a page once in 30 minutes, across processes, and records the time of the last
   * view.
   */
  record(views: readonly View[]): Promise<void>;
}

export interface MaintenanceRepository {
  /**
   * Deletes useless rows: tokens, sessions, counters and idempotency keys that expired long ago. Returns how
   * many.
   */
  prune(now: Date): Promise<number>;
}
