import type { Period } from './sale.ts';

/**
 * The credits of a subscription that expire: those granted in the current month, and those that rolled over
 * from the month before. Rolled-over credits are spent first, then the month's, then credits that never
 * expire.
 */
export interface MonthlyCredits {
  readonly userId: string;
  readonly month: Period;
  readonly granted: number;
  readonly rolledOver: number;
  /** The id of the last ledger entry when the month began. Credits that later entries spent belong to the month. */
  readonly sinceEntryId: string | null;
}

/** Returns the same day of the next month, or its last day if that month is shorter. */
export const monthAfter = (date: Date): Date => {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
};

/**
 * Returns the monthly credits after the end of a month: unspent rolled-over credits expire, and unspent
 * credits of the month roll over.
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
 * True if the month after this month is over at the time `at`. Credits that are granted for it only then no longer
 * expire.
 */
export const isLongOver = (month: Period, at: Date): boolean => monthAfter(month.to) <= at;

/**
 * Adds credits that were granted for the month `of`; a negative number subtracts revoked ones. Credits of the
 * month before count as rolled over. Credits of earlier months no longer expire, so they are ignored.
 */
export const withMonthOf = (kept: MonthlyCredits, of: Period, credits: number): MonthlyCredits => {
  const { month, granted, rolledOver } = kept;
  if (of.to > month.from) {
    // A month that was started by the calendar takes its end from the payment, because months differ in length.
    const to = granted === 0 && credits > 0 ? of.to : month.to;
    return { ...kept, month: { from: month.from, to }, granted: Math.max(0, granted + credits) };
  }
  if (isLongOver(of, month.from)) return kept;
  return { ...kept, rolledOver: Math.max(0, rolledOver + credits) };
};
