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

/** Creates entries of this kind that belong to no edit, and add (1) or take (-1) credits. */
const ofAccount =
  (kind: LedgerEntry['kind'], sign: 1 | -1) =>
  (
    userId: string,
    credits: number,
    reason: string,
    externalReference: string | null = null,
  ): NewLedgerEntry => ({ userId, kind, amount: sign * credits, jobId: null, externalReference, reason });

/** Creates entries of this kind that belong to an edit, and add (1) or take (-1) credits. */
const ofEdit =
  (kind: LedgerEntry['kind'], sign: 1 | -1) =>
  (userId: string, credits: number, jobId: string, reason: string): NewLedgerEntry => ({
    userId,
    kind,
    amount: sign * credits,
    jobId,
    externalReference: null,
    reason,
  });

export const grant = ofAccount('grant', 1);

export const reserve = ofEdit('reserve', -1);

export const capture = (userId: string, jobId: string, reason: string): NewLedgerEntry =>
  ofEdit('capture', 1)(userId, 0, jobId, reason);

export const release = ofEdit('release', 1);

/**
 * Creates the entry that gives back the credit of an edit that succeeded. A failed edit has a `release`
 * instead.
 */
export const refund = ofEdit('refund', 1);

export const expire = ofAccount('expire', -1);

/**
 * Creates the entry that takes credits back because their payment was refunded or is disputed. Only this
 * entry can make a balance negative: the person then owes credits that were already spent, and later credits
 * pay for them.
 */
export const revoke: (
  userId: string,
  credits: number,
  reason: string,
  externalReference: string,
) => NewLedgerEntry = ofAccount('revoke', -1);

/** Returns the credits that can be spent. Negative if revoked credits were already spent. */
export const balanceOf = (entries: readonly Pick<LedgerEntry, 'amount'>[]): number =>
  entries.reduce((sum, entry) => sum + entry.amount, 0);
