import { canonicalName, RESET_PASSWORD_TTL_MS, shownName, type Client } from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { JobPayloads, Ports, UnitOfWork, UserRepository } from '../ports/index.ts';
import { checkedEmail } from './check-fields.ts';
import { issueToken } from './issue-token.ts';
import { lockByEmail } from './lock-by-email.ts';

/**
 * Requests a link for a new password. A job looks up the address later, so that the response does not reveal
 * whether it has an account. Throws INVALID_INPUT for an invalid address, RATE_LIMITED.
 */
export const requestPasswordReset =
  (deps: { readonly unitOfWork: UnitOfWork; readonly limits: AttemptLimits }) =>
  async (input: { readonly email: string; readonly client: Client }): Promise<void> => {
    const email = checkedEmail(input.email);
    await deps.limits.mail('password-reset', canonicalName(email), input.client);
    await deps.unitOfWork.transaction((tx) => tx.jobs.enqueue('send-password-reset', { email }));
  };

interface Deps extends Pick<Ports, 'unitOfWork' | 'ids' | 'secrets' | 'clock' | 'links' | 'templates'> {
  readonly limits: Pick<AttemptLimits, 'allowsMailTo'>;
  readonly users: Pick<UserRepository, 'findByEmail'>;
}

/**
 * Runs the job of a requested reset: emails a link that is valid for an hour, if the address has an account
 * that has not received too many links. Counts the link before the transaction, because counting takes a second
 * connection to the database.
 */
export const sendPasswordReset =
  (deps: Deps) =>
  async ({ email }: JobPayloads['send-password-reset']): Promise<void> => {
    const counted = await deps.users.findByEmail(email);
    if (counted === null || !(await deps.limits.allowsMailTo('password-reset', counted.id))) return;
    await deps.unitOfWork.transaction(async (tx) => {
      const user = await lockByEmail(tx, email);
      if (user?.id !== counted.id) return;
      const token = await issueToken(deps, tx, {
        userId: user.id,
        purpose: 'reset-password',
        newEmail: null,
        ttlMs: RESET_PASSWORD_TTL_MS,
      });
      const link = deps.links.resetPassword(user.id, token);
      const owner = { to: user.email, name: shownName(user), username: user.username };
      await queueMail(tx, deps.ids, deps.templates.passwordReset({ ...owner, link }));
    });
  };
