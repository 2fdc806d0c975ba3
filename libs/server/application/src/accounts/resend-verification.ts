import { VERIFY_EMAIL_TTL_MS } from '@safelight/domain';
import type { UnitOfWork } from '../ports/index.ts';
import type { SendVerification } from './send-verification.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly sendVerification: SendVerification;
}

/** Sends a new link to an unverified user; says nothing about whether there was one to send. */
export const resendVerification =
  (deps: Deps) =>
  async (userId: string): Promise<void> => {
    await deps.unitOfWork.transaction(async (tx) => {
      const user = await tx.users.findById(userId);
      if (user !== null && user.emailVerifiedAt === null) {
        await deps.sendVerification(tx, user, VERIFY_EMAIL_TTL_MS);
      }
    });
  };

export type ResendVerification = ReturnType<typeof resendVerification>;
