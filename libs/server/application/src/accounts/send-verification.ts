import { VERIFY_EMAIL_TTL_MS, shownName, type User } from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { JobPayloads, Ports, Transaction, UnitOfWork } from '../ports/index.ts';
import { issueToken } from './issue-token.ts';

type Deps = Pick<Ports, 'ids' | 'secrets' | 'clock' | 'links' | 'templates'>;

/**
 * Creates a verification link and emails it, in the caller's transaction. Links sent earlier stop working.
 */
export const sendVerification =
  (deps: Deps) =>
  async (tx: Transaction, user: User): Promise<void> => {
    const { id, email } = user;
    const purpose = 'verify-email';
    const token = await issueToken(deps, tx, {
      userId: id,
      purpose,
      newEmail: null,
      ttlMs: VERIFY_EMAIL_TTL_MS,
    });
    const link = deps.links.verifyEmail(id, token);
    await queueMail(tx, deps.ids, deps.templates.verification({ to: email, name: shownName(user), link }));
  };

export type SendVerification = ReturnType<typeof sendVerification>;

/**
 * Runs the job of `resendVerification`: emails another link if the account needs one. Ignores unknown and
 * invalid ids.
 */
export const sendVerificationAgain =
  (deps: {
    readonly unitOfWork: UnitOfWork;
    readonly limits: AttemptLimits;
    readonly sendVerification: SendVerification;
  }) =>
  ({ userId }: JobPayloads['resend-verification']): Promise<void> =>
    deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(userId);
      const user = await tx.users.findById(userId);
      if (user === null || user.emailVerifiedAt !== null) return;
      if (await deps.limits.allowsMailTo('verification', user.id)) await deps.sendVerification(tx, user);
    });
