import { isTokenUsable, type Client } from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Ports } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'users' | 'oneTimeTokens' | 'secrets' | 'clock'> {
  readonly limits: AttemptLimits;
}

export interface ResetLink {
  readonly userId: string;
  readonly token: string;
  readonly client: Client;
}

/**
 * Returns the username of the account for which the link of an email can still set a new password, without using
 * the link. Null for a link that was used or replaced, has expired or never existed. Throws RATE_LIMITED.
 */
export const readResetLink =
  (deps: Deps) =>
  async ({ userId, token, client }: ResetLink): Promise<string | null> => {
    const forgive = await deps.limits.link(client);
    const found = await deps.oneTimeTokens.find(userId, 'reset-password', deps.secrets.hash(token));
    if (found === null || !isTokenUsable(found, deps.clock.now())) return null;
    await forgive();
    return (await deps.users.findById(userId))?.username ?? null;
  };
