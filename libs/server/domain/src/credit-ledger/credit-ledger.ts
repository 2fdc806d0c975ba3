export type LedgerKind = 'grant' | 'reserve' | 'capture' | 'release' | 'refund' | 'expire' | 'revoke';

/**
 * One movement of credits; the balance is the sum of `amount`. A reserve is negative. Its capture is 0,
 * because the credit has already left the balance; its release adds the credit again.
 */
export interface LedgerEntry {
  /** Never shown, because it counts the entries of all accounts. */
  readonly id: string;
  readonly uid: string;
  readonly userId: string;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly jobId: string | null;
  /**
   * The event outside Safelight that caused this entry, such as a payment: `stripe:evt_1`. It is unique for
   * each kind of entry, so that an event that is reported twice moves credits once. Null for entries without
   * an external cause.
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

/** Gives back the credits of an edit that succeeded. A failed edit gets a `release` instead. */
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
 * Takes credits back because their payment was refunded or is disputed. Only this entry may make a balance
 * negative: credits that were already spent are owed, and later credits pay for them.
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

/** The credits that can be spent; negative if revoked credits had been spent. */
export const balanceOf = (entries: readonly Pick<LedgerEntry, 'amount'>[]): number =>
  entries.reduce((sum, entry) => sum + entry.amount, 0);
