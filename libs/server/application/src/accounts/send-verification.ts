import type { User } from '@safelight/domain';
import type { Clock, Ids, MailTemplates, Secrets, SiteLinks, Transaction } from '../ports/index.ts';

interface Deps {
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly links: SiteLinks;
  readonly templates: MailTemplates;
}

/** Issues a verification link inside the caller's transaction; earlier links stop working. */
export const sendVerification =
  (deps: Deps) =>
  async (tx: Transaction, user: User, ttlMs: number): Promise<void> => {
    const token = deps.ids.secret();
    await tx.oneTimeTokens.insert({
      userId: user.id,
      purpose: 'verify-email',
      tokenHash: deps.secrets.hash(token),
      expiresAt: new Date(deps.clock.now().getTime() + ttlMs),
      usedAt: null,
    });
    await tx.jobs.enqueue('send-mail', {
      messageId: deps.ids.uuid(),
      message: deps.templates.verification({
        to: user.email,
        username: user.username,
        link: deps.links.verifyEmail(user.id, token),
      }),
    });
  };

export type SendVerification = ReturnType<typeof sendVerification>;
