import type { Period } from './sale.ts';

/**
 * The credits of a subscription that expire: those granted in the current month and those rolled over from
 * the month before. Rolled-over credits are spent first, then those of the month, then credits that never
 * expire.
 */
export interface MonthlyCredits {
  readonly userId: string;
  readonly month: Period;
  readonly granted: number;
  readonly rolledOver: number;
  /** The last entry of the ledger when the month began; credits of the month were spent after it. */
  readonly sinceEntryId: string | null;
}

/** The same day of the next month, or its last day if that month is shorter. */
export const monthAfter = (date: Date): Date => {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
};

/**
 * The monthly credits after a month has ended: unspent rolled-over credits expire, and unspent credits of the
 * month roll over.
 */
export const endMonth = (
  { granted, rolledOver }: Pick<MonthlyCredits, 'granted' | 'rolledOver'>,
  spent: number,
): { readonly ending: number; readonly rolledOver: number } => {
  const spentInAll = Math.max(0, spent);
  const spentOfEarlier = Math.min(rolledOver, spentInAll);
  const spentOfMonth = Math.min(granted, spentInAll - spentOfEarlier);
  return { ending: rolledOver - spentOfEarlier, rolledOver: granted - spentOfMonth };
};

/**
 * Adds credits that were granted for the month `of`, or subtracts revoked ones when `credits` is negative.
 * Credits of the month before count as rolled over; those of earlier months no longer expire.
 */
export const withMonthOf = (kept: MonthlyCredits, of: Period, credits: number): MonthlyCredits => {
  const { month, granted, rolledOver } = kept;
  if (of.to > month.from) {
    // Months differ in length, so the payment decides when a month ends that the calendar began.
    const to = granted === 0 && credits > 0 ? of.to : month.to;
    return { ...kept, month: { from: month.from, to }, granted: Math.max(0, granted + credits) };
  }
  if (monthAfter(of.to) > month.from) return { ...kept, rolledOver: Math.max(0, rolledOver + credits) };
  return kept;
};
