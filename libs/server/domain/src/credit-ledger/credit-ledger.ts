export type LedgerKind = 'grant' | 'reserve' | 'capture' | 'release' | 'refund' | 'expire' | 'revoke';

/**
 * One movement of credits. The balance is the sum of `amount`: a reserve is negative, the capture that
 * settles it is 0 (the credit is already gone from the balance), the release that settles it gives it back.
 */
export interface LedgerEntry {
  readonly id: string;
  readonly userId: string;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly jobId: string | null;
  /**
   * What this entry answers outside of Safelight, such as a payment's event: `stripe:evt_1`. Unique for each kind,
   * so that an event told twice moves credits once. Null when nothing outside asked for it.
   */
  readonly externalReference: string | null;
  /** Why, in words for the person whose credits these are. */
  readonly reason: string;
  readonly createdAt: Date;
}

export type NewLedgerEntry = Omit<LedgerEntry, 'id' | 'createdAt'>;

/** Longest external reference. */
export const EXTERNAL_REFERENCE_MAX_LENGTH = 200;

export const grant = (
  userId: string,
  credits: number,
  reason: string,
  externalReference: string | null = null,
): NewLedgerEntry => ({
  userId,
  kind: 'grant',
  amount: credits,
  jobId: null,
  externalReference,
  reason,
});

export const reserve = (userId: string, credits: number, jobId: string, reason: string): NewLedgerEntry => ({
  userId,
  kind: 'reserve',
  amount: -credits,
  jobId,
  externalReference: null,
  reason,
});

export const capture = (userId: string, jobId: string, reason: string): NewLedgerEntry => ({
  userId,
  kind: 'capture',
  amount: 0,
  jobId,
  externalReference: null,
  reason,
});

export const release = (userId: string, credits: number, jobId: string, reason: string): NewLedgerEntry => ({
  userId,
  kind: 'release',
  amount: credits,
  jobId,
  externalReference: null,
  reason,
});

/** Gives the credits of an edit back although it succeeded. */
export const refund = (userId: string, credits: number, jobId: string, reason: string): NewLedgerEntry => ({
  userId,
  kind: 'refund',
  amount: credits,
  jobId,
  externalReference: null,
  reason,
});

export const expire = (
  userId: string,
  credits: number,
  reason: string,
  externalReference: string | null = null,
): NewLedgerEntry => ({
  userId,
  kind: 'expire',
  amount: -credits,
  jobId: null,
  externalReference,
  reason,
});

/**
 * Takes credits back whose price went back. The one entry that may leave less than nothing: what was spent of them is
 * owed, and settled by the credits that come next.
 */
export const revoke = (
  userId: string,
  credits: number,
  reason: string,
  externalReference: string,
): NewLedgerEntry => ({
  userId,
  kind: 'revoke',
  amount: -credits,
  jobId: null,
  externalReference,
  reason,
});

/** Credits that can be spent now; below zero when credits were taken back that had been spent. */
export const balanceOf = (entries: readonly Pick<LedgerEntry, 'amount'>[]): number =>
  entries.reduce((sum, entry) => sum + entry.amount, 0);
