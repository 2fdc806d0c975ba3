export type LedgerKind = 'grant' | 'reserve' | 'capture' | 'release' | 'refund' | 'expire' | 'revoke';

/**
 * One movement of credits. The balance is the sum of `amount`. A reserve is negative. Its capture is 0,
 * because the credit left the balance with the reserve; its release adds the credit again.
 */
export interface LedgerEntry {
  /**
   * The number of the entry among those of all accounts. It would reveal how many entries there are, so it is
   * never shown.
   */
  readonly id: string;
  readonly uid: string;
  readonly userId: string;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly jobId: string | null;
  /**
   * The event outside of Safelight that caused this entry, such as a payment: `stripe:evt_1`. Unique for each
   * kind of entry, so that an event that is reported twice moves credits once. Null without such an event.
   */
  readonly externalReference: string | null;
  /** The reason as shown to the user. */
  readonly reason: string;
  readonly createdAt: Date;
}

export type NewLedgerEntry = Omit<LedgerEntry, 'id' | 'uid' | 'createdAt'>;

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

/**
 * Creates the entry that gives back the credit of an edit that succeeded. A failed edit has a `release`
 * instead.
 */
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
 * Creates the entry that takes credits back because their payment was refunded or is disputed. Only this
 * entry can make a balance negative: the person then owes credits that were already spent, and later credits
 * pay for them.
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

/** Returns the credits that can be spent. Negative if revoked credits were already spent. */
export const balanceOf = (entries: readonly Pick<LedgerEntry, 'amount'>[]): number =>
  entries.reduce((sum, entry) => sum + entry.amount, 0);
