import type { PlanId } from '@safelight/rules';

/** The total of a window after an addition, and the end of the window. */
export interface RateCount {
  readonly used: number;
  readonly resetAt: Date;
}

/**
 * Counters that all processes share. Windows are aligned to the epoch, so that all processes use the same
 * ones.
 */
export interface RateCounterRepository {
  /**
   * Adds `amount` to the bucket in the window that contains `now`. A negative amount is subtracted, to zero
   * at the lowest.
   */
  add(bucket: string, amount: number, windowMs: number, now: Date): Promise<RateCount>;
}

export interface BandwidthUse {
  readonly ownerId: string;
  readonly bytes: number;
}

export interface BandwidthRepository {
  /**
   * Adds the bytes that were delivered in a month, which starts at this time in UTC. Returns each owner's
   * total and plan.
   */
  add(
    uses: readonly BandwidthUse[],
    month: Date,
  ): Promise<readonly (BandwidthUse & { readonly plan: PlanId })[]>;
  /** Returns the total of the month and the plan; null for an unknown user. */
  find(ownerId: string, month: Date): Promise<{ readonly bytes: number; readonly plan: PlanId } | null>;
}

export interface View {
  readonly kind: 'image' | 'comparison';
  readonly uid: string;
  /** A hash that identifies a visitor, so that no IP address is stored. */
  readonly visitorHash: string;
  readonly at: Date;
}

export interface ViewRepository {
  /**
   * Counts each visitor of a page once in 30 minutes, across processes, and stores the time of the last view.
   */
  record(views: readonly View[]): Promise<void>;
}

export interface MaintenanceRepository {
  /** Deletes tokens, sessions, counters and idempotency keys that expired long ago. Returns how many. */
  prune(now: Date): Promise<number>;
}
