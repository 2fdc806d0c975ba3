import {
  DomainError,
  expire,
  grant,
  invalidField,
  notFound,
  refund,
  type NewLedgerEntry,
  type User,
} from '@safelight/domain';
import { CREDITS_PER_EDIT, TEXTS, textProblem } from '@safelight/rules';
import type { Transaction, UnitOfWork, UserRepository } from '../ports/index.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
}

/** Who was changed, and what they have now. */
export interface AdjustedBalance {
  readonly username: string;
  readonly balance: number;
}

/** More at once is a slip of the finger. */
const MAX_CREDITS = 1_000_000;
const REASON_MAX_LENGTH = 200;

const checkedCredits = (credits: number): number => {
  if (Number.isInteger(credits) && credits >= 1 && credits <= MAX_CREDITS) return credits;
  throw invalidField('credits', `Use a number from 1 to ${MAX_CREDITS}.`);
};

/** The person whose credits these are reads it. */
const checkedReason = (raw: string): string => {
  const reason = raw.trim();
  if (reason === '') throw invalidField('reason', 'Say why.');
  if (reason.length > REASON_MAX_LENGTH) {
    throw invalidField('reason', `Use at most ${REASON_MAX_LENGTH} characters.`);
  }
  const problem = textProblem(reason);
  if (problem !== null) throw invalidField('reason', problem);
  return reason;
};

const append = async (tx: Transaction, user: User, entry: NewLedgerEntry): Promise<AdjustedBalance> => {
  await tx.credits.append(entry);
  return { username: user.username, balance: await tx.credits.balance(user.id) };
};

/** Finds a user by name and changes the ledger while they are locked; NOT_FOUND when there is none. */
const forUser = async (
  { unitOfWork, users }: Deps,
  username: string,
  change: (tx: Transaction, user: User) => Promise<AdjustedBalance>,
): Promise<AdjustedBalance> => {
  const found = await users.findCredentials(username);
  if (found === null) throw notFound();
  return unitOfWork.transaction(async (tx) => {
    await tx.users.lock(found.user.id);
    return change(tx, found.user);
  });
};

/** Gives a user credits; INVALID_INPUT for no reason or no sensible number, NOT_FOUND for nobody. */
export const grantCredits =
  (deps: Deps) =>
  async (username: string, credits: number, reason: string): Promise<AdjustedBalance> =>
    forUser(deps, username, (tx, user) =>
      append(tx, user, grant(user.id, checkedCredits(credits), checkedReason(reason))),
    );

/** Takes credits a user has not spent; INSUFFICIENT_CREDITS (details: needed, balance) when there are fewer. */
export const expireCredits =
  (deps: Deps) =>
  async (username: string, credits: number, reason: string): Promise<AdjustedBalance> =>
    forUser(deps, username, async (tx, user) => {
      const needed = checkedCredits(credits);
      const balance = await tx.credits.balance(user.id);
      if (balance < needed) {
        const text = `${user.username} has ${balance} credits.`;
        throw new DomainError('INSUFFICIENT_CREDITS', text, { needed, balance });
      }
      return append(tx, user, expire(user.id, needed, checkedReason(reason)));
    });

/** Gives the credit of an edit that succeeded back, once; CONFLICT for one that did not, or was refunded already. */
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
      return append(tx, user, refund(user.id, CREDITS_PER_EDIT, jobId, checkedReason(reason)));
    });
