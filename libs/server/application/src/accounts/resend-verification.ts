import type { Client } from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { UnitOfWork } from '../ports/index.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly limits: AttemptLimits;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Requests another verification link. A job checks later whether the account needs one, so that the response
 * does not reveal it.
 */
export const resendVerification =
  (deps: Deps) =>
  async (userId: string, client: Client): Promise<void> => {
    await deps.limits.mail('resend-verification', userId, client);
    if (!UUID.test(userId)) return;
    await deps.unitOfWork.transaction((tx) => tx.jobs.enqueue('resend-verification', { userId }));
  };
