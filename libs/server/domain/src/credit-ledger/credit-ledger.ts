export type LedgerKind = 'grant' | 'reserve' | 'capture' | 'release' | 'refund' | 'expire' | 'revoke';

/**
 * One movement of credits. The balance is the sum of `amount`. A reserve is negative; the capture that
 * settles it is 0, because the credit has already left the balance; the release that settles it gives the
 * credit back.
 */
export interface LedgerEntry {
  /** Counts the entries of all accounts, so it is told to nobody. */
  readonly id: string;
  /** What its owner knows it by: a UUID. */
  readonly uid: string;
  readonly userId: string;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly jobId: string | null;
  /**
   * What outside Safelight caused this entry, such as a payment: `stripe:evt_1`. It is unique for each kind,
   * so that a cause that is reported twice moves credits once. Null for entries without an outside cause.
   */
  readonly externalReference: string | null;
  /** Why, in words for the person whose credits these are. */
  readonly reason: string;
  readonly createdAt: Date;
}

export type NewLedgerEntry = Omit<LedgerEntry, 'id' | 'uid' | 'createdAt'>;

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

/** Gives the credits of an edit that succeeded back. A failed edit gets a `release`. */
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
 * Takes credits back because their payment was refunded or is disputed. Only this entry may leave a negative
 * balance: credits that were already spent are owed, and the next credits pay for them.
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

/** Credits that can be spent now; negative when spent credits were taken back. */
export const balanceOf = (entries: readonly Pick<LedgerEntry, 'amount'>[]): number =>
  entries.reduce((sum, entry) => sum + entry.amount, 0);
