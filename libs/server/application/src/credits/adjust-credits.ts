import {
  checkedReason,
  DomainError,
  expire,
  EXTERNAL_REFERENCE_MAX_LENGTH,
  grant,
  invalidField,
  notFound,
  refund,
  type NewLedgerEntry,
  type User,
} from '@safelight/domain';
import { CREDITS_PER_EDIT, TEXTS, textProblem } from '@safelight/rules';
import type { Ports, Transaction } from '../ports/index.ts';
import { moveCredits } from './move-credits.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'users'>;

export interface CreditChange {
  readonly username: string;
  readonly credits: number;
  /** The reason, which the owner of the credits can read. */
  readonly reason: string;
  /**
   * The reference of the request outside Safelight, such as a ticket, or null. A repeated command with the same
   * reference changes nothing.
   */
  readonly externalReference: string | null;
}

/** The user whose credits were changed, and their new balance. */
export interface AdjustedBalance {
  readonly username: string;
  readonly balance: number;
}

/** The maximum number of credits in one change. A larger number is probably a typing mistake. */
const MAX_CREDITS = 1_000_000;
const REASON_MAX_LENGTH = 200;

const checkedCredits = (credits: number): number => {
  if (Number.isInteger(credits) && credits >= 1 && credits <= MAX_CREDITS) return credits;
  throw invalidField('credits', `Use a number from 1 to ${MAX_CREDITS}.`);
};

const checkedReference = (raw: string | null): string | null => {
  const reference = raw?.trim() ?? null;
  if (reference === null) return null;
  const isSound = reference !== '' && reference.length <= EXTERNAL_REFERENCE_MAX_LENGTH;
  if (isSound && textProblem(reference) === null) return reference;
  throw invalidField('external_reference', `Use 1 to ${EXTERNAL_REFERENCE_MAX_LENGTH} characters.`);
};

/**
 * Returns true if the ledger already contains this change. Throws CONFLICT if its reference was used for a
 * different change.
 */
const isRepeat = async (tx: Transaction, entry: NewLedgerEntry): Promise<boolean> => {
  const { kind, externalReference } = entry;
  if (externalReference === null) return false;
  const known = await tx.credits.findByExternalReference(kind, externalReference);
  if (known === null) return false;
  if (known.userId === entry.userId && known.amount === entry.amount) return true;
  throw new DomainError('CONFLICT', 'This reference was used for another change of credits.');
};

const append = async (tx: Transaction, user: User, entry: NewLedgerEntry): Promise<void> => {
  const balance = await tx.credits.balance(user.id);
  if (balance + entry.amount < 0) {
    const text = `${user.username} has ${balance} credits.`;
    throw new DomainError('INSUFFICIENT_CREDITS', text, { needed: -entry.amount, balance });
  }
  await moveCredits(tx, entry);
};

const balanceOfUser = async (tx: Transaction, user: User): Promise<AdjustedBalance> => ({
  username: user.username,
  balance: await tx.credits.balance(user.id),
});

/** Checks a change and adds it to the ledger under the user's lock, unless it is a repetition. */
const changeBy =
  (entryOf: typeof grant) =>
  ({ unitOfWork, users }: Deps) =>
  async (change: CreditChange): Promise<AdjustedBalance> => {
    const found = await users.findCredentials(change.username);
    if (found === null) throw notFound();
    const { user } = found;
    const entry = entryOf(
      user.id,
      checkedCredits(change.credits),
      checkedReason(change.reason, REASON_MAX_LENGTH),
      checkedReference(change.externalReference),
    );
    return unitOfWork.transaction(async (tx) => {
      await tx.users.lock(user.id);
      if (!(await isRepeat(tx, entry))) await append(tx, user, entry);
      return balanceOfUser(tx, user);
    });
  };

/**
 * Grants credits to a user. Throws INVALID_INPUT without a reason or for an invalid number, NOT_FOUND for an
 * unknown user.
 */
export const grantCredits = changeBy(grant);

/** Expires unspent credits of a user. Throws INSUFFICIENT_CREDITS (details: needed, balance) if there are fewer. */
export const expireCredits = changeBy(expire);

/** Refunds the credit of an edit that succeeded. Throws CONFLICT if it did not succeed or was refunded before. */
export const refundAiEdit =
  ({ unitOfWork }: Pick<Deps, 'unitOfWork'>) =>
  async (jobId: string, reason: string): Promise<AdjustedBalance> =>
    unitOfWork.transaction(async (tx) => {
      const job = await tx.aiEditJobs.findById(jobId);
      const user = job === null ? null : await tx.users.findById(job.userId);
      if (job === null || user === null) throw notFound();
      if (job.state !== 'succeeded') {
        throw new DomainError('CONFLICT', TEXTS.ai.nothingToRefund);
      }
      await tx.users.lock(user.id);
      await moveCredits(
        tx,
        refund(user.id, CREDITS_PER_EDIT, jobId, checkedReason(reason, REASON_MAX_LENGTH)),
      );
      return balanceOfUser(tx, user);
    });
