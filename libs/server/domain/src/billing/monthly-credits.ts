import type { Period } from './sale.ts';

/**
 * Credits of a subscription that end: those granted in the current month and those left of the month before. Those
 * left are spent first, then those of the month, then credits that never end.
 */
export interface MonthlyCredits {
  readonly userId: string;
  readonly month: Period;
  readonly granted: number;
  readonly rolledOver: number;
  /** The ledger's last entry when the month began; what comes after it counts as spent in the month. */
  readonly sinceEntryId: string | null;
}

/** The same day of the month after, or its last day where it is shorter. */
export const monthAfter = (date: Date): Date => {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
};

/** What a month's end makes of them: what was rolled over and not spent ends, what was granted and not spent rolls over. */
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
 * The same with credits of the month `of` added, or taken where `credits` is negative. Those of a month that has
 * passed are among what was rolled over; those of one longer ago end no more.
 */
export const withMonthOf = (kept: MonthlyCredits, of: Period, credits: number): MonthlyCredits => {
  const { month, granted, rolledOver } = kept;
  if (of.to > month.from) {
    // A month that was begun by the calendar ends when the payment says: months are not all of one length.
    const to = granted === 0 && credits > 0 ? of.to : month.to;
    return { ...kept, month: { from: month.from, to }, granted: Math.max(0, granted + credits) };
  }
  if (monthAfter(of.to) > month.from) return { ...kept, rolledOver: Math.max(0, rolledOver + credits) };
  return kept;
};
