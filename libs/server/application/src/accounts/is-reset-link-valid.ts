import { isTokenUsable, type Client } from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Ports } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'oneTimeTokens' | 'secrets' | 'clock'> {
  readonly limits: AttemptLimits;
}

export interface ResetLink {
  readonly userId: string;
  readonly token: string;
  readonly client: Client;
}

/**
 * Tells whether the link of an email can still set a new password, without using it. False for a link that was
 * used or replaced, has expired or never existed. Throws RATE_LIMITED.
 */
export const isResetLinkValid =
  (deps: Deps) =>
  async ({ userId, token, client }: ResetLink): Promise<boolean> => {
    const forgive = await deps.limits.link(client);
    const found = await deps.oneTimeTokens.find(userId, 'reset-password', deps.secrets.hash(token));
    if (found === null || !isTokenUsable(found, deps.clock.now())) return false;
    await forgive();
    return true;
  };
