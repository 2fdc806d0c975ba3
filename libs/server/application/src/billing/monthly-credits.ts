import {
  endMonth,
  expire,
  isLongOver,
  monthAfter,
  withMonthOf,
  type MonthlyCredits,
  type Period,
} from '@safelight/domain';
import { moveCredits } from '../credits/move-credits.ts';
import type { Transaction, UnitOfWork } from '../ports/index.ts';

/** The maximum number of months that one call can end. */
const MAX_MONTHS = 120;

const lastEntryOf = async (tx: Transaction, userId: string): Promise<string | null> =>
  (await tx.credits.history(userId, 1))[0]?.id ?? null;

/** Ends one month: unspent rolled-over credits expire, and the unspent credits of the month roll over. */
const endOne = async (tx: Transaction, kept: MonthlyCredits): Promise<MonthlyCredits> => {
  const { userId, month } = kept;
  const spent = await tx.credits.spentSince(userId, kept.sinceEntryId);
  const { ending, rolledOver } = endMonth(kept, spent);
  // An operator may have expired some credits already, so no more than the balance can expire.
  const taken = Math.min(ending, Math.max(0, await tx.credits.balance(userId)));
  if (taken > 0) {
    const until = month.to.toISOString().slice(0, 10);
    const reference = `month:${userId}:${until}`;
    await moveCredits(tx, expire(userId, taken, `Unused Pro credits, kept until ${until}`, reference));
  }
  const next = { from: month.to, to: monthAfter(month.to) };
  return { userId, month: next, granted: 0, rolledOver, sinceEntryId: await lastEntryOf(tx, userId) };
};

/**
 * Ends all months before `at`. Returns the remaining monthly credits of the user, or null. The user must be
 * locked.
 */
const endMonthsUntil = async (tx: Transaction, userId: string, at: Date): Promise<MonthlyCredits | null> => {
  let kept = await tx.monthlyCredits.find(userId);
  for (let months = 0; kept !== null && kept.month.to <= at; months += 1) {
    kept = await endOne(tx, kept);
    if (months >= MAX_MONTHS || (kept.granted === 0 && kept.rolledOver === 0)) return null;
  }
  return kept;
};

/** Stores what `endMonthsUntil` returned. */
const keepMonths = (tx: Transaction, userId: string, kept: MonthlyCredits | null): Promise<void> =>
  kept === null ? tx.monthlyCredits.remove(userId) : tx.monthlyCredits.save(kept);

/** Credits that were granted for a month of a subscription, or revoked ones (a negative number). */
interface GrantForMonth {
  readonly userId: string;
  readonly month: Period;
  readonly credits: number;
  readonly at: Date;
}

/**
 * Adds credits that were granted for a month of a subscription, or subtracts revoked ones. Credits of a month that
 * was paid so late that they would have expired before are not recorded, so they never expire. The user must be
 * locked, and earlier months must be ended.
 */
export const recordMonthlyCredits = async (
  tx: Transaction,
  { userId, month, credits, at }: GrantForMonth,
): Promise<void> => {
  const kept = await tx.monthlyCredits.find(userId);
  if (kept !== null) {
    await tx.monthlyCredits.save(withMonthOf(kept, month, credits));
    return;
  }
  if (credits <= 0 || isLongOver(month, at)) return;
  const sinceEntryId = await lastEntryOf(tx, userId);
  await tx.monthlyCredits.save({ userId, month, granted: credits, rolledOver: 0, sinceEntryId });
};

/** Ends the months before a month whose credits will be granted next. The user must be locked. */
export const endMonthsBefore = async (tx: Transaction, userId: string, month: Period): Promise<void> => {
  await keepMonths(tx, userId, await endMonthsUntil(tx, userId, month.from));
};

/**
 * Ends all months of a user that are over. Usually a renewal ends the month; this function serves late renewals
 * and subscriptions that no longer renew.
 */
export const endMonths =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  (userId: string, now: Date): Promise<void> =>
    unitOfWork.transaction(async (tx) => {
      await tx.users.lock(userId);
      await keepMonths(tx, userId, await endMonthsUntil(tx, userId, now));
    });
