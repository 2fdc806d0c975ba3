import { VERIFY_EMAIL_TTL_MS, shownName, type User } from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { JobPayloads, Ports, Transaction, UnitOfWork, UserRepository } from '../ports/index.ts';
import { issueToken } from './issue-token.ts';

type Deps = Pick<Ports, 'ids' | 'secrets' | 'clock' | 'links' | 'templates'>;

/**
 * Creates a verification link and emails it, in the caller's transaction. Links sent earlier stop working.
 */
export const sendVerification =
  (deps: Deps) =>
  async (tx: Transaction, user: User): Promise<void> => {
    const { id, email, username } = user;
    const purpose = 'verify-email';
    const token = await issueToken(deps, tx, {
      userId: id,
      purpose,
      newEmail: null,
      ttlMs: VERIFY_EMAIL_TTL_MS,
    });
    const link = deps.links.verifyEmail(id, token);
    const owner = { to: email, name: shownName(user), username };
    await queueMail(tx, deps.ids, deps.templates.verification({ ...owner, link }));
  };

export type SendVerification = ReturnType<typeof sendVerification>;

const needsLink = (user: User | null): user is User => user !== null && user.emailVerifiedAt === null;

/**
 * Runs the job of `resendVerification`: emails another link if the account needs one and has not received too
 * many. Ignores unknown and invalid ids. Counts the link before the transaction, because counting takes a second
 * connection to the database.
 */
export const sendVerificationAgain =
  (deps: {
    readonly unitOfWork: UnitOfWork;
    readonly limits: Pick<AttemptLimits, 'allowsMailTo'>;
    readonly users: Pick<UserRepository, 'findById'>;
    readonly sendVerification: SendVerification;
  }) =>
  async ({ userId }: JobPayloads['resend-verification']): Promise<void> => {
    if (!needsLink(await deps.users.findById(userId))) return;
    if (!(await deps.limits.allowsMailTo('verification', userId))) return;
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(userId);
      const user = await tx.users.findById(userId);
      if (needsLink(user)) await deps.sendVerification(tx, user);
    });
  };
