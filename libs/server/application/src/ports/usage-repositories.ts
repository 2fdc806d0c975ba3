import type { PlanId } from '@safelight/rules';

/** How much of a window was used, after what was just added. */
export interface RateCount {
  readonly used: number;
  readonly resetAt: Date;
}

/** Counters shared by every process. Windows are aligned to the epoch, so that processes agree on them. */
export interface RateCounterRepository {
  /** Adds `amount` (negative gives back, never below 0) to the bucket's window that holds `now`. */
  add(bucket: string, amount: number, windowMs: number, now: Date): Promise<RateCount>;
}

export interface BandwidthUse {
  readonly ownerId: string;
  readonly bytes: number;
}

export interface BandwidthRepository {
  /** Adds bytes delivered in a month (its first moment, UTC); answers each owner's total and plan. */
  add(
    uses: readonly BandwidthUse[],
    month: Date,
  ): Promise<readonly (BandwidthUse & { readonly plan: PlanId })[]>;
  /** Total of the month and plan; null when there is no such user. */
  find(ownerId: string, month: Date): Promise<{ readonly bytes: number; readonly plan: PlanId } | null>;
}

/** One look at a page. */
export interface View {
  readonly kind: 'image' | 'comparison';
  readonly uid: string;
  /** Tells one visitor from another without keeping an address. */
  readonly visitorHash: string;
  readonly at: Date;
}

export interface ViewRepository {
  /** Counts each visitor of a page once in 30 minutes, across processes, and sets when it was last looked at. */
  record(views: readonly View[]): Promise<void>;
}

export interface MaintenanceRepository {
  /** Deletes what nobody can use any more: tokens, sessions, counters and idempotency keys long expired. Answers how many rows. */
  prune(now: Date): Promise<number>;
}
